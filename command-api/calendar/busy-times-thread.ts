/**
 * Reads a calendar in a worker thread: its rules can loop for ever (each 30 February) or exhaust memory, and even a normal one
 * can take seconds. This file is also the thread's entry.
 */
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';
import type { Interval } from '#contracts/calendar/availability.ts';
import { type CalendarTimes, CalendarUnreadable, readCalendar } from './busy-times.ts';

const resourceLimits = { maxOldGenerationSizeMb: 128, maxYoungGenerationSizeMb: 16 };

type BusyTimesQuery = { calendarText: string; window: Interval };
type Found = CalendarTimes | { problem: CalendarUnreadable['problem'] };

/** The time limit was exceeded. */
export class ReadingTooLong extends Error {}

/** `readCalendar` with a time limit, off the event loop. Throws CalendarUnreadable or ReadingTooLong. */
export async function readCalendarInThread(
  calendarText: string,
  window: Interval,
  longestMs: number,
): Promise<CalendarTimes> {
  const found = await answerOf({ calendarText, window }, longestMs);
  if ('problem' in found) throw new CalendarUnreadable(found.problem);
  return found;
}

async function answerOf(asked: BusyTimesQuery, longestMs: number): Promise<Found> {
  const thread = new Worker(new URL(import.meta.url), { workerData: asked, resourceLimits });
  const answer = Promise.withResolvers<Found>();
  const tooLate = setTimeout(() => answer.reject(new ReadingTooLong()), longestMs);
  thread.once('message', answer.resolve);
  thread.once('error', (error: NodeJS.ErrnoException) => {
    if (error.code === 'ERR_WORKER_OUT_OF_MEMORY') answer.resolve({ problem: 'too_many' });
    else answer.reject(error);
  });
  try {
    return await answer.promise;
  } finally {
    clearTimeout(tooLate);
    await thread.terminate();
  }
}

function read({ calendarText, window }: BusyTimesQuery): Found {
  try {
    return readCalendar(calendarText, window);
  } catch (error) {
    if (error instanceof CalendarUnreadable) return { problem: error.problem };
    throw error;
  }
}

if (!isMainThread && typeof workerData?.calendarText === 'string') parentPort?.postMessage(read(workerData));
