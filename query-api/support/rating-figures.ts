import type { RatedTicket, RatingFigures } from '#contracts/views/support-tickets.ts';

type Rated = Pick<RatedTicket, 'agent' | 'rating'>;

/** Ratings in total and by agent. */
export function ratingFigures(rated: readonly Rated[]): RatingFigures {
  const byAgent = Map.groupBy(rated, ({ agent }) => agent?.accountId ?? null);
  const agents = [...byAgent.values()].map((own) => ({ agent: own[0]?.agent ?? null, ...counted(own) }));
  agents.sort((one, other) => other.good + other.bad - (one.good + one.bad));
  return { all: counted(rated), agents };
}

function counted(rated: readonly Rated[]): { good: number; bad: number } {
  const good = rated.filter(({ rating }) => rating === 'good').length;
  return { good, bad: rated.length - good };
}
