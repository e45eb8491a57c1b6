import { ApiError } from '#contracts/api-error.ts';
import { type CallContext, type Handlers, signedIn } from '#contracts/calls/handlers.ts';
import type { Ticket } from '#contracts/support/support-tickets-fold.ts';
import { ticketsJoinedIn } from '#contracts/support/support-tickets-joined.ts';
import { adminTicketListItem, adminTicketView, ticketListItem, ticketView } from '#contracts/views/support-tickets.ts';
import type { Documents } from '#infra/eventing/documents.ts';
import { type TicketDocument, tickets } from '#projectors/read-models/support/tickets.ts';
import { cappedMark, skipOf } from '../page.ts';
import type { QueryContext } from '../query-context.ts';
import { countQueues, findTickets } from './ticket-queue.ts';

type Calls = Handlers<'listTickets' | 'readTicket' | 'listAdminTickets' | 'readAdminTicket'>;

const OTHERS_SHOWN = 10;

/** Tickets, for their requesters and for staff. */
export function ticketQueries({ documents, now, settings }: QueryContext): Calls {
  async function find(id: string): Promise<TicketDocument> {
    const found = await documents.get<TicketDocument>(tickets.name, id);
    if (!found) throw new ApiError('not_found');
    return found.document;
  }

  return {
    async listTickets({ query: page, context }) {
      const where = { requesterKey: { eq: signedIn(context).accountId } };
      const [found, total] = await Promise.all([
        documents.find<TicketDocument>(tickets.name, { where, sort: [['lastAt', 'desc']], ...skipOf(page) }),
        documents.count(tickets.name, where),
      ]);
      return { data: { items: found.map(({ document }) => ticketListItem(document.ticket)), ...page, total } };
    },

    async readTicket({ params: { id }, context }) {
      const { ticket } = ownTicket(await find(id), context);
      return { data: ticketView(ticket, await loadJoined(documents, ticket)) };
    },

    async listAdminTickets({ query: { page, limit, ...wanted }, context }) {
      const { accountId } = signedIn(context);
      const [{ found, total, capped }, counts, targets] = await Promise.all([
        findTickets(documents, { ...wanted, viewerId: accountId }, { page, limit }),
        countQueues(documents, accountId),
        settings(),
      ]);
      const standpoint = { targets, now: now().toISOString() };
      const items = found.map(({ document }) => adminTicketListItem(document.ticket, standpoint));
      return { data: { items, page, limit, total, counts, ...cappedMark(capped) } };
    },

    async readAdminTicket({ params: { id } }) {
      const { ticket, requesterKey } = await find(id);
      const [joined, ofThem, targets] = await Promise.all([
        loadJoined(documents, ticket),
        documents.find<TicketDocument>(tickets.name, {
          where: { requesterKey: { eq: requesterKey } },
          sort: [['lastAt', 'desc']],
          limit: OTHERS_SHOWN + 1,
        }),
        settings(),
      ]);
      const others = ofThem.map(({ document }) => document.ticket).filter(({ ticketId }) => ticketId !== id);
      const standpoint = { targets, now: now().toISOString() };
      return { data: adminTicketView(ticket, { joined, others: others.slice(0, OTHERS_SHOWN) }, standpoint) };
    },
  };
}

/** For anyone but the requester it does not exist. */
function ownTicket(document: TicketDocument, context: CallContext): TicketDocument {
  if (document.requesterKey !== signedIn(context).accountId) throw new ApiError('not_found');
  return document;
}

function loadJoined(documents: Pick<Documents, 'getMany'>, ticket: Ticket): Promise<Ticket[]> {
  return ticketsJoinedIn(ticket, async (ids) => {
    const found = await documents.getMany<TicketDocument>(tickets.name, ids);
    return found.map(({ document }) => document.ticket);
  });
}
