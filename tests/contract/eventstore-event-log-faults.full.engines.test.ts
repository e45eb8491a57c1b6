import { setTimeout as delay } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { RecordedEvent, EventLog } from '#infra/eventing/event-log.ts';
import { StartupError, EngineUnavailable } from '#infra/eventing/resilience.ts';
import { openEventStoreLog } from '#infra/eventing/eventstore.ts';
import type { StartedEngine } from '../engines/engine.ts';
import { startEventStoreDouble, startOwnEventStore } from '../engines/eventstore.ts';
import { newEvent, newEvents } from '../../infra/eventing/adapter-tests.ts';

const SOON_MS = 2_000;
/** For a busy machine. */
const SLACK_MS = 1_500;
const PATIENT_MS = 30_000;

const ids = (events: readonly { id: string }[]) => events.map(({ id }) => id);

/** Retries until the server answers, like a caller after 503. */
async function retryUntilAnswered<Result>(work: () => Promise<Result>): Promise<Result> {
  for (;;) {
    try {
      return await work();
    } catch (failure) {
      if (!(failure instanceof EngineUnavailable)) throw failure;
      await delay(20);
    }
  }
}

async function expectRefusedSoon(work: () => Promise<unknown>): Promise<void> {
  const startedAt = performance.now();
  await expect(work()).rejects.toThrow(EngineUnavailable);
  expect(performance.now() - startedAt).toBeLessThan(SOON_MS + SLACK_MS);
}

/** Subscribes until it is stopped and holds `count` events. */
function follow(log: EventLog, after: number, types?: readonly string[]) {
  const stop = new AbortController();
  const events: RecordedEvent[] = [];
  const waiting = new Set<() => void>();
  const following = (async () => {
    for await (const batch of log.subscribe({ after, types, batchSize: 50 }, stop.signal)) {
      events.push(...batch.events);
      for (const look of waiting) look();
    }
  })();
  return {
    events,
    async until(count: number): Promise<void> {
      const { promise, resolve } = Promise.withResolvers<void>();
      const look = () => events.length >= count && resolve();
      waiting.add(look);
      look();
      await promise;
      waiting.delete(look);
    },
    async stop(): Promise<void> {
      stop.abort();
      await following;
    },
  };
}

describe('the event log during EventStoreDB outages', () => {
  let server: StartedEngine;
  let log: EventLog;
  beforeEach(async () => {
    server = await startOwnEventStore();
    log = openEventStoreLog({ url: server.url });
  });
  afterEach(async () => {
    await log.close();
    await server.stop();
  });

  test('keeps acknowledged events once and completes subscriptions after a kill under load and a restart', async () => {
    const after = await retryUntilAnswered(() => log.head());
    const [all, some] = [follow(log, after), follow(log, after, ['Odd'])];
    const appended: string[] = [];
    let writing = true;
    async function write(writer: number): Promise<void> {
      for (let n = 0; writing; n++) {
        const events = newEvents(2, n % 2 === 1 ? 'Odd' : 'Even');
        await retryUntilAnswered(() => log.append(`booking-${writer}`, n === 0 ? 'none' : n * 2 - 1, events));
        appended.push(...ids(events));
      }
    }
    const writers = Promise.all([0, 1, 2, 3].map(write));
    for (let round = 1; round <= 3; round++) {
      await all.until(appended.length + 100);
      await server.kill();
      await expectRefusedSoon(() => log.append('booking-9', 'any', newEvents(1)));
      await expectRefusedSoon(() => log.readStream('booking-0'));
      await expectRefusedSoon(() => log.head());
      await server.restart();
    }
    await all.until(appended.length + 100);
    writing = false;
    await writers;
    const stored = await retryUntilAnswered(() => log.readAll({ after }));
    await all.until(stored.length);
    await some.until(stored.filter(({ type }) => type === 'Odd').length);
    await Promise.all([all.stop(), some.stop()]);

    expect(ids(stored).toSorted()).toEqual(appended.toSorted());
    expect(all.events).toEqual(stored);
    expect(some.events).toEqual(stored.filter(({ type }) => type === 'Odd'));
  });

  test('delivers everything to a subscription that begins during an outage once the server returns', async () => {
    const events = newEvents(3);
    const after = await retryUntilAnswered(() => log.head());
    await retryUntilAnswered(() => log.append('booking-1', 'none', events));
    await server.kill();
    const subscription = follow(log, after);
    await expectRefusedSoon(() => log.head());
    await server.restart();
    await subscription.until(3);
    await subscription.stop();
    expect(ids(subscription.events)).toEqual(ids(events));
  });

  test('notifies a subscription’s listener that the connection to the server is lost', async () => {
    const trouble = Promise.withResolvers<unknown>();
    const watched = openEventStoreLog({ url: server.url, onTrouble: trouble.resolve });
    const subscription = follow(watched, await retryUntilAnswered(() => watched.head()));
    const events = newEvents(1);
    await retryUntilAnswered(() => watched.append('booking-1', 'any', events));
    await subscription.until(1);
    await server.kill();
    expect(await trouble.promise).toBeInstanceOf(EngineUnavailable);
    await subscription.stop();
    await watched.close();
  });
});

