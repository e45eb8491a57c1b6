import { expect, it } from 'vitest';
import { testClock } from '#tests/harness/test-clock.ts';
import { CalendarUnreadable } from './busy-times.ts';
import { ReadingTooLong } from './busy-times-thread.ts';
import { createFairReading } from './fair-reading.ts';

const window = { startsAt: '2026-11-16T00:00:00.000Z', endsAt: '2027-02-16T00:00:00.000Z' };
const none = { busy: [], unread: [] };
const paused = (retryAfterSeconds: number) => ({ code: 'too_many_requests', retryAfterSeconds });

/** Reads `hostile` until its limit, in the second lane until `endSecondLane`; reads others at once. */
function fairReading() {
  const waiting: (() => void)[] = [];
  const readText = createFairReading({
    elapsedMs: testClock.elapsedMs,
    read: async (text, _window, longestMs) => {
      if (text === 'full') throw new CalendarUnreadable('too_many');
      if (text === 'none') throw new CalendarUnreadable('not_a_calendar');
      if (text !== 'hostile') return none;
      if (longestMs > 1000) await new Promise<void>((resolve) => waiting.push(resolve));
      throw new ReadingTooLong();
    },
  });
  return {
    read: (workerId: string, text: string) => readText(workerId, async () => text, window),
    endSecondLane: () => waiting.shift()?.(),
    isInSecondLane: () => waiting.length > 0,
  };
}

it('reads a normal calendar while hostile ones of others queue', async () => {
  const { read, endSecondLane, isInSecondLane } = fairReading();
  const hostile = ['a', 'b', 'c'].map((worker) => read(worker, 'hostile').catch((error: unknown) => error));
  expect(await read('honest', 'fine')).toEqual(none);
  for (const each of hostile) {
    await expect.poll(isInSecondLane).toBe(true);
    endSecondLane();
    expect(await each).toMatchObject({ problem: 'too_many' });
  }
});

it('parses one calendar of a worker at a time', async () => {
  const { read, endSecondLane, isInSecondLane } = fairReading();
  const hostile = read('a', 'hostile').catch((error: unknown) => error);
  await expect.poll(isInSecondLane).toBe(true);
  await expect(read('a', 'fine')).rejects.toMatchObject(paused(15));
  endSecondLane();
  await hostile;
});

it.each(['full', 'hostile'])('makes only this worker wait, for ten minutes, after one that was %s', async (text) => {
  const { read, endSecondLane, isInSecondLane } = fairReading();
  const failed = read('a', text).catch((error: unknown) => error);
  if (text === 'hostile') {
    await expect.poll(isInSecondLane).toBe(true);
    endSecondLane();
  }
  expect(await failed).toMatchObject({ problem: 'too_many' });
  testClock.advance(60_000);
  await expect(read('a', 'fine')).rejects.toMatchObject(paused(9 * 60));
  expect(await read('b', 'fine')).toEqual(none);
  testClock.advance(9 * 60_000);
  expect(await read('a', 'fine')).toEqual(none);
});

it('allows another attempt immediately after a wrong address', async () => {
  const { read } = fairReading();
  await expect(read('a', 'none')).rejects.toMatchObject({ problem: 'not_a_calendar' });
  expect(await read('a', 'fine')).toEqual(none);
});

it('queues at most twenty in a lane', async () => {
  const { read, endSecondLane } = fairReading();
  const hostile = Array.from({ length: 22 }, (_, n) => read(`worker ${n}`, 'hostile').catch((error: unknown) => error));
  const told = await Promise.race(hostile);
  expect(told).toMatchObject({ code: 'unavailable', retryAfterSeconds: 15 });
  expect(await read('honest', 'fine')).toEqual(none);
  const ending = setInterval(endSecondLane, 1);
  await Promise.all(hostile);
  clearInterval(ending);
});
