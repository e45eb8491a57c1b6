import { streams } from '#contracts/events/streams.ts';
import { CallFailed } from '#infra/call-failed.ts';
import { bookingDecider } from '../booking/decider.ts';
import type { Commands } from '../handling/commands.ts';

type Loads = Pick<Commands, 'load'>;

async function sidesOf(commands: Loads, bookingId: string): Promise<{ clientId: string; workerAccountId: string | null } | null> {
  const { state } = await commands.load(bookingDecider, streams.booking(bookingId));
  return state.kind === 'none' ? null : { clientId: state.clientId, workerAccountId: state.worker?.accountId ?? null };
}

/** Whom a message about a booking goes to. To strangers the booking does not exist. */
export async function otherSideOf(commands: Loads, bookingId: string, accountId: string): Promise<string> {
  const sides = await sidesOf(commands, bookingId);
  if (sides?.workerAccountId === accountId) return sides.clientId;
  if (sides?.clientId !== accountId) throw new CallFailed('not_found');
  if (sides.workerAccountId === null) throw new CallFailed('not_allowed_now', { message: 'No worker has taken this booking yet.' });
  return sides.workerAccountId;
}

/** A message may point at a booking only when it is one of the two people's: nobody shows around what is not theirs. */
export async function requireBookingOf(commands: Loads, bookingId: string, people: readonly string[]): Promise<void> {
  const sides = await sidesOf(commands, bookingId);
  const known = sides && (people.includes(sides.clientId) || (sides.workerAccountId !== null && people.includes(sides.workerAccountId)));
  if (!known) throw new CallFailed('not_found');
}
