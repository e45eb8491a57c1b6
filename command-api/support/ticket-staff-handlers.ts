import { type Account, isActive } from '#contracts/account/account-fold.ts';
import type { Person } from '#contracts/account/person.ts';
import { may } from '#contracts/account/staff-permissions.ts';
import { ApiError } from '#contracts/api-error.ts';
import { type CallContext, type Handlers, signedIn } from '#contracts/calls/handlers.ts';
import { streams } from '#contracts/events/streams.ts';
import { ticketCode } from '#contracts/support/support-tickets-code.ts';
import { requesterKey, type Ticket } from '#contracts/support/support-tickets-fold.ts';
import { createKeyedMutex } from '#infra/eventing/command-handling.ts';
import { derivedId } from '#infra/eventing/ids.ts';
import { loadAccount } from '../account/person.ts';
import { commandContext, stepOf } from '../command-handling/command-context.ts';
import type { CommandContext, CommandHandler } from '../command-handling/command-handler.ts';
import { handleTicket, newMessage, sentMessage } from './handle-ticket.ts';
import type { BySide, TicketCommand } from './ticket-commands.ts';
import { ticketDecider } from './ticket-decider.ts';
import { personOf, requesterOf, ticketIdOf } from './ticket-handlers.ts';

type Deps = { commands: CommandHandler; now: () => Date };
type Calls = Handlers<
  | 'openTicketFor'
  | 'answerTicket'
  | 'noteTicket'
  | 'assignTicket'
  | 'prioritizeTicket'
  | 'resolveTicketAsStaff'
  | 'reopenTicketAsStaff'
  | 'mergeTicket'
  | 'readTicketUpToAsStaff'
>;

/** Staff actions on tickets. */
export function ticketStaffHandlers({ commands, now }: Deps): Calls {
  // Without this, three tickets merged concurrently into each other in a ring would all be closed: no single stream can
  // prevent that.
  const withRequesterLock = createKeyedMutex();
  const own = (context: CallContext) => commandContext(context, now());
  const bySide = (): BySide => ({ side: 'staff', asker: null, now: now().toISOString() });

  async function done(id: string, command: TicketCommand, context: CallContext) {
    const { position } = await handleTicket(commands, id, command, own(context));
    return { data: { done: true as const }, position };
  }

  async function caller(context: CallContext): Promise<Person> {
    return personOf(await loadAccount(commands, signedIn(context).accountId));
  }

  async function load(id: string): Promise<Ticket> {
    const { state } = await commands.loadNewest(ticketDecider, streams.ticket(id));
    if (state.kind === 'none') throw new ApiError('not_found');
    return state;
  }

  /** The target records the merge first: a crash in between leaves both open, and a retry completes it. */
  async function merge(id: string, intoTicketId: string, command: CommandContext): Promise<number> {
    const from = await load(id);
    const at = now().toISOString();
    await handleTicket(commands, intoTicketId, { type: 'TakeOverTicket', data: { from, now: at } }, command);
    const data = { intoTicketId, now: at };
    return (await handleTicket(commands, id, { type: 'MergeTicket', data }, stepOf(command))).position;
  }

  return {
    openTicketFor: async ({ body: { accountId, topic, ...text }, context }) => {
      const account = await loadAccount(commands, accountId);
      if (account.userType === 'admin') throw new ApiError('not_found');
      if (account.closure) throw new ApiError('not_allowed_now', { message: 'This account is closed.' });
      const ticketId = ticketIdOf(text, context);
      const { position } = await handleTicket(
        commands,
        ticketId,
        {
          type: 'OpenTicket',
          data: {
            ticketId,
            requester: requesterOf(account),
            topic,
            about: null,
            openedBy: await caller(context),
            ...newMessage(text, ticketId, context),
            now: now().toISOString(),
          },
        },
        { ...own(context), commandId: ticketId },
      );
      return { data: { id: ticketId, code: ticketCode(ticketId) }, position };
    },

    answerTicket: async ({ params: { id }, body: { resolve, ...text }, context }) => {
      const message = newMessage(text, id, context);
      const data = { ...message, resolve, by: await caller(context), now: now().toISOString() };
      const { state, position } = await handleTicket(
        commands,
        id,
        { type: 'ReplyAsStaff', data },
        { ...own(context), commandId: message.messageId },
      );
      return { data: sentMessage(state, message.messageId), position };
    },

    noteTicket: async ({ params: { id }, body: { text }, context }) => {
      const noteId = derivedId('ticket note', context.commandId);
      const data = { noteId, text, by: await caller(context), now: now().toISOString() };
      const { position } = await done(id, { type: 'NoteTicket', data }, context);
      return { data: { id: noteId }, position };
    },

    assignTicket: async ({ params: { id }, body: { assigneeId }, context }) => {
      const assignee = assigneeId === null ? null : requireAnswering(await loadAccount(commands, assigneeId));
      return done(id, { type: 'AssignTicket', data: { assignee, now: now().toISOString() } }, context);
    },

    prioritizeTicket: ({ params: { id }, body: { priority }, context }) =>
      done(id, { type: 'PrioritizeTicket', data: { priority, now: now().toISOString() } }, context),
    resolveTicketAsStaff: ({ params: { id }, context }) => done(id, { type: 'ResolveTicket', data: bySide() }, context),
    reopenTicketAsStaff: ({ params: { id }, context }) => done(id, { type: 'ReopenTicket', data: bySide() }, context),

    mergeTicket: async ({ params: { id }, body: { intoTicketId }, context }) => {
      const { requester } = await load(id);
      const position = await withRequesterLock(requesterKey(requester), () => merge(id, intoTicketId, own(context)));
      return { data: { done: true }, position };
    },

    readTicketUpToAsStaff: ({ params: { id }, body: { upToSequence }, context }) =>
      done(id, { type: 'MarkTicketRead', data: { ...bySide(), upToSequence } }, context),
  };
}

/** Throws if the account may not answer tickets: assigned to it, a ticket would stay unanswered. */
function requireAnswering(account: Account): Person {
  if (!isActive(account) || !may(account, 'tickets.answer'))
    throw new ApiError('not_allowed_now', { message: 'This person doesn’t answer requests for help.' });
  return personOf(account);
}