describe('the event log on a double of EventStoreDB', () => {
  let double: Awaited<ReturnType<typeof startEventStoreDouble>>;
  let log: EventLog;
  beforeEach(async () => {
    double = await startEventStoreDouble();
    log = openEventStoreLog({ url: double.url, deadlineMs: PATIENT_MS });
    await log.append('booking-1', 'none', newEvents(2));
  });
  afterEach(async () => {
    await log.close();
    await double.stop();
  });

  test.for(['none', 'any', 1] as const)(
    'stores an append with a lost answer once, and answers its repeat, expecting %s',
    async (expected) => {
      const stream = expected === 1 ? 'booking-1' : 'booking-2';
      const events = newEvents(2);
      await double.dieBeforeNextAnswer();
      await expectRefusedSoon(() => log.append(stream, expected, events));
      await double.restart();
      const first = await retryUntilAnswered(() => log.append(stream, expected, events));
      const stored = await log.readStream(stream);
      expect(ids(stored).slice(-2)).toEqual(ids(events));
      expect(stored).toHaveLength(expected === 1 ? 4 : 2);
      const { revision, position } = stored.at(-1) ?? {};
      expect(first).toMatchObject({ revision, position });
      expect(await log.append(stream, 'any', events)).toMatchObject({ revision, position, isRepeat: true });
    },
  );

  test('recognises a repeat from a process that did not write first, also in a longer stream', async () => {
    const events = newEvents(2);
    const first = await log.append('booking-1', 1, events);
    await log.append('booking-1', 3, newEvents(5));
    const other = openEventStoreLog({ url: double.url, deadlineMs: PATIENT_MS });
    for (const expected of [1, 8, 'any', 'none'] as const)
      expect(await other.append('booking-1', expected, events)).toMatchObject(first);
    expect(await other.readStream('booking-1')).toHaveLength(9);
    await other.close();
  });

  test.for(['none', 'any', 1] as const)(
    'stores the same append from two processes once and answers both alike, expecting %s',
    async (expected) => {
      const stream = expected === 1 ? 'booking-1' : 'booking-2';
      const events = newEvents(2);
      // With the default deadline, as in production: waiting for the server's answer to the second append would time out.
      const both = [openEventStoreLog({ url: double.url }), openEventStoreLog({ url: double.url })];
      for (const each of both) await each.readStream('booking-1');
      const answers = await Promise.all(
        [log, ...both].flatMap((each) => [
          each.append(stream, expected, events),
          each.append(stream, expected, events),
        ]),
      );
      const stored = await log.readStream(stream);
      expect(ids(stored).slice(-2)).toEqual(ids(events));
      expect(stored).toHaveLength(expected === 1 ? 4 : 2);
      for (const answer of answers)
        expect(answer).toMatchObject({ revision: stored.at(-1)?.revision, position: stored.at(-1)?.position });
      for (const each of both) await each.close();
    },
  );

  test('completes concurrent appends of two processes to the end of one stream', async () => {
    const other = openEventStoreLog({ url: double.url, deadlineMs: PATIENT_MS });
    const both = [log, other].flatMap((each) =>
      Array.from({ length: 20 }, () => each.append('booking-1', 'any', newEvents(1))),
    );
    const revisions = (await Promise.all(both)).map(({ revision }) => revision);
    expect(revisions.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 40 }, (_, n) => n + 2));
    await other.close();
  });

  test('treats a server that accepts connections without answering as unavailable until it answers', async () => {
    const hasty = openEventStoreLog({ url: double.url });
    const subscription = follow(hasty, 0);
    await subscription.until(2);
    double.freeze();
    while (
      await hasty.head().then(
        () => true,
        () => false,
      )
    );
    await Promise.all([
      expectRefusedSoon(() => hasty.append('booking-2', 'none', newEvents(1))),
      expectRefusedSoon(() => hasty.readStream('booking-1')),
      expectRefusedSoon(() => hasty.readAll({ after: 0, types: ['A'] })),
    ]);
    double.thaw();
    const events = newEvents(1);
    await retryUntilAnswered(() => hasty.append('booking-1', 1, events));
    // An append that was refused in time may have been stored later.
    const stored = await log.readAll({ after: 0 });
    await subscription.until(stored.length);
    await subscription.stop();
    await hasty.close();
    expect(ids(stored)).toContain(events[0]?.id);
    expect(subscription.events).toEqual(stored);
  });

  test('sets recordedAt from the given clock, and omits it from the returned metadata', async () => {
    const early = openEventStoreLog({
      url: double.url,
      deadlineMs: PATIENT_MS,
      now: () => new Date('2026-01-05T00:00:00.000Z'),
    });
    const event = newEvent();
    await early.append('booking-3', 'none', [event]);
    const [recorded] = await log.readStream('booking-3');
    expect(recorded).toMatchObject({ recordedAt: '2026-01-05T00:00:00.000Z' });
    expect(recorded?.metadata).toEqual(event.metadata);
    await early.close();
  });

  test('refuses names reserved by the server, and ids that are not UUIDs', async () => {
    await expect(log.append('$booking', 'any', newEvents(1))).rejects.toThrow(RangeError);
    await expect(log.append('booking-1', 'any', newEvents(1, '$BookingRequested'))).rejects.toThrow(RangeError);
    await expect(log.append('booking-1', 'any', [{ ...newEvent(), id: 'first' }])).rejects.toThrow(
      'An event id must be a UUID; it is "first"',
    );
  });

  test('refuses calls after it is closed, and ends its subscriptions', async () => {
    const subscription = follow(log, 0);
    await subscription.until(2);
    await log.close();
    await expect(subscription.stop()).rejects.toThrow(EngineUnavailable);
    await expect(log.append('booking-1', 'any', newEvents(1))).rejects.toThrow(EngineUnavailable);
    await expect(log.readAll({ after: 0 })).rejects.toThrow(EngineUnavailable);
  });
});

test('opening the event log names a malformed address', () => {
  expect(() => openEventStoreLog({ url: 'localhost:2113' })).toThrow(StartupError);
});

test('a cluster without a reachable node is reported as unavailable each time', async () => {
  const log = openEventStoreLog({
    url: 'kurrentdb://127.0.0.1:1,127.0.0.1:2?tls=false&maxDiscoverAttempts=2&discoveryInterval=50',
  });
  const subscription = follow(log, 0);
  for (let n = 0; n < 3; n++) {
    await expectRefusedSoon(() => log.append('booking-1', 'none', newEvents(1)));
    await expectRefusedSoon(() => log.readStream('booking-1'));
    await expectRefusedSoon(() => log.head());
  }
  await subscription.stop();
  await log.close();
});
