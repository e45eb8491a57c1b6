import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { EngineUnavailable } from '../resilience/engine-unavailable.ts';
import type { PushMessage, PushBatch } from './push.ts';
import { createPushPublisher } from './push-publisher.ts';

const silent = { warn: () => {}, error: () => {} };
const pushed = (position: number): PushMessage => ({
  namespace: 'account',
  event: 'booking:updated',
  to: 'admins',
  payload: {},
  position,
});
const batch = (...positions: number[]): PushBatch => ({
  announcements: positions.map(pushed),
  position: positions.at(-1) ?? 0,
});

let published: PushBatch[];
let away: boolean;
/** More pushes in one message are too large. */
let most: number;
let stopping: AbortController;
beforeEach(() => {
  [published, away, most, stopping] = [[], false, 1000, new AbortController()];
});
afterEach(() => stopping.abort());

function pushPublisher() {
  const publish = async (messages: readonly { value: unknown }[]) => {
    if (away) throw new EngineUnavailable('bus');
    if (messages.some(({ value }) => (value as PushBatch).announcements.length > most))
      throw new RangeError('too large');
    for (const { value } of messages) published.push(value as PushBatch);
  };
  return createPushPublisher({
    topic: 'changes',
    bus: { publish },
    key: 'changes',
    signal: stopping.signal,
    logger: silent,
  });
}

const positions = () => published.map(({ announcements }) => announcements.map(({ position }) => position));

describe('the push publisher', () => {
  it('resolves after pushing while the bus is available', async () => {
    const { publish, publishedUpTo } = pushPublisher();
    await publish(batch(1, 3), 0);
    expect(positions()).toEqual([[1, 3]]);
    expect(publishedUpTo(7)).toBe(7);
  });

  it('keeps the order across an outage of the bus, and reports its position', async () => {
    const { publish, publishedUpTo } = pushPublisher();
    away = true;
    await publish(batch(200), 100);
    await publish(batch(400, 500), 300);
    // Not 199: a log with gaps in its positions cannot be read from there.
    expect(publishedUpTo(500)).toBe(100);
    away = false;
    await expect.poll(() => publishedUpTo(500)).toBe(500);
    expect(positions()).toEqual([[200], [400, 500]]);
  });

  it('includes batches that were dropped as too old', async () => {
    const { publish, publishedUpTo } = pushPublisher();
    away = true;
    const announcements = Array.from({ length: 5_001 * 100 }, (_, n) => pushed(10 * (n + 1)));
    await publish({ announcements, position: 5_001_000 }, 0);
    expect(publishedUpTo(5_001_000)).toBe(1_000);
  });

  it('splits a large batch at event boundaries, so that no event counts as known too early', async () => {
    const { publish } = pushPublisher();
    const all = Array.from({ length: 500 }, (_, n) => 1 + Math.trunc(n / 3));
    await publish({ ...batch(...all), position: 999 }, 0);
    expect(positions().flat()).toEqual(all);
    expect(positions().length).toBeGreaterThan(3);
    for (const [index, piece] of published.entries()) {
      const next = published[index + 1]?.announcements[0]?.position ?? 1000;
      expect(piece.announcements.at(-1)?.position).toBeLessThan(next);
      expect(piece.position).toBe(next === 1000 ? 999 : piece.announcements.at(-1)?.position);
    }
  });

  it('sends a too large batch event by event and skips messages that the bus never accepts', async () => {
    const { publish, publishedUpTo } = pushPublisher();
    most = 2;
    await publish({ ...batch(1, 2, 2, 5, 5, 5, 6), position: 9 }, 0);
    await publish(batch(10), 9);
    expect(positions()).toEqual([[1], [2, 2], [6], [10]]);
    expect(published.map(({ position }) => position)).toEqual([1, 2, 9, 10]);
    expect(publishedUpTo(10)).toBe(10);
  });
});
