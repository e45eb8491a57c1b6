import { isActive } from '#contracts/account/account-fold.ts';
import { hasConversationAccess } from '#contracts/booking/allowed-actions.ts';
import { fullName } from '#contracts/account/person.ts';
import type { BodyOf } from '#contracts/calls/call.ts';
import type { RouteTable } from '#contracts/calls/route-table.ts';
import { conversationId } from '#contracts/conversation/conversation-fold.ts';
import { SentMessage } from '#contracts/events/conversation.ts';
import type { RecordedEvent } from '#contracts/events/envelope.ts';
import { streams } from '#contracts/events/streams.ts';
import { type ChatMessage, messageView } from '#contracts/views/conversation.ts';
import { ApiError } from '#contracts/api-error.ts';
import { type Answered, type CallContext, type Handlers, signedIn } from '#contracts/calls/handlers.ts';
import { derivedId } from '#infra/eventing/ids.ts';
import { type Budget, createTokenBuckets } from '#infra/service/token-buckets.ts';
import { SealedEvent } from '#infra/eventing/event-log.ts';
import { accountDecider } from '../account/decider.ts';
import { bookingDecider } from '../booking/decider.ts';
import { commandContext } from '../command-handling/command-context.ts';
import type { CommandHandler } from '../command-handling/command-handler.ts';
import { createKeyedMutex } from '#infra/eventing/command-handling.ts';
import type { Correspondent } from './commands.ts';
import { workerDecider } from '../worker/decider.ts';
import { conversationDecider } from './decider.ts';
import { partnersAmong } from './partners.ts';

type Deps = {
  commands: CommandHandler;
  now: () => Date;
  /** Rate limit of one account's messages on all channels. */
  messageBudget?: Budget | undefined;
};
type NewMessage = BodyOf<RouteTable['sendToPartner']>;

/** A minute of short messages. The gateway's limit is lower, so browsers reach that one first. */
export const messageBudget: Budget = { burst: 60, perMinute: 60 };
const SECONDS_TO_WAIT = 5;

