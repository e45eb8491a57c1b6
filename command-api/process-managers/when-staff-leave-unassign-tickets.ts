import { type AccountState, isActive } from '#contracts/account/account-fold.ts';
import { may } from '#contracts/account/staff-permissions.ts';
import { accountStopped } from '#contracts/events/account.ts';
import { partsOfStream, streams } from '#contracts/events/streams.ts';
import { addMinutes } from '#contracts/manila-time.ts';
import { accountDecider } from '../account/decider.ts';
import { ticketDecider } from '../support/ticket-decider.ts';
import { definePolicy, onEach } from './policy.ts';
import type { Reaction } from '#infra/eventing/process-managers.ts';

type Assigned = { ticketId: string; assigneeId: string };

const A_DAY_MINUTES = 24 * 60;

/** Unassigns the tickets of staff who were suspended or lost the permission. */
export const whenStaffLeaveUnassignTickets = definePolicy<Assigned>({
  name: 'when-staff-leave-unassign-tickets',
  on: {
    TicketOpened: ({ data: { ticketId, openedBy }, recordedAt }) =>
      openedBy === undefined ? null : look({ ticketId, assigneeId: openedBy.accountId }, recordedAt),
    TicketAssigned: ({ data: { ticketId, assignee }, recordedAt }) =>
      assignee === null ? { cancel: ticketId } : look({ ticketId, assigneeId: assignee.accountId }, recordedAt),
    TicketClosed: ({ data: { ticketId } }) => ({ cancel: ticketId }),
    TicketMerged: ({ data: { ticketId } }) => ({ cancel: ticketId }),
  },
  wakes: onEach([...accountStopped, 'RoleChanged'], ({ stream }) => partsOfStream(stream).id),
  act: async ({ ticketId, assigneeId }, { commands }, context) => {
    const { state: assignee } = await commands.loadNewest(accountDecider, streams.account(assigneeId));
    if (answers(assignee)) return { lookAgainAt: addMinutes(context.now, A_DAY_MINUTES) };
    await commands.handle(
      ticketDecider,
      streams.ticket(ticketId),
      { type: 'UnassignTicket', data: { from: assigneeId, now: context.now } },
      context,
    );
  },
});

function answers(account: AccountState): boolean {
  return account.kind === 'account' && isActive(account) && may(account, 'tickets.answer');
}

function look(assigned: Assigned, at: string): Reaction<Assigned> {
  return { schedule: { key: assigned.ticketId, group: assigned.assigneeId, dueAt: at, data: assigned } };
}
