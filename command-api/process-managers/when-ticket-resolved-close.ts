import { ticketNoLongerResolved, ticketResolved } from '#contracts/events/support-tickets.ts';
import { reopenUntil } from '#contracts/support/support-tickets-rules.ts';
import { handleTicket } from '../support/handle-ticket.ts';
import { definePolicy, onEach } from './policy.ts';

/** Closes a resolved ticket finally unless it is reopened in time. */
export const whenTicketResolvedClose = definePolicy<{ ticketId: string }>({
  name: 'when-ticket-resolved-close',
  on: {
    [ticketResolved]: ({ data: { ticketId, at } }) => ({
      schedule: { key: ticketId, dueAt: reopenUntil(at), data: { ticketId } },
    }),
    ...onEach(ticketNoLongerResolved, ({ data: { ticketId } }) => ({ cancel: ticketId })),
  },
  act: async ({ ticketId }, { commands }, context) => {
    await handleTicket(commands, ticketId, { type: 'CloseTicket', data: { now: context.now } }, context);
  },
});
