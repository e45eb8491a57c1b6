import { ApiError } from '#contracts/api-error.ts';
import type { CallContext, Handlers } from '#contracts/calls/handlers.ts';
import { requesterKey, type Ticket } from '#contracts/support/support-tickets-fold.ts';
import { ticketsJoinedIn } from '#contracts/support/support-tickets-joined.ts';
import { ticketView } from '#contracts/views/support-tickets.ts';
import type { Files } from '#infra/files/port.ts';
import { type Budget, createTokenBuckets } from '#infra/service/token-buckets.ts';
import type { CommandHandler } from '../command-handling/command-handler.ts';
import { acceptedFiles, pictureRules } from '../upload/accepted-files.ts';
import { byVisitor } from './contact-handlers.ts';
import { type ContactThreads, threadTokenIn } from './contact-threads.ts';
import { handleTicket, newMessage, sentMessage } from './handle-ticket.ts';
import type { TicketCommand } from './ticket-commands.ts';

type Deps = {
  commands: CommandHandler;
  files: Files;
  threads: ContactThreads;
  now: () => Date;
  /** Rate limit of one visitor's messages; default: none. */
  ticketBudget?: Budget | undefined;
};
type Calls = Handlers<'readContact' | 'replyToContact' | 'uploadContactPictures' | 'reopenContact' | 'rateContact'>;

const SECONDS_TO_WAIT = 15;

/** A visitor's thread; the token of the mailed link is the only access to it. */
export function contactThreadHandlers({ commands, files, threads, now, ticketBudget: budget }: Deps): Calls {
  const rateLimit = budget && createTokenBuckets(budget, () => now().getTime());
  const { load, opened } = threads;

  async function openForWriting(token: string): Promise<Ticket> {
    const ticket = await opened(token);
    if (rateLimit && !rateLimit.take(ticket.ticketId))
      throw new ApiError('too_many_requests', { retryAfterSeconds: SECONDS_TO_WAIT });
    return ticket;
  }

  function loadJoined(ticket: Ticket): Promise<Ticket[]> {
    return ticketsJoinedIn(ticket, async (ids) => (await Promise.all(ids.map(load))).filter((one) => one !== null));
  }

  async function respond(
    { ticketId }: Ticket,
    command: (at: string) => TicketCommand,
    { commandId }: Pick<CallContext, 'commandId'>,
  ) {
    const at = now().toISOString();
    const { position } = await handleTicket(commands, ticketId, command(at), byVisitor(commandId, at));
    return { data: { done: true as const }, position };
  }

  return {
    readContact: async ({ query: { token } }) => {
      const ticket = await opened(token);
      return { data: ticketView(ticket, await loadJoined(ticket)) };
    },

    replyToContact: async ({ body: { token, ...text }, context }) => {
      const { ticketId, requester } = await openForWriting(token);
      const at = now().toISOString();
      const message = newMessage(text, ticketId, { ...context, caller: null });
      const { state, position } = await handleTicket(
        commands,
        ticketId,
        { type: 'ReplyAsRequester', data: { ...message, asker: requesterKey(requester), by: null, now: at } },
        byVisitor(message.messageId, at),
      );
      return { data: sentMessage(state, message.messageId), position };
    },

    uploadContactPictures: async ({ context }) => {
      await openForWriting(threadTokenIn(context.header));
      const accepted = await acceptedFiles(context, pictureRules);
      const items = await Promise.all(
        accepted.map(async ({ bytes, contentType, name }) => {
          const { id } = await files.put(bytes, { contentType, name });
          return { id, url: `/api/files/${id}`, name, contentType };
        }),
      );
      return { data: { items } };
    },

    reopenContact: async ({ body: { token }, context }) => {
      const ticket = await opened(token);
      const asker = requesterKey(ticket.requester);
      return respond(ticket, (at) => ({ type: 'ReopenTicket', data: { side: 'requester', asker, now: at } }), context);
    },

    rateContact: async ({ body: { token, ...rating }, context }) => {
      const ticket = await opened(token);
      const asker = requesterKey(ticket.requester);
      return respond(ticket, (at) => ({ type: 'RateTicket', data: { ...rating, asker, now: at } }), context);
    },
  };
}
