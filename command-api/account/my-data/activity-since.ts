import type { AccountState } from '#contracts/account/account-fold.ts';
import { bookingGroups } from '#contracts/booking/lifecycle.ts';
import { startsBooking } from '#contracts/events/booking.ts';
import type { DecodedLog } from '#contracts/events/event-log.ts';
import type { Recorded } from '#contracts/events/registry.ts';
import { streams } from '#contracts/events/streams.ts';
import { bookingDecider } from '../../booking/decider.ts';
import { openJobsOf } from '../../booking/open-jobs.ts';
import type { CommandHandler } from '../../command-handling/command-handler.ts';
import { loadAccount } from '../person.ts';

const AT_ONCE = 500;

type Deps = { commands: CommandHandler; eventLog: Pick<DecodedLog, 'readAll'> };

/** Whether a worker has an accepted job, or a client has a booking made after this log position. */
export function createActivityCheck({ commands, eventLog }: Deps) {
  async function hasJob({ workerId, lastWorkerId }: AccountState & { kind: 'account' }): Promise<boolean> {
    const asWorker = workerId ?? lastWorkerId ?? null;
    return asWorker !== null && (await openJobsOf(commands, asWorker)).length > 0;
  }

  async function isAhead(bookingId: string): Promise<boolean> {
    const { state } = await commands.loadNewest(bookingDecider, streams.booking(bookingId));
    return state.kind !== 'none' && bookingGroups.ahead.some((status) => status === state.status);
  }

  async function hasBooked(accountId: string, position: number): Promise<boolean> {
    for (let after = position; ;) {
      const events = await eventLog.readAll({ after, types: [startsBooking], limit: AT_ONCE });
      for (const { data } of events as Recorded<typeof startsBooking>[])
        if (data.client.accountId === accountId && (await isAhead(data.bookingId))) return true;
      after = events.at(-1)?.position ?? after;
      if (events.length < AT_ONCE) return false;
    }
  }

  /** `position`: log position of an earlier read; undefined: unknown. */
  return async (accountId: string, position: number | undefined): Promise<boolean> =>
    position === undefined || (await hasJob(await loadAccount(commands, accountId))) || hasBooked(accountId, position);
}
