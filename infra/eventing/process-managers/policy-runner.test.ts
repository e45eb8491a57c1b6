import { afterEach, describe, expect, it } from 'vitest';
import type { RecordedEvent } from '../event-log/envelope.ts';
import type { DecodedLog } from '../event-log/port.ts';
import { memoryDocuments } from '../testing/memory-documents.ts';
import { type AnyPolicy, PartialFailure, type Reschedule } from './policy.ts';
import { startPolicyRunner, taskIds } from './policy-runner.ts';
import { openTaskStore, type Task } from './task-store.ts';

const DUE = '2026-11-20T02:00:00.000Z';
const HOUR_MS = 3_600_000;
const placed = { identity: async () => ({ id: 'log', origin: 'log' }), holds: async () => true };
/** A log without further events. */
const eventLog = {
  ...placed,
  async *subscribe(_: unknown, signal: AbortSignal) {
    await new Promise((resolve) => signal.addEventListener('abort', resolve));
    yield* [];
  },
} as unknown as DecodedLog;
const silent = { info() {}, warn() {}, error() {} } as unknown as Parameters<typeof startPolicyRunner>[0]['logger'];

const policy: AnyPolicy = {
  name: 'p',
  on: {
    Agreed: ({ data: { key } }: { data: { key: string } }) => ({ schedule: { key, dueAt: DUE, data: { key } } }),
    Over: ({ data: { key } }: { data: { key: string } }) => ({ cancel: key }),
  },
};

let position = 0;
function event(type: 'Agreed' | 'Over', key: string): RecordedEvent {
  position += 1;
  const metadata = { actor: 'system', schemaVersion: 1, commandId: 'c', $correlationId: 'c', $causationId: 'c' };
  return { id: `e${position}`, type, data: { key }, stream: 's', revision: 0, position, recordedAt: '', metadata };
}

let stop: () => Promise<void> = async () => {};
afterEach(() => stop());

/** Tasks with these keys, all due at the same time, and a runner for them. */
async function running(
  keys: readonly string[],
  perform: (task: Task) => Promise<Reschedule | void>,
  {
    policies = [policy],
    now = () => new Date(Date.parse(DUE) + 1000),
    ...waits
  }: Partial<
    Pick<
      Parameters<typeof startPolicyRunner>[0],
      'policies' | 'now' | 'lookEveryMs' | 'onClockMoved' | 'onClockStepped'
    >
  > = {},
) {
  const documents = memoryDocuments();
  const store = await openTaskStore(documents, eventLog);
  const apply = async (...events: RecordedEvent[]) =>
    store.apply(policies, events, { from: await store.checkpoint(), position });
  await apply(...keys.map((key) => event('Agreed', key)));
  const runner = await startPolicyRunner({
    eventLog,
    documents,
    policies,
    perform: (_, task) => perform(task),
    now,
    ...waits,
    logger: silent,
  });
  stop = runner.stop;
  const tasks = async () => (await documents.find<Task>('policy-tasks')).map(({ document }) => document);
  return { runner, apply, tasks };
}

describe('an idle runner', () => {
  const HOURLY = { policies: [policy], logger: silent, lookEveryMs: HOUR_MS };

  it('runs a task as soon as an event schedules it', async () => {
    const documents = memoryDocuments();
    const done: string[] = [];
    const agreed = Promise.withResolvers<void>();
    const log = {
      ...placed,
      async *subscribe() {
        await agreed.promise;
        const events = [event('Agreed', 'a')];
        yield { events, position, caughtUp: true };
      },
    } as unknown as DecodedLog;
    const perform = async (_: AnyPolicy, { key }: Task) => void done.push(key);
    const runner = await startPolicyRunner({ ...HOURLY, eventLog: log, documents, perform, now: () => new Date(DUE) });
    stop = runner.stop;
    agreed.resolve();
    await expect.poll(() => done).toEqual(['a']);
  });

  it('runs due tasks as soon as the clock moves', async () => {
    let [nowMs, wake] = [Date.parse(DUE) - HOUR_MS, () => {}];
    const done: string[] = [];
    const onClockMoved = (listener: () => void) => {
      wake = listener;
      return () => {};
    };
    const perform = async ({ key }: Task) => void done.push(key);
    await running(['a'], perform, { now: () => new Date(nowMs), lookEveryMs: HOUR_MS, onClockMoved });
    nowMs = Date.parse(DUE);
    wake();
    await expect.poll(() => done).toEqual(['a']);
  });
});

