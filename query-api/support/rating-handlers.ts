import type { Handlers } from '#contracts/calls/handlers.ts';
import { addDays, manilaInstant } from '#contracts/manila-time.ts';
import type { RatedTicket } from '#contracts/views/support-tickets.ts';
import type { Documents } from '#infra/eventing/documents.ts';
import { type TicketRatingDocument, ticketRatings } from '#projectors/read-models/support/ticket-ratings.ts';
import { findUpTo, pageOf } from '../page.ts';
import type { QueryContext } from '../query-context.ts';
import { ratingFigures } from './rating-figures.ts';

/** Maximum number of rated tickets counted: the newest. The response says whether there are more. */
const MOST_COUNTED = 10_000;

export function ratingQueries({ documents }: Pick<QueryContext, 'documents'>): Handlers<'listTicketRatings'> {
  return {
    async listTicketRatings({ query: { from, to, agent, rating, sort, ...page } }) {
      const { found, capped } = await ratedBetween(documents, manilaInstant(from), manilaInstant(addDays(to, 1)));
      const wanted = found.filter(
        (one) =>
          (agent === undefined || (one.agent?.accountId ?? 'nobody') === agent) &&
          (rating === undefined || one.rating === rating),
      );
      const inOrder = sort === 'when' ? wanted.toReversed() : wanted;
      return { data: { ...pageOf(inOrder, page, capped), figures: ratingFigures(found) } };
    },
  };
}

async function ratedBetween({ find }: Pick<Documents, 'find'>, from: string, before: string) {
  const where = { ratedAt: { gte: from, lt: before } };
  const { found, capped } = await findUpTo(MOST_COUNTED, (limit) =>
    find<TicketRatingDocument>(ticketRatings.name, { where, sort: [['ratedAt', 'desc']], limit }),
  );
  return { found: found.flatMap(({ document }) => ratedTicket(document) ?? []), capped };
}

function ratedTicket({
  ticketId: id,
  code,
  topic,
  name,
  rated,
  ratedAt: at,
}: TicketRatingDocument): RatedTicket | null {
  return rated && { id, code, topic, name, ...rated, at };
}
