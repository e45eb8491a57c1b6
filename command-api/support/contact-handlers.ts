import * as z from 'zod/mini';
import { ApiError } from '#contracts/api-error.ts';
import { NewContact } from '#contracts/calls/support-contact.ts';
import type { Handlers } from '#contracts/calls/handlers.ts';
import { streams } from '#contracts/events/streams.ts';
import { MINUTE_MS } from '#contracts/manila-time.ts';
import { ticketCode } from '#contracts/support/support-tickets-code.ts';
import { requesterKey, type Ticket } from '#contracts/support/support-tickets-fold.ts';
import { ticketView } from '#contracts/views/support-tickets.ts';
import { derivedId } from '#infra/eventing/ids.ts';
import type { Mail } from '#infra/mail/port.ts';
import { type Budget, createTokenBuckets } from '#infra/service/token-buckets.ts';
import { acceptCode, createOneTimeCodes } from '../account/codes/one-time-codes.ts';
import { verificationMail } from '../account/codes/verification-mail.ts';
import { addressOf } from '../account/passwords/prove-password.ts';
import type { SecretStore } from '../account/secret-store.ts';
import type { CommandContext, CommandHandler } from '../command-handling/command-handler.ts';
import { handleTicket, newMessage, sentMessage } from './handle-ticket.ts';
import { ticketDecider } from './ticket-decider.ts';
import type { TicketLinks } from './ticket-links.ts';

type Deps = {
  commands: CommandHandler;
  secretStore: SecretStore;
  mail: Mail;
  links: TicketLinks;
  now: () => Date;
  /** What one visitor may write in their thread; without one, as much as they like. */
  ticketBudget?: Budget | undefined;
};
type Calls = Handlers<'startContact' | 'confirmContact' | 'readContact' | 'replyToContact'>;

/** As long as the code of its mail. */
const DRAFT_MS = 15 * MINUTE_MS;
const SECONDS_TO_WAIT = 15;

/**
 * Visitors ask by mail: the code proves the address, and nobody is written to who didn't ask. What they wrote waits in the
 * secret store until then, and is in no event.
 */
export function contactHandlers({ commands, secretStore, mail, links, now, ticketBudget: budget }: Deps): Calls {
  const codes = createOneTimeCodes({ secretStore, now }, 'contact-code');
  const drafts = secretStore.collection('contact-draft', z.required(NewContact));
  const written = budget && createTokenBuckets(budget, () => now().getTime());

  async function load(ticketId: string): Promise<Ticket | null> {
    const { state } = await commands.loadNewest(ticketDecider, streams.ticket(ticketId));
    return state.kind === 'none' ? null : state;
  }

  /** The ticket in which it goes on, if staff merged it: both are this visitor's. */
  async function opened(token: string): Promise<Ticket> {
    const visited = new Set<string>();
    for (let id = await links.read(token); id !== undefined && !visited.has(id);) {
      visited.add(id);
      const ticket = await load(id);
      if (ticket === null || ticket.status === 'closed') break;
      if (ticket.mergedInto === null) return ticket;
      id = ticket.mergedInto;
    }
    throw new ApiError('link_expired');
  }

  async function joinedIn(ticket: Ticket): Promise<Ticket[]> {
    const known = await Promise.all(ticket.tookOver.map(load));
    return known.filter((one) => one?.mergedInto === ticket.ticketId).filter((one) => one !== null);
  }

  return {
    startContact: async ({ body, context }) => {
      const contactId = derivedId('contact', context.commandId);
      const { language = 'en', ...asked } = body;
      const code = await codes.make(contactId, asked.email, { origin: addressOf(context) });
      const expiresAt = new Date(now().getTime() + DRAFT_MS);
      await drafts.keep(contactId, { secret: { ...asked, language }, expiresAt });
      await mail.send(verificationMail({ email: asked.email, firstName: asked.name, language }, code));
      return { data: { contactId } };
    },

    confirmContact: async ({ body: { contactId, code }, context }) => {
      const draft = await drafts.read(contactId);
      if (!draft) throw new ApiError('link_expired');
      const { email, name, language, topic, text } = draft;
      acceptCode(await codes.check(contactId, email, code, { by: context.commandId, spends: true }));
      const ticketId = derivedId('ticket', contactId);
      const requester = { accountId: null, userType: null, name, avatar: null, email, language };
      const message = { messageId: derivedId('ticket message', contactId), text, attachments: [] };
      const at = now().toISOString();
      const { position } = await handleTicket(
        commands,
        ticketId,
        { type: 'OpenTicket', data: { ticketId, requester, topic, about: null, ...message, now: at } },
        byVisitor(ticketId, at),
      );
      const { token } = await links.open(ticketId);
      return { data: { token, code: ticketCode(ticketId) }, position };
    },

    readContact: async ({ query: { token } }) => {
      const ticket = await opened(token);
      return { data: ticketView(ticket, await joinedIn(ticket)) };
    },

    replyToContact: async ({ body: { token, text, clientTempId }, context }) => {
      const { ticketId, requester } = await opened(token);
      if (written && !written.take(ticketId))
        throw new ApiError('too_many_requests', { retryAfterSeconds: SECONDS_TO_WAIT });
      const at = now().toISOString();
      const message = newMessage({ text, attachments: [], clientTempId }, ticketId, { ...context, caller: null });
      const { state, position } = await handleTicket(
        commands,
        ticketId,
        { type: 'ReplyAsRequester', data: { ...message, asker: requesterKey(requester), by: null, now: at } },
        byVisitor(message.messageId, at),
      );
      return { data: sentMessage(state, message.messageId), position };
    },
  };
}

function byVisitor(commandId: string, now: string): CommandContext {
  return { commandId, actor: { accountId: 'guest', role: 'guest' }, now };
}