describe('when the clock adopts another time', () => {
  /** A clock that shows its step at the first look at it after `step`, like the machine's. */
  function steppingClock(atMs: number) {
    let [nowMs, stepMs] = [atMs, 0];
    let tell = (_: number) => {};
    return {
      step: (ms: number) => void (stepMs = ms),
      now() {
        const seenMs = stepMs;
        [nowMs, stepMs] = [nowMs + seenMs, 0];
        if (seenMs !== 0) tell(seenMs);
        return new Date(nowMs);
      },
      onClockStepped(listener: (ms: number) => void) {
        tell = listener;
        return () => {};
      },
    };
  }
  const measuring = { ...policy, name: 'measuring', measuresTime: true as const };

  it.each([2 * HOUR_MS, -2 * HOUR_MS])(
    'runs tasks that measure time at once, with the step of %d ms',
    async (stepMs) => {
      const clock = steppingClock(Date.parse(DUE) - HOUR_MS);
      const seen: unknown[] = [];
      const perform = async ({ data }: Task) => {
        seen.push(data);
        return { lookAgainAt: '2999-01-01T00:00:00.000Z' };
      };
      const { runner, tasks } = await running(['a'], perform, { policies: [measuring], ...clock });
      for (const sumMs of [stepMs, 2 * stepMs]) {
        clock.step(stepMs);
        await runner.runDue();
        await expect.poll(() => seen.at(-1)).toEqual({ key: 'a', steppedMs: sumMs });
      }
      expect(await tasks()).toMatchObject([{ data: { steppedMs: 2 * stepMs } }]);
    },
  );

  it('tells a due task of a step that happens before it runs', async () => {
    const clock = steppingClock(Date.parse(DUE));
    const [entered, mayGoOn] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const seen: unknown[] = [];
    const perform = async ({ data }: Task) => {
      seen.push(data);
      entered.resolve();
      await mayGoOn.promise;
    };
    const { tasks } = await running(['a', 'b'], perform, { policies: [measuring], ...clock });
    await entered.promise;
    clock.step(HOUR_MS);
    mayGoOn.resolve();
    await expect.poll(async () => (await tasks()).map(({ key }) => key)).not.toContain('b');
    expect(seen).toContainEqual({ key: 'b', steppedMs: HOUR_MS });
    expect(seen).not.toContainEqual({ key: 'b' });
  });

  it('leaves tasks alone that wait for an instant', async () => {
    const clock = steppingClock(Date.parse(DUE) - 3 * HOUR_MS);
    const seen: unknown[] = [];
    const perform = async ({ data }: Task) => void seen.push(data);
    const { runner, tasks } = await running(['a'], perform, clock);
    clock.step(2 * HOUR_MS);
    await runner.runDue();
    expect(await tasks()).toMatchObject([{ data: { key: 'a' }, dueAt: DUE }]);
    clock.step(HOUR_MS);
    await expect.poll(() => seen).toEqual([{ key: 'a' }]);
  });
});

describe('while due tasks run', () => {
  it('skips a task that is cancelled meanwhile, and runs a replaced one in its new form', async () => {
    const [entered, mayGoOn] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const done: string[] = [];
    const { apply, tasks } = await running(['a', 'b', 'c'], async ({ key, eventId }) => {
      done.push(`${key} ${eventId}`);
      entered.resolve();
      if (key === 'a') await mayGoOn.promise;
    });
    await entered.promise;
    const anew = event('Agreed', 'c');
    await apply(event('Over', 'b'), event('Over', 'c'));
    await apply(anew);
    mayGoOn.resolve();
    await expect.poll(tasks).toEqual([]);
    expect(done).toEqual([expect.stringMatching('^a '), `c ${anew.id}`]);
  });

  it('skips tasks that are no longer due after the clock was set back', async () => {
    const [entered, mayGoOn] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const done: string[] = [];
    let nowMs = Date.parse(DUE) + 1000;
    const perform = async ({ key }: Task) => {
      done.push(key);
      entered.resolve();
      await mayGoOn.promise;
    };
    const { runner, tasks } = await running(['a', 'b'], perform, { now: () => new Date(nowMs) });
    await entered.promise;
    nowMs = Date.parse(DUE) - HOUR_MS;
    mayGoOn.resolve();
    await expect.poll(async () => (await tasks()).map(({ key }) => key)).toEqual(['b']);
    await runner.runDue();
    expect(done).toEqual(['a']);
    nowMs = Date.parse(DUE);
    await expect.poll(tasks).toEqual([]);
    expect(done).toEqual(['a', 'b']);
  });

  it('stops after an abort or the loss of the lease', async () => {
    const entered = Promise.withResolvers<void>();
    const mayGoOn = Promise.withResolvers<void>();
    const done: string[] = [];
    const { runner, tasks } = await running(['a', 'b', 'c'], async ({ key }) => {
      done.push(key);
      entered.resolve();
      await mayGoOn.promise;
    });
    await entered.promise;
    const stopped = runner.stop();
    mayGoOn.resolve();
    await stopped;
    expect(done).toEqual(['a']);
    expect((await tasks()).map(({ key }) => key)).toEqual(['b', 'c']);
  });
});

