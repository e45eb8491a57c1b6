import { streams } from '#contracts/events/streams.ts';
import { ticketAnswered, ticketOpened, ticketResolved } from '#contracts/events/support-tickets.ts';
import { ticketCode } from '#contracts/support/support-tickets-code.ts';
import { type ContactMailKind, contactMail } from '../support/contact-mail.ts';
import { ticketDecider } from '../support/ticket-decider.ts';
import { createTicketLinks } from '../support/ticket-links.ts';
import { scheduleNow, definePolicy } from './policy.ts';

type TicketNotice = { ticketId: string; kind: ContactMailKind };

/** Mails answers and the resolution to visitors without an account, with a link to their thread. */
export const whenVisitorTicketMovesMail = definePolicy<TicketNotice>({
  name: 'when-visitor-ticket-moves-mail',
  tells: true,
  on: {
    [ticketOpened]: ({ id, recordedAt, data: { ticketId, requester } }) =>
      requester.accountId === null ? scheduleNow(id, recordedAt, { ticketId, kind: 'opened' }) : null,
    [ticketAnswered]: ({ id, recordedAt, data: { ticketId, requesterId, side } }) =>
      requesterId === null && side === 'staff' ? scheduleNow(id, recordedAt, { ticketId, kind: 'answered' }) : null,
    [ticketResolved]: ({ id, recordedAt, data: { ticketId, requesterId, side } }) =>
      requesterId === null && side === 'staff' ? scheduleNow(id, recordedAt, { ticketId, kind: 'resolved' }) : null,
  },
  act: async ({ ticketId, kind }, { commands, mail, secretStore, staff: { publicUrl } }, { now }) => {
    const { state } = await commands.load(ticketDecider, streams.ticket(ticketId));
    if (state.kind === 'none' || state.requester.email === null) return;
    // The mail about the answer suffices.
    if (kind === 'resolved' && state.messages.at(-1)?.at === state.resolvedAt) return;
    const { email, name, language } = state.requester;
    const { url } = await createTicketLinks({ secretStore, now: () => new Date(now), publicUrl }).open(ticketId);
    await mail.send(contactMail(kind, { email, name, language, code: ticketCode(ticketId), url }));
  },
});