export function conversationHandlers({
  commands,
  now,
  messageBudget: budget,
}: Deps): Handlers<'sendToBooking' | 'sendToPartner' | 'findPartners' | 'markRead'> {
  const written = budget && createTokenBuckets(budget, () => now().getTime());
  // Without this, concurrent messages and reads would conflict on one stream.
  const oneByOne = createKeyedMutex();

  async function send(recipientId: string, body: NewMessage, context: CallContext): Promise<Answered<ChatMessage>> {
    const { accountId: senderId } = signedIn(context);
    if (written && !written.take(senderId))
      throw new ApiError('too_many_requests', { retryAfterSeconds: SECONDS_TO_WAIT });
    const [sender, recipient] = await Promise.all([correspondent(senderId), correspondent(recipientId)]);
    const { text, attachments, clientTempId = null, bookingId = null } = body;
    if (bookingId !== null) await requireBookingBetween(commands, bookingId, sender, recipient);
    const stream = streams.conversation(senderId, recipientId);
    const ids = messageIds(body, context, conversationId(senderId, recipientId));
    const commandedBy = { ...commandContext(context, now()), commandId: ids.commandId };
    const { messageId } = ids;
    const { now: sentAt } = commandedBy;
    const message = { sender, recipient, messageId, clientTempId, text, attachments, bookingId, sentAt };
    const { events, position } = await oneByOne(stream, () =>
      commands.handle(conversationDecider, stream, { type: 'SendMessage', data: message }, commandedBy),
    );
    const sent = events.map(({ data }) => data).find((data) => 'messageId' in data);
    // A sent message is unread.
    return { data: messageView(sent ?? (await storedMessage(stream, messageId)), null), position };
  }

  /** Finds a stored message, newest first, because resends are recent. */
  async function storedMessage(stream: string, messageId: string): Promise<SentMessage> {
    const isSent = (event: RecordedEvent) =>
      !(event instanceof SealedEvent) && SentMessage.safeParse(event.data).data?.messageId === messageId;
    const event = await commands.find(stream, isSent, 'backwards');
    if (!event) throw new Error(`Stored message ${messageId} is missing from ${stream}`);
    return SentMessage.parse(event.data);
  }

  async function correspondent(accountId: string): Promise<Correspondent> {
    const { state } = await commands.load(accountDecider, streams.account(accountId));
    if (state.kind === 'none') throw new ApiError('not_found');
    const { avatar, userType, workerId } = state;
    const approved = userType !== 'worker' || (workerId !== null && (await isApproved(workerId)));
    return { accountId, name: fullName(state), avatar, userType, active: isActive(state), approved };
  }

  async function isApproved(workerId: string): Promise<boolean> {
    const { state } = await commands.load(workerDecider, streams.worker(workerId));
    return state.kind === 'worker' && state.approval.status === 'approved';
  }

  return {
    sendToBooking: async ({ params: { bookingId }, body, context }) => {
      const recipientId = await otherSideOf(commands, bookingId, signedIn(context).accountId);
      return send(recipientId, { ...body, bookingId }, context);
    },
    sendToPartner: ({ params, body, context }) => send(params.id, body, context),
    findPartners: async ({ body: { ids }, context }) => ({
      data: { ids: await partnersAmong(commands, signedIn(context), ids, now()) },
    }),
    markRead: async ({ params: { id: partnerId }, body: { upToSequence }, context }) => {
      const readerId = signedIn(context).accountId;
      const stream = streams.conversation(readerId, partnerId);
      const { state, position } = await oneByOne(stream, () =>
        commands.handle(
          conversationDecider,
          stream,
          { type: 'MarkRead', data: { readerId, partnerId, upToSequence } },
          commandContext(context, now()),
        ),
      );
      return { data: { upToSequence: state.kind === 'conversation' ? (state.readUpTo[readerId] ?? 0) : 0 }, position };
    },
  };
}

/**
 * The command id derives from clientTempId, so that a resend on any channel is the same command: the log detects duplicates by
 * event id, however old.
 */
function messageIds(
  { clientTempId }: NewMessage,
  context: CallContext,
  conversation: string,
): { messageId: string; commandId: string } {
  if (clientTempId === undefined)
    return { messageId: derivedId('message', context.commandId), commandId: context.commandId };
  const messageId = derivedId(`message of ${signedIn(context).accountId} in ${conversation}`, clientTempId);
  return { messageId, commandId: messageId };
}

type Loads = Pick<CommandHandler, 'load'>;

type Sides = { clientId: string; workerAccountId: string | null; isOpen: boolean };

async function sidesOf(commands: Loads, bookingId: string): Promise<Sides | null> {
  const { state } = await commands.load(bookingDecider, streams.booking(bookingId));
  return state.kind === 'none'
    ? null
    : { clientId: state.clientId, workerAccountId: state.worker?.accountId ?? null, isOpen: state.wasOpen };
}

/** Recipient of a message about a booking. Throws `not_found` for strangers. */
async function otherSideOf(commands: Loads, bookingId: string, accountId: string): Promise<string> {
  const sides = await sidesOf(commands, bookingId);
  if (sides?.workerAccountId === accountId) return sides.clientId;
  if (sides?.clientId !== accountId) throw new ApiError('not_found');
  if (sides.workerAccountId === null)
    throw new ApiError('not_allowed_now', { message: 'No worker has taken this booking yet.' });
  return sides.workerAccountId;
}

/**
 * A message may refer only to a booking that both people can see. After an open job was taken, its client and other workers may
 * still refer to it.
 */
async function requireBookingBetween(
  commands: Loads,
  bookingId: string,
  sender: Correspondent,
  recipient: Correspondent,
): Promise<void> {
  const sides = await sidesOf(commands, bookingId);
  if (!sides || !hasConversationAccess(sides, sender, recipient)) throw new ApiError('not_found');
}
