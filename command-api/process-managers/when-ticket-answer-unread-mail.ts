import { streams } from '#contracts/events/streams.ts';
import { ticketAnswered, ticketOpened } from '#contracts/events/support-tickets.ts';
import { MINUTE_MS } from '#contracts/manila-time.ts';
import { ticketCode } from '#contracts/support/support-tickets-code.ts';
import { provenContacts } from '../account/contact/contacts.ts';
import { accountDecider } from '../account/decider.ts';
import { contactMail } from '../support/contact-mail.ts';
import { ticketDecider } from '../support/ticket-decider.ts';
import { definePolicy } from './policy.ts';

type Told = { ticketId: string; sequence: number };

/** Who has the app open reads it there, and needs no mail. */
const UNREAD_FOR_MS = 10 * MINUTE_MS;

const later = (key: string, recordedAt: string, data: Told) => ({
  schedule: { key, dueAt: new Date(Date.parse(recordedAt) + UNREAD_FOR_MS).toISOString(), data },
});

/** A word of staff that its person doesn't read soon comes by mail, too, unless they want none; of several, once. */
export const whenTicketAnswerUnreadMail = definePolicy<Told>({
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
    const isNewest = !ticket.messages.some((one) => one.side === 'staff' && one.sequence > sequence);
    if (!isNewest || ticket.readUpTo.requester >= sequence) return;
    const { state: account } = await commands.loadNewest(accountDecider, streams.account(ticket.requester.accountId));
    if (account.kind === 'none' || account.closure || account.notifications?.mails === false) return;
    const { firstName: name, language, userType } = account;
    const side = userType === 'worker' ? 'worker' : 'client';
    const told = { name, language, code: ticketCode(ticketId), url: `${publicUrl}/${side}/help/${ticketId}` };
    for (const email of provenContacts(account, 'email', now))
      await mail.send(contactMail('answered', { email, ...told }));
  },
});
