import type { Person } from '#contracts/account/person.ts';
import type { Recorded } from '#contracts/events/registry.ts';
import type { TicketTopic } from '#contracts/events/support-tickets.ts';
import { ticketCode } from '#contracts/support/support-tickets-code.ts';
import { defineReadModel } from '../../read-model.ts';

/** A ticket's rating, by ticket id; without messages, so that many are counted fast. */
export type TicketRatingDocument = {
  ticketId: string;
  code: string;
  name: string;
  topic: TicketTopic;
  /** Current assignee. */
  assignee: Person | null;
  rated: {
    rating: 'good' | 'bad';
    comment: string;
    /** Assignee at the time of the rating. */
    agent: Person | null;
  } | null;
  /** '' until it is rated. */
  ratedAt: string;
};

const ids = ({ data }: { data: { ticketId: string } }) => data.ticketId;

export const ticketRatings = defineReadModel<TicketRatingDocument>({
  name: 'ticket-ratings',
  version: 1,
  fields: ['ratedAt'],
  on: {
    TicketOpened: { ids, apply: (_, event) => opened(event) },
    TicketAssigned: { ids, apply: (document, { data }) => document && { ...document, assignee: data.assignee } },
    /** A repeated rating replaces the earlier one. */
    TicketRated: {
      ids,
      apply: (document, { data: { rating, comment, at } }) =>
        document && { ...document, rated: { rating, comment, agent: document.assignee }, ratedAt: at },
    },
  },
});

function opened({ data }: Recorded<'TicketOpened'>): TicketRatingDocument {
  const { ticketId, requester, topic, openedBy: assignee = null } = data;
  const code = ticketCode(ticketId);
  return { ticketId, code, name: requester.name, topic, assignee, rated: null, ratedAt: '' };
}
