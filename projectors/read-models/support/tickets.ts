import { typesOf } from '#contracts/events/event-schemas.ts';
import type { Recorded } from '#contracts/events/registry.ts';
import { type TicketEvent, ticketEvents, ticketPriorities } from '#contracts/events/support-tickets.ts';
import { ticketCode } from '#contracts/support/support-tickets-code.ts';
import {
  foldTicket,
  noTicket,
  requesterKey,
  type Ticket,
  type TicketStatus,
} from '#contracts/support/support-tickets-fold.ts';
import { defineReadModel, onEach, type PushDraft } from '../../read-model.ts';
import { folded } from '../folded-text.ts';

/** A support request. By ticket id. */
export type TicketDocument = {
  ticket: Ticket;
  /** An account id, or a visitor's address (`requesterKey`). */
  requesterKey: string;
  code: string;
  /** The requester's name, as searches compare it. */
  nameKey: string;
  email: string;
  status: TicketStatus;
  /** null: unassigned. */
  assigneeId: string | null;
  /** 0 is the most urgent. */
  rank: number;
  /** Since when one side waits for the other's answer. */
  waitsSince: string;
  openedAt: string;
  lastAt: string;
};

export const tickets = defineReadModel<TicketDocument>({
  name: 'tickets',
  version: 5,
  fields: [
    'requesterKey',
    'code',
    'nameKey',
    'email',
    'status',
    'assigneeId',
    'rank',
    'waitsSince',
    'openedAt',
    'lastAt',
  ],
  compound: [
    ['openedAt'],
    ['lastAt'],
    ['requesterKey', 'lastAt'],
    ['status', 'lastAt'],
    ['status', 'openedAt'],
    // The queues: few of all tickets are unsolved.
    ['status', 'rank', 'waitsSince'],
    ['assigneeId', 'status', 'rank', 'waitsSince'],
  ],
  on: { ...onEach(typesOf(ticketEvents), { ids: ({ data }) => data.ticketId, apply: documentOf }) },
  push: ({ ticket }, event) => pushesOf(ticket, event.type),
});

function documentOf(
  document: TicketDocument | undefined,
  event: Recorded<TicketEvent['type']>,
): TicketDocument | undefined {
  const ticket = foldTicket(document?.ticket ?? noTicket, event);
  if (ticket.kind === 'none') return undefined;
  const { requester, status, assignee, priority, messages, clock, ticketId } = ticket;
  const changed = document?.status !== status;
  return {
    ticket,
    requesterKey: requesterKey(requester),
    code: ticketCode(ticketId),
    nameKey: folded(requester.name),
    email: requester.email ?? '',
    status,
    assigneeId: assignee?.accountId ?? null,
    rank: ticketPriorities.length - 1 - ticketPriorities.indexOf(priority),
    // The requester may have waited longer, in a ticket that was merged into this one.
    waitsSince: clock.runningSince ?? (changed ? event.data.at : document.waitsSince),
    openedAt: clock.openedAt,
    lastAt: messages.at(-1)?.at ?? clock.openedAt,
  };
}

/** Internal notes and priorities are hidden from the person. */
const staffOnlyEvents: readonly TicketEvent['type'][] = ['TicketNoted', 'TicketPrioritized'];

function pushesOf({ ticketId, requester }: Ticket, type: string): PushDraft[] {
  const told = { namespace: 'account', event: 'ticket:updated', payload: { ticketId } } as const;
  const toStaff: PushDraft = { ...told, to: { staff: ['tickets.read'] } };
  if (requester.accountId === null || staffOnlyEvents.some((one) => one === type)) return [toStaff];
  return [{ ...told, to: { accounts: [requester.accountId] } }, toStaff];
}
