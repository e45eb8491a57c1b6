import * as z from 'zod/mini';
import { ApiError } from '#contracts/api-error.ts';
import { NewContact } from '#contracts/calls/support-contact.ts';
import type { Handlers } from '#contracts/calls/handlers.ts';
import { MINUTE_MS } from '#contracts/manila-time.ts';
import { ticketCode } from '#contracts/support/support-tickets-code.ts';
import { derivedId } from '#infra/eventing/ids.ts';
import type { Mail } from '#infra/mail/port.ts';
import { acceptCode, createOneTimeCodes } from '../account/codes/one-time-codes.ts';
import { verificationMail } from '../account/codes/verification-mail.ts';
import { addressOf } from '../account/passwords/prove-password.ts';
import type { SecretStore } from '../account/secret-store.ts';
import type { CommandContext, CommandHandler } from '../command-handling/command-handler.ts';
import { handleTicket } from './handle-ticket.ts';
import type { TicketLinks } from './ticket-links.ts';

type Deps = {
  commands: CommandHandler;
  secretStore: SecretStore;
  mail: Mail;
  links: TicketLinks;
  now: () => Date;
};

/** As long as the code of its mail. */
const DRAFT_MS = 15 * MINUTE_MS;

/**
 * Support requests of visitors. A code proves the address, so that no stranger gets mail. The text stays in the secret store
 * until then and is in no event.
 */
export function contactHandlers({
  commands,
  secretStore,
  mail,
  links,
  now,
}: Deps): Handlers<'startContact' | 'confirmContact'> {
  const codes = createOneTimeCodes({ secretStore, now }, 'contact-code');
  const drafts = secretStore.collection('contact-draft', z.required(NewContact));

  return {
    startContact: async ({ body, context }) => {
      const contactId = derivedId('contact', context.commandId);
      const { language = 'en', ...asked } = body;
      const code = await codes.make(contactId, asked.email, { origin: addressOf(context) });
      const expiresAt = new Date(now().getTime() + DRAFT_MS);
      await drafts.keep(contactId, { secret: { ...asked, language }, expiresAt });
      await mail.send(verificationMail({ email: asked.email, language }, code));
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
  };
}

export function byVisitor(commandId: string, now: string): CommandContext {
  return { commandId, actor: { accountId: 'guest', role: 'guest' }, now };
}
