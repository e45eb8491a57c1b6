import { DAY_MS } from '#contracts/manila-time.ts';
import { streams } from '#contracts/events/streams.ts';
import type { Caller } from '#contracts/calls/handlers.ts';
import { accountDecider } from '../account/decider.ts';
import { bookingDecider } from '../booking/decider.ts';
import { calendarDecider } from '../calendar/decider.ts';
import type { CommandHandler } from '../command-handling/command-handler.ts';
import { conversationDecider } from './decider.ts';

type Loads = Pick<CommandHandler, 'load'>;
type Job = { clientId: string };

/** Days after a job in which both sides stay partners. */
const DAYS_AFTER_A_JOB = 1;

/**
 * Filters people to the account's partners: those with a conversation or an accepted, current job. Only partners receive
 * presence and typing. Folded from streams, so that it is right from the first message, independent of read models.
 */
export async function partnersAmong(
  commands: Loads,
  caller: Pick<Caller, 'accountId' | 'workerId'>,
  ids: readonly string[],
  now: Date,
): Promise<string[]> {
  const since = new Date(now.getTime() - DAYS_AFTER_A_JOB * DAY_MS).toISOString();
  const own = caller.workerId === null ? [] : await jobsOf(commands, caller.workerId, since);
  const isPartner = async (id: string) =>
    (await haveWritten(commands, caller.accountId, id)) ||
    own.some(({ clientId }) => clientId === id) ||
    haveAJob(commands, caller, id, since);
  const known = await Promise.all(ids.map(isPartner));
  return ids.filter((_, index) => known[index]);
}

async function haveWritten(commands: Loads, one: string, other: string): Promise<boolean> {
  const { state } = await commands.load(conversationDecider, streams.conversation(one, other));
  return state.kind !== 'none';
}

/** Whether the caller is a client of this worker. */
async function haveAJob(
  commands: Loads,
  { accountId }: Pick<Caller, 'accountId'>,
  other: string,
  since: string,
): Promise<boolean> {
  const { state } = await commands.load(accountDecider, streams.account(other));
  if (state.kind === 'none' || state.lastWorkerId === null) return false;
  return (await jobsOf(commands, state.lastWorkerId, since)).some(({ clientId }) => clientId === accountId);
}

/** Jobs of a worker's calendar with their clients. */
async function jobsOf(commands: Loads, workerId: string, since: string): Promise<Job[]> {
  const { state: calendar } = await commands.load(calendarDecider, streams.calendar(workerId));
  const booked = calendar.slots.filter(({ endsAt }) => endsAt > since);
  const jobs = await Promise.all(
    booked.map(({ bookingId }) => commands.load(bookingDecider, streams.booking(bookingId))),
  );
  return jobs.flatMap(({ state }) => (state.kind === 'none' || !state.worker ? [] : { clientId: state.clientId }));
}
