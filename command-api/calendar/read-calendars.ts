import * as z from 'zod/mini';
import type { Interval } from '#contracts/calendar/availability.ts';
import { MOST_DAYS_AHEAD } from '#contracts/calendar/booking-rules.ts';
import type { CalendarSource } from '#contracts/calendar/calendar-fold.ts';
import type { CalendarProblem } from '#contracts/events/calendar.ts';
import { streams } from '#contracts/events/streams.ts';
import { DAY_MS } from '#contracts/manila-time.ts';
import { createSemaphore } from '#infra/eventing/command-handling.ts';
import { FetchError, type PublicFetch } from '#infra/outbound/public-fetch.ts';
import type { SecretStore } from '../account/secret-store.ts';
import type { CommandContext, CommandHandler } from '../command-handling/command-handler.ts';
import { type CalendarTimes, CalendarUnreadable } from './busy-times.ts';
import { calendarDecider } from './decider.ts';
import { createFairReading } from './fair-reading.ts';

/** URL of a worker's other calendar; secret, because it gives access to all of it. */
const Source = z.object({ url: z.string() });

type OfSource = { workerId: string } & Pick<CalendarSource, 'sourceId'>;

/**
 * URLs by source id, so that concurrent changes of two sources do not interfere. Until 2026-11-27 the key was the worker's id;
 * such an entry is used for a source without its own and is deleted at the next change.
 */
export function calendarUrlsIn(secretStore: SecretStore) {
  const urls = secretStore.collection('calendar-source', Source);
  return {
    keep: (sourceId: string, url: string) => urls.keep(sourceId, { secret: { url }, expiresAt: null }),
    async read({ workerId, sourceId }: OfSource): Promise<string | undefined> {
      return ((await urls.read(sourceId)) ?? (await urls.read(workerId)))?.url;
    },
    /** Deletes the URLs of disconnected sources. */
    async forget(workerId: string, sourceIds: readonly string[]): Promise<void> {
      await Promise.all([workerId, ...sourceIds].map((id) => urls.remove(id)));
    },
  };
}

export const READ_EVERY_MINUTES = 30;
/** Concurrent reads. */
const AT_ONCE = 4;

/** Longer than the booking horizon, which moves on until the next read. */
function windowFrom(now: string): Interval {
  return { startsAt: now, endsAt: new Date(Date.parse(now) + (MOST_DAYS_AHEAD + 1) * DAY_MS).toISOString() };
}

type Deps = { commands: CommandHandler; secretStore: SecretStore; publicFetch: PublicFetch };

export type CalendarReader = {
  /** Reads a calendar before it is connected. Throws FetchError, CalendarUnreadable or an error of FairReading. */
  timesOf: (workerId: string, url: string, now: string) => Promise<CalendarTimes>;
  /**
   * Starts another read of a connected calendar in the background, so that a slow one delays neither policies nor callers. A
   * failure keeps the times and notifies the worker.
   */
  readSoon: (workerId: string, context: CommandContext) => void;
  /** Resolves when all reads are done. */
  settled: () => Promise<void>;
};

export function createCalendarReader({ commands, secretStore, publicFetch }: Deps): CalendarReader {
  const calendarUrls = calendarUrlsIn(secretStore);
  const inTurn = createSemaphore(AT_ONCE);
  const readFairly = createFairReading();
  const running = new Set<Promise<void>>();

  function timesOf(workerId: string, url: string, now: string): Promise<CalendarTimes> {
    return readFairly(workerId, () => publicFetch(url), windowFrom(now));
  }

  async function read(workerId: string, context: CommandContext): Promise<void> {
    const { state } = await commands.loadNewest(calendarDecider, streams.calendar(workerId));
    if (state.source === null) return;
    const { sourceId } = state.source;
    const url = await calendarUrls.read({ workerId, sourceId });
    const found = await resultOf(() => {
      if (url === undefined) throw new FetchError('not_found');
      return timesOf(workerId, url, context.now);
    });
    await commands.handle(
      calendarDecider,
      streams.calendar(workerId),
      'busy' in found
        ? { type: 'ImportBusyTimes', data: { workerId, sourceId, ...found } }
        : { type: 'NoteReadFailure', data: { workerId, sourceId, problem: found.problem } },
      context,
    );
  }

  return {
    timesOf,
    readSoon(workerId, context) {
      const reading: Promise<void> = inTurn(() => read(workerId, context))
        // The log is unavailable, a conflict occurred or too many wait: the next read is in half an hour.
        .catch(() => undefined)
        .finally(() => running.delete(reading));
      running.add(reading);
    },
    async settled() {
      while (running.size > 0) await Promise.all(running);
    },
  };
}

type Found = CalendarTimes | { problem: CalendarProblem };

/** Returns errors of the calendar as a value; rethrows others. */
async function resultOf(read: () => Promise<CalendarTimes>): Promise<Found> {
  try {
    return await read();
  } catch (error) {
    const problem = problemOf(error);
    if (problem === null) throw error;
    return { problem };
  }
}

export function problemOf(error: unknown): CalendarProblem | null {
  return error instanceof FetchError || error instanceof CalendarUnreadable ? error.problem : null;
}
