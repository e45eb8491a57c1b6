import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { EngineUnavailable } from '../resilience/engine-unavailable.ts';
import type { EventMetadata, RecordedEvent } from '../event-log/envelope.ts';
import type { Batch, FollowedLog } from '../event-log/port.ts';
import { silentLogger } from '../testing/silent-logger.ts';
import { createVirtualTime } from '../testing/virtual-time.ts';
import { type Follower, followLog } from './follower.ts';

const metadata = { schemaVersion: 1, actor: 'system', commandId: 'c', $correlationId: 'c', $causationId: 'c' };
const event = (position: number): RecordedEvent => ({
  id: `e${position}`,
  type: 'Paid',
  data: {},
  metadata,
  stream: 'payment-1',
  revision: position - 1,
  position,
  recordedAt: '2026-11-20T02:00:00Z',
});

/** A log whose server the test takes away; `deliver` hands an appended event to the subscription. */
function fakeLog() {
  let [head, isAway] = [0, false];
  let subscription: { batches: Batch<EventMetadata>[]; wake: () => void; fail?: Error; onLost: () => void } | undefined;
  const froms: number[] = [];
  const eventLog: Pick<FollowedLog, 'subscribe' | 'head'> = {
    head: async () => {
      if (isAway) throw new EngineUnavailable('event log', new Error('away'));
      return head;
    },
    async *subscribe({ after, onLost = () => {} }, signal) {
      froms.push(after);
      const own = { batches: [] as Batch[], wake: () => {}, fail: undefined as Error | undefined, onLost };
      subscription = own as typeof subscription;
      for (;;) {
        const batch = own.batches.shift();
        if (batch) yield batch;
        else if (own.fail) throw own.fail;
        else if (signal.aborted) return;
        else
          await new Promise<void>((resolve) => {
            own.wake = resolve;
            signal.addEventListener('abort', () => resolve(), { once: true });
          });
      }
    },
  };
  return {
    eventLog,
    froms,
    append: () => void head++,
    deliver(position: number) {
      subscription?.batches.push({ events: [event(position)], caughtUp: true, position });
      subscription?.wake();
    },
    end(failure: Error) {
      if (subscription) subscription.fail = failure;
      subscription?.wake();
    },
    lose: () => subscription?.onLost(),
    setAway: (away: boolean) => void (isAway = away),
  };
}

let log: ReturnType<typeof fakeLog>;
let time: ReturnType<typeof createVirtualTime>;
let stop: AbortController;
let follower: Follower;
let got: number[];
beforeEach(async () => {
  [log, time, stop, got] = [fakeLog(), createVirtualTime(), new AbortController(), []];
  follower = await followLog({
    eventLog: log.eventLog,
    signal: stop.signal,
    logger: silentLogger,
    clock: time.clockOf('one'),
  });
  follower.onEvent(({ position }) => got.push(position));
  await time.pass(0);
});
afterEach(() => stop.abort());

describe('a follower', () => {
  it('passes on events once, and stays current while nothing is appended', async () => {
    log.append();
    log.deliver(1);
    await time.pass(10_000);
    expect([got, follower.isCurrent()]).toEqual([[1], true]);
  });

  it('is not current two seconds after an event that it did not get', async () => {
    log.append();
    await time.pass(1_400);
    expect(follower.isCurrent()).toBe(true);
    await time.pass(1_200);
    expect(follower.isCurrent()).toBe(false);
    log.deliver(1);
    await time.pass(500);
    expect(follower.isCurrent()).toBe(true);
  });

  it('is not current while the log does not answer, nor after a pause of its process', async () => {
    log.setAway(true);
    await time.pass(3_000);
    expect(follower.isCurrent()).toBe(false);
    log.setAway(false);
    await time.pass(1_000);
    expect(follower.isCurrent()).toBe(true);
    time.hold('one');
    await time.pass(3_000);
    expect(follower.isCurrent()).toBe(false);
  });

  it('is not current from the loss of its subscription until it has the newest event', async () => {
    log.lose();
    expect(follower.isCurrent()).toBe(false);
    log.append();
    await time.pass(1_000);
    expect(follower.isCurrent()).toBe(false);
    log.deliver(1);
    await time.pass(1_000);
    expect(follower.isCurrent()).toBe(true);
  });

  it('continues after the last event when its subscription ends', async () => {
    log.append();
    log.deliver(1);
    await time.pass(0);
    log.end(new Error('dropped'));
    await time.pass(0);
    expect(follower.isCurrent()).toBe(false);
    await time.pass(1_000);
    log.append();
    log.deliver(2);
    await time.pass(1_000);
    expect([got, log.froms, follower.isCurrent()]).toEqual([[1, 2], [0, 1], true]);
  });
});

describe('waiting for a position', () => {
  it('ends with its event, or after its time', async () => {
    log.append();
    const [soon, late] = [follower.reached(1), follower.reached(2)];
    log.deliver(1);
    expect(await soon).toBe(true);
    await time.pass(1_000);
    expect(await late).toBe(false);
  });

  it('ends when the subscription is lost, and does not begin while the follower is not current', async () => {
    const before = follower.reached(1);
    log.lose();
    expect([await before, await follower.reached(1)]).toEqual([false, false]);
  });
});
