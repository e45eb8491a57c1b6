import { hasConversationAccess } from '#contracts/booking/conversation-access.ts';
import { streams } from '#contracts/events/streams.ts';
import { ApiError } from '#contracts/api-error.ts';
import { bookingDecider } from '../booking/decider.ts';
import type { CommandHandler } from '../command-handling/command-handler.ts';
import type { Correspondent } from './commands.ts';

type Loads = Pick<CommandHandler, 'load'>;

type Sides = { clientId: string; workerAccountId: string | null; isOpen: boolean };

async function sidesOf(commands: Loads, bookingId: string): Promise<Sides | null> {
  const { state } = await commands.load(bookingDecider, streams.booking(bookingId));
  return state.kind === 'none'
    ? null
    : { clientId: state.clientId, workerAccountId: state.worker?.accountId ?? null, isOpen: state.wasOpen };
}

/** Whom a message about a booking goes to. To strangers the booking does not exist. */
export async function otherSideOf(commands: Loads, bookingId: string, accountId: string): Promise<string> {
  const sides = await sidesOf(commands, bookingId);
  if (sides?.workerAccountId === accountId) return sides.clientId;
  if (sides?.clientId !== accountId) throw new ApiError('not_found');
  if (sides.workerAccountId === null)
    throw new ApiError('not_allowed_now', { message: 'No worker has taken this booking yet.' });
  return sides.workerAccountId;
}

/**
 * A message may point at a booking that is both people's business: nobody shows around, or is shown, what is not theirs.
 * About a job that was open to all, client and workers may finish talking though another has taken it.
 */
export async function requireBookingBetween(
  commands: Loads,
  bookingId: string,
  sender: Correspondent,
  recipient: Correspondent,
): Promise<void> {
  const sides = await sidesOf(commands, bookingId);
  if (!sides || !hasConversationAccess(sides, sender, recipient)) throw new ApiError('not_found');
}
