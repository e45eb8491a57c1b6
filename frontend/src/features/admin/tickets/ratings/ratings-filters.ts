import { addDays } from '#contracts/manila-time.ts';
import { ratingOrders } from '#contracts/calls/support-ratings.ts';
import { oneOf, pageOf } from '../../list/use-address.ts';

/** Numbers of days up to today. */
export const periods = ['7', '30', '90', '365'] as const;
type Period = (typeof periods)[number];
export const USUAL_PERIOD: Period = '30';

const ratings = ['good', 'bad'] as const;

export type RatingsFilters = {
  period: Period;
  agent: string | undefined;
  rating: (typeof ratings)[number] | undefined;
  sort: (typeof ratingOrders)[number] | undefined;
  page: number;
};

export function ratingsFilters(params: URLSearchParams): RatingsFilters {
  return {
    period: oneOf(params, 'days', periods) ?? USUAL_PERIOD,
    agent: params.get('agent') ?? undefined,
    rating: oneOf(params, 'rating', ratings),
    sort: oneOf(params, 'sort', ratingOrders),
    page: pageOf(params),
  };
}

/** Query arguments on a Manila day. */
export function ratingsQuery({ period, agent, rating, sort, page }: RatingsFilters, today: string) {
  const from = addDays(today, 1 - Number(period));
  return { from, to: today, page, ...(agent && { agent }), ...(rating && { rating }), ...(sort && { sort }) };
}

/** "83%"; null without ratings. */
export function shareOf({ good, bad }: { good: number; bad: number }): string | null {
  const all = good + bad;
  return all === 0 ? null : `${Math.round((good / all) * 100)}%`;
}
