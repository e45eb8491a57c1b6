import * as z from 'zod/mini';
import type { Interval } from '#contracts/calendar/availability.ts';
import { MOST_DAYS_AHEAD } from '#contracts/calendar/booking-rules.ts';
import type { CalendarSource } from '#contracts/calendar/calendar-fold.ts';
import type { CalendarProblem } from '#contracts/events/calendar.ts';
import { streams } from '#contracts/events/streams.ts';
import { DAY_MS } from '#contracts/manila-time.ts';
import { createSemaphore } from '#infra/eventing/command-handling/keyed-mutex.ts';
import { FetchError, type PublicFetch } from '#infra/outbound/public-fetch.ts';
import type { SecretStore } from '../account/secret-store.ts';
import type { CommandContext, CommandHandler } from '../command-handling/command-handler.ts';
import { type CalendarTimes, CalendarUnreadable } from './busy-times.ts';
import { calendarDecider } from './decider.ts';
import { createFairReading } from './fair-reading.ts';

/** Where a worker's other calendar is: whoever knows the address can read all of it, so it is a secret. */
const Source = z.object({ url: z.string() });

type OfSource = { workerId: string } & Pick<CalendarSource, 'sourceId'>;

/**
 * Addresses by their source's id: what is done to one calendar can't meet the address of another that is connected at the
 * same time. Until 2026-11-27 they were kept by the worker's id; such a one is the address of a source that has none of
 * its own, and goes with the next change.
 */
export function calendarUrlsIn(secretStore: SecretStore) {
  const urls = secretStore.collection('calendar-source', Source);
  return {
    keep: (sourceId: string, url: string) => urls.keep(sourceId, { secret: { url }, expiresAt: null }),
    async read({ workerId, sourceId }: OfSource): Promise<string | undefined> {
      return ((await urls.read(sourceId)) ?? (await urls.read(workerId)))?.url;
    },
    /** Of sources that aren't connected any more. */
    async forget(workerId: string, sourceIds: readonly string[]): Promise<void> {
      await Promise.all([workerId, ...sourceIds].map((id) => urls.remove(id)));
    },
  };
}

export const READ_EVERY_MINUTES = 30;
/** Calendars that are read side by side. */
const AT_ONCE = 4;

/** Beyond what anybody may book, so that what comes into sight until the next read is known. */
function windowFrom(now: string): Interval {
  return { startsAt: now, endsAt: new Date(Date.parse(now) + (MOST_DAYS_AHEAD + 1) * DAY_MS).toISOString() };
}

type Deps = { commands: CommandHandler; secretStore: SecretStore; publicFetch: PublicFetch };

export type CalendarReader = {
  /** What is in a calendar that is not connected yet; throws FetchError, CalendarUnreadable or what FairReading throws. */
  timesOf: (workerId: string, url: string, now: string) => Promise<CalendarTimes>;
  /**
   * Reads a connected calendar anew, by and by: a slow one must make neither policies nor people wait. What can't be
   * read leaves the times as they are, and the worker is told.
   */
  readSoon: (workerId: string, context: CommandContext) => void;
  /** Resolves once nothing is being read any more. */
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
        // The log is away, others wrote at the same time or too many wait: it is read again in half an hour.
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

/** What went wrong as a value; anything that isn't about the calendar is thrown on. */
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
