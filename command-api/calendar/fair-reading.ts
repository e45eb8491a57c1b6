import { ApiError } from '#contracts/api-error.ts';
import type { Interval } from '#contracts/calendar/availability.ts';
import { MINUTE_MS } from '#contracts/manila-time.ts';
import { createSemaphore } from '#infra/eventing/command-handling.ts';
import { type CalendarTimes, CalendarUnreadable } from './busy-times.ts';
import { readCalendarInThread, ReadingTooLong } from './busy-times-thread.ts';

/**
 * Fair scheduling of calendar reads: one at a time per worker, in two lanes. Most finish in the first lane within its second;
 * slower ones restart in the second lane, behind other slow ones.
 */

const FIRST_MS = 1000;
/** Enough for calendars of the maximum size on a busy machine. */
const LONGEST_MS = 5000;
/** Pause for a worker after a calendar with too many entries. */
const AFTER_FAILURE_MS = 10 * MINUTE_MS;
/** Each waiting read may hold a calendar of the maximum size. */
const MOST_WAITING = 20;
const RETRY_SECONDS = 15;

type Options = { read?: typeof readCalendarInThread; elapsedMs?: () => number };

/** Throws ApiError while another read of this worker runs, during the pause after a failure, and when too many wait. */
type FairReading = (workerId: string, fetchText: () => Promise<string>, window: Interval) => Promise<CalendarTimes>;

export function createFairReading({
  read = readCalendarInThread,
  elapsedMs = () => performance.now(),
}: Options = {}): FairReading {
  const [first, second] = [createLane(), createLane()];
  const beingRead = new Set<string>();
  /** By worker, ordered by end. */
  const pausedUntil = new Map<string, number>();

  function refusePaused(workerId: string): void {
    for (const [paused, until] of pausedUntil) {
      if (until > elapsedMs()) break;
      pausedUntil.delete(paused);
    }
    const leftMs = (pausedUntil.get(workerId) ?? 0) - elapsedMs();
    if (leftMs > 0) throw tooMany(Math.ceil(leftMs / 1000));
  }

  function pauseAfterFailure(workerId: string): void {
    pausedUntil.delete(workerId);
    pausedUntil.set(workerId, elapsedMs() + AFTER_FAILURE_MS);
  }

  async function readInLanes(text: string, window: Interval): Promise<CalendarTimes> {
    try {
      return await first(() => read(text, window, FIRST_MS));
    } catch (error) {
      if (!(error instanceof ReadingTooLong)) throw error;
      return second(() => read(text, window, LONGEST_MS));
    }
  }

  return async (workerId, fetchText, window) => {
    refusePaused(workerId);
    const text = await fetchText();
    if (beingRead.has(workerId)) throw tooMany(RETRY_SECONDS);
    beingRead.add(workerId);
    try {
      return await readInLanes(text, window);
    } catch (error) {
      const failure = error instanceof ReadingTooLong ? new CalendarUnreadable('too_many') : error;
      if (failure instanceof CalendarUnreadable && failure.problem === 'too_many') pauseAfterFailure(workerId);
      throw failure;
    } finally {
      beingRead.delete(workerId);
    }
  };
}

function createLane() {
  const inTurn = createSemaphore(1);
  let inLine = 0;
  return async (task: () => Promise<CalendarTimes>): Promise<CalendarTimes> => {
    if (inLine > MOST_WAITING) throw new ApiError('unavailable', { retryAfterSeconds: RETRY_SECONDS });
    inLine += 1;
    try {
      return await inTurn(task);
    } finally {
      inLine -= 1;
    }
  };
}

function tooMany(retryAfterSeconds: number): ApiError {
  return new ApiError('too_many_requests', { retryAfterSeconds });
}
