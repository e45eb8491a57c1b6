import { fullName, type Person } from '#contracts/account/person.ts';
import type { Account } from '#contracts/account/account-fold.ts';
import { ApiError } from '#contracts/api-error.ts';
import { type CallContext, type Handlers, signedIn } from '#contracts/calls/handlers.ts';
import type { Requester, TicketAbout } from '#contracts/events/support-tickets.ts';
import { streams } from '#contracts/events/streams.ts';
import { ticketCode } from '#contracts/support/support-tickets-code.ts';
import { derivedId } from '#infra/eventing/ids.ts';
import { type Budget, createTokenBuckets } from '#infra/service/token-buckets.ts';
import { loadAccount } from '../account/person.ts';
import { bookingDecider } from '../booking/decider.ts';
import { commandContext } from '../command-handling/command-context.ts';
import type { CommandHandler } from '../command-handling/command-handler.ts';
import type { BySide, TicketCommand } from './ticket-commands.ts';
import { handleTicket, type NewText, newMessage, sentMessage } from './handle-ticket.ts';

type Deps = {
  commands: CommandHandler;
  now: () => Date;
  /** Rate limit of one person's messages; default: none. */
  ticketBudget?: Budget | undefined;
};
type Calls = Handlers<
  'openTicket' | 'replyToTicket' | 'readTicketUpTo' | 'resolveTicket' | 'reopenTicket' | 'rateTicket'
>;

/** Shared by new tickets and replies of one person. */
export const ticketBudget: Budget = { burst: 30, perMinute: 6 };
const SECONDS_TO_WAIT = 15;

/** Support tickets. For people other than the requester a ticket does not exist. */
export function ticketHandlers({ commands, now, ticketBudget: budget }: Deps): Calls {
  const written = budget && createTokenBuckets(budget, () => now().getTime());

  function takeFromBudget(accountId: string): void {
    if (written && !written.take(accountId))
      throw new ApiError('too_many_requests', { retryAfterSeconds: SECONDS_TO_WAIT });
  }

  function handle(ticketId: string, command: TicketCommand, context: CallContext, commandId?: string) {
    const own = commandContext(context, now());
    return handleTicket(commands, ticketId, command, commandId === undefined ? own : { ...own, commandId });
  }

  const bySide = (context: CallContext): BySide => ({
    side: 'requester',
    asker: signedIn(context).accountId,
    now: now().toISOString(),
  });

  async function done(id: string, command: TicketCommand, context: CallContext) {
    const { position } = await handle(id, command, context);
    return { data: { done: true as const }, position };
  }

  return {
    openTicket: async ({ body: { topic, about, ...text }, context }) => {
      const { accountId } = signedIn(context);
      takeFromBudget(accountId);
      const account = await loadAccount(commands, accountId);
      if (about) await requireOwn(commands, about, accountId);
      const ticketId = ticketIdOf(text, context);
      const message = newMessage(text, ticketId, context);
      const data = { ticketId, requester: requesterOf(account), topic, about, now: now().toISOString(), ...message };
      const { position } = await handle(ticketId, { type: 'OpenTicket', data }, context, ticketId);
      return { data: { id: ticketId, code: ticketCode(ticketId) }, position };
    },

    replyToTicket: async ({ params: { id }, body, context }) => {
      const { accountId } = signedIn(context);
      takeFromBudget(accountId);
      const by = personOf(await loadAccount(commands, accountId));
      const message = newMessage(body, id, context);
      const data = { ...message, asker: accountId, by, now: now().toISOString() };
      const { state, position } = await handle(id, { type: 'ReplyAsRequester', data }, context, message.messageId);
      return { data: sentMessage(state, message.messageId), position };
    },

    readTicketUpTo: ({ params: { id }, body: { upToSequence }, context }) =>
      done(id, { type: 'MarkTicketRead', data: { ...bySide(context), upToSequence } }, context),
    resolveTicket: ({ params: { id }, context }) => done(id, { type: 'ResolveTicket', data: bySide(context) }, context),
    reopenTicket: ({ params: { id }, context }) => done(id, { type: 'ReopenTicket', data: bySide(context) }, context),
    rateTicket: ({ params: { id }, body, context }) => {
      const data = { ...body, asker: signedIn(context).accountId, now: now().toISOString() };
      return done(id, { type: 'RateTicket', data }, context);
    },
  };
}

/** Derived from clientTempId, so that a resent first message opens one ticket. */
export function ticketIdOf({ clientTempId }: NewText, context: CallContext): string {
  if (clientTempId === undefined) return derivedId('ticket', context.commandId);
  return derivedId(`ticket of ${signedIn(context).accountId}`, clientTempId);
}

/** A ticket may only refer to the requester's own objects; the error does not reveal others. */
async function requireOwn(commands: CommandHandler, { kind, id }: TicketAbout, accountId: string): Promise<void> {
  if (kind === 'person') {
    await loadAccount(commands, id);
    return;
  }
  const { state } = await commands.load(bookingDecider, streams.booking(id));
  const isTheirs =
    state.kind !== 'none' && (state.clientId === accountId || state.worker?.accountId === accountId || state.wasOpen);
  if (!isTheirs) throw new ApiError('not_found');
}

export function personOf(account: Account): Person {
  return { accountId: account.accountId, name: fullName(account), avatar: account.avatar };
}

export function requesterOf(account: Account): Requester {
  const { userType, language } = account;
  return { ...personOf(account), userType, language, email: null };
}