describe('a task that is too old', () => {
  const tells = { ...policy, staleAfterMs: HOUR_MS };
  const at = (ms: number) => () => new Date(Date.parse(DUE) + ms);

  it('runs before it', async () => {
    const done: string[] = [];
    const perform = async ({ key }: Task) => void done.push(key);
    const { tasks } = await running(['a'], perform, { policies: [tells], now: at(HOUR_MS) });
    await expect.poll(tasks).toEqual([]);
    expect(done).toEqual(['a']);
  });

  it('is dropped when it is first checked later', async () => {
    const done: string[] = [];
    const perform = async ({ key }: Task) => void done.push(key);
    const { tasks } = await running(['a'], perform, { policies: [tells], now: at(HOUR_MS + 1) });
    await expect.poll(tasks).toEqual([]);
    expect(done).toEqual([]);
  });

  it('is retried after it when its first attempt was in time', async () => {
    let now = at(0);
    let isAway = true;
    const done: string[] = [];
    const perform = async ({ key }: Task) => {
      if (isAway) throw new Error('away');
      done.push(key);
    };
    const { tasks } = await running(['a'], perform, { policies: [tells], now: () => now() });
    await expect.poll(async () => (await tasks())[0]?.failures).toBe(1);
    [isAway, now] = [false, at(5 * HOUR_MS)];
    await expect.poll(tasks).toEqual([]);
    expect(done).toEqual(['a']);
  });
});

it('passes a failed task’s stored progress to the next attempt', async () => {
  const seen: unknown[] = [];
  let now = Date.parse(DUE);
  const { tasks } = await running(
    ['a'],
    async ({ data }) => {
      seen.push(data);
      if (seen.length === 1) throw new PartialFailure(new Error('away'), { half: true });
    },
    { now: () => new Date(now) },
  );
  await expect.poll(async () => (await tasks())[0]?.failures).toBe(1);
  now += HOUR_MS;
  await expect.poll(tasks).toEqual([]);
  expect(seen).toEqual([{ key: 'a' }, { key: 'a', half: true }]);
});

describe('the command id of a task’s attempt', () => {
  const task = { policy: 'p', eventId: 'e1', dueAt: DUE };
  const idOf = (look: Partial<Task>) => taskIds({ ...task, ...look }).commandId;
  const later = '2026-11-20T03:00:00.000Z';

  it('is the same for each retry', () => {
    expect(idOf({ looks: 1, dueAt: later, lookAt: DUE })).toBe(idOf({ looks: 1 }));
    expect(idOf({ dueAt: later, lookAt: DUE })).toBe(idOf({}));
  });

  it('differs for each check, even after the count restarted', () => {
    const ids = [idOf({}), idOf({ looks: 1 }), idOf({ looks: 2 }), idOf({ looks: 1, dueAt: later })];
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('is the same for a retry after a failed check', async () => {
    const ids: string[] = [];
    let now = Date.parse(DUE);
    const { tasks } = await running(
      ['a'],
      async (one) => {
        ids.push(taskIds(one).commandId);
        if (ids.length === 1) return { lookAgainAt: later };
        if (ids.length === 2) throw new Error('away');
        return undefined;
      },
      { now: () => new Date(now) },
    );
    await expect.poll(async () => (await tasks())[0]?.looks).toBe(1);
    now = Date.parse(later);
    await expect.poll(async () => (await tasks())[0]?.failures).toBe(1);
    now += HOUR_MS;
    await expect.poll(tasks).toEqual([]);
    expect(ids[1]).toBe(ids[2]);
    expect(ids[0]).not.toBe(ids[1]);
  });
});
