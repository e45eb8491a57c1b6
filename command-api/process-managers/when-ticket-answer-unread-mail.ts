import { streams } from '#contracts/events/streams.ts';
import { ticketAnswered, ticketOpened } from '#contracts/events/support-tickets.ts';
import { MINUTE_MS } from '#contracts/manila-time.ts';
import type { Ticket, TicketMessage } from '#contracts/support/support-tickets-fold.ts';
import { ticketCode } from '#contracts/support/support-tickets-code.ts';
import { provenContacts } from '../account/contact/contacts.ts';
import { accountDecider } from '../account/decider.ts';
import type { CommandHandler } from '../command-handling/command-handler.ts';
import { contactMail } from '../support/contact-mail.ts';
import { ticketDecider } from '../support/ticket-decider.ts';
import { definePolicy } from './policy.ts';

type AnswerNotice = { ticketId: string; sequence: number };

/** People with the app open read it there and need no mail. */
const UNREAD_FOR_MS = 10 * MINUTE_MS;

const later = (key: string, recordedAt: string, data: AnswerNotice) => ({
  schedule: { key, dueAt: new Date(Date.parse(recordedAt) + UNREAD_FOR_MS).toISOString(), data },
});

/** Mails unread answers of staff, unless the person disabled mail; several answers make one mail. */
export const whenTicketAnswerUnreadMail = definePolicy<AnswerNotice>({
  name: 'when-ticket-answer-unread-mail',
  tells: true,
  on: {
    [ticketOpened]: ({ id, recordedAt, data: { ticketId, sequence, openedBy } }) =>
      openedBy ? later(id, recordedAt, { ticketId, sequence }) : null,
    [ticketAnswered]: ({ id, recordedAt, data: { ticketId, sequence, requesterId, side } }) =>
      requesterId !== null && side === 'staff' ? later(id, recordedAt, { ticketId, sequence }) : null,
  },
  act: async ({ ticketId, sequence }, { commands, mail, staff: { publicUrl } }, { now }) => {
    const { state: ticket } = await commands.loadNewest(ticketDecider, streams.ticket(ticketId));
    if (ticket.kind === 'none' || ticket.requester.accountId === null) return;
    const unread = unreadAnswer(ticket, sequence);
    const goesOn = unread && (await mergedTicket(commands, ticket, unread.at));
    if (goesOn === null) return;
    const { state: account } = await commands.loadNewest(accountDecider, streams.account(ticket.requester.accountId));
    if (account.kind === 'none' || account.closure || account.notifications?.mails === false) return;
    const { firstName: name, language, userType } = account;
    const side = userType === 'worker' ? 'worker' : 'client';
    const told = { name, language, code: ticketCode(goesOn), url: `${publicUrl}/${side}/help/${goesOn}` };
    for (const email of provenContacts(account, 'email', now))
      await mail.send(contactMail('answered', { email, ...told }));
  },
});

/** null if it was read or is not the newest answer, which has its own task. */
function unreadAnswer({ messages, readUpTo }: Ticket, sequence: number): TicketMessage | null {
  const newest = messages.findLast(({ side }) => side === 'staff');
  return newest?.sequence === sequence && readUpTo.requester < sequence ? newest : null;
}

/**
 * The ticket that contains the answer: staff may have merged it into another. null if the answer was read there or is not the
 * newest.
 */
async function mergedTicket(
  commands: Pick<CommandHandler, 'loadNewest'>,
  ticket: Ticket,
  answeredAt: string,
): Promise<string | null> {
  const visited = new Set<string>();
  let at = ticket;
  while (at.mergedInto !== null && !visited.has(at.ticketId)) {
    visited.add(at.ticketId);
    const { state } = await commands.loadNewest(ticketDecider, streams.ticket(at.mergedInto));
    if (state.kind === 'none' || state.unreadJoined.requester === 0) return null;
    if (state.messages.some((message) => message.side === 'staff' && message.at > answeredAt)) return null;
    at = state;
  }
  return at.ticketId;
}
