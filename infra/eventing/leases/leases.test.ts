import fc from 'fast-check';
import { beforeEach, describe, expect, it } from 'vitest';
import { memoryDocuments } from '../testing/memory-documents.ts';
import { EngineUnavailable } from '../resilience/engine-unavailable.ts';
import type { Documents } from '../documents/port.ts';
import { createLeases, singleProcessLeases, usualTimes } from './leases.ts';
import { createVirtualTime } from '../testing/virtual-time.ts';

const silent = { info: () => {}, warn: () => {} };

let time: ReturnType<typeof createVirtualTime>;
let documents: Documents;
let working: Map<string, number>;
let terms: { process: string; term: number }[];

beforeEach(() => {
  time = createVirtualTime();
  documents = memoryDocuments();
  working = new Map();
  terms = [];
});

/** A process that wants the lease and works while it holds it. */
async function start(process: string, store = documents) {
  const stopping = new AbortController();
  const leases = createLeases({ documents: store, logger: silent, clock: time.clockOf(process), holder: process });
  const held = leases.hold(
    'policies',
    async (signal, term) => {
      terms.push({ process, term });
      working.set(process, term);
      await time.clockOf(process).pause(Number.MAX_SAFE_INTEGER, signal);
      working.delete(process);
    },
    stopping.signal,
  );
  return {
    async stop() {
      stopping.abort();
      await time.pass(0);
      await held;
    },
  };
}

const workers = () => [...working.keys()];

describe('a lease', () => {
  it('has one of two applicants as its holder', async () => {
    await start('one');
    await start('two');
    await time.pass(60_000);
    expect(workers()).toHaveLength(1);
    expect(terms).toHaveLength(1);
  });

  it('moves within ten seconds after its holder died', async () => {
    await start('one');
    await time.pass(5_000);
    await start('two');
    await time.pass(5_000);
    time.hold('one');
    await time.pass(10_000);
    expect(workers()).toContain('two');
    expect(terms.map(({ term }) => term)).toEqual([1, 2]);
  });

  it('moves to another process at the next check after its release', async () => {
    const one = await start('one');
    await start('two');
    await time.pass(5_000);
    const holder = workers()[0];
    expect(holder).toBe('one');
    await one.stop();
    await time.pass(usualTimes.lookEveryMs);
    expect(workers()).toEqual(['two']);
  });

  it('is lost by a paused holder, which notices before any further work', async () => {
    await start('one');
    await start('two');
    await time.pass(5_000);
    time.hold('one');
    await time.pass(10_000);
    expect(workers()).toEqual(['one', 'two']);
    time.resume('one');
    await time.pass(1);
    expect(workers()).toEqual(['two']);
    await time.pass(60_000);
    expect(workers()).toEqual(['two']);
  });

  it('is given up before its deadline if the store is unavailable, and acquired again later', async () => {
    let away = false;
    const orAway = async <Result>(work: () => Promise<Result>) =>
      away ? Promise.reject(new EngineUnavailable('documents')) : work();
    const shaky: Documents = {
      ...documents,
      get: (...input) => orAway(() => documents.get(...input)),
      write: (...input) => orAway(() => documents.write(...input)),
    };
    await start('one', shaky);
    await time.pass(5_000);
    away = true;
    await time.pass(usualTimes.lastsMs);
    expect(workers()).toEqual([]);
    away = false;
    await time.pass(10_000);
    expect(workers()).toEqual(['one']);
  });

  it('continues when the response to a renewal was lost', async () => {
    let losing = false;
    const forgetful: Documents = {
      ...documents,
      async write(writes) {
        const written = await documents.write(writes);
        if (losing) throw new EngineUnavailable('documents');
        return written;
      },
    };
    await start('one', forgetful);
    await time.pass(4_000);
    losing = true;
    await time.pass(usualTimes.renewEveryMs);
    losing = false;
    await time.pass(20_000);
    expect(terms).toEqual([{ process: 'one', term: 1 }]);
  });

  it('never has two holders within their time, for any pauses and crashes', async () => {
    const step = fc.record({
      process: fc.constantFrom('one', 'two', 'three'),
      does: fc.constantFrom('hold', 'resume', 'wait'),
      ms: fc.nat(9_000),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 12 }), async (steps) => {
        [time, documents, working, terms] = [createVirtualTime(), memoryDocuments(), new Map(), []];
        const paused = new Set<string>();
        for (const process of ['one', 'two', 'three']) await start(process);
        for (const { process, does, ms } of steps) {
          if (does === 'hold') {
            time.hold(process);
            paused.add(process);
          }
          if (does === 'resume') {
            time.resume(process);
            paused.delete(process);
            await time.pass(1);
          }
          await time.pass(ms);
          expect(workers().filter((each) => !paused.has(each)).length).toBeLessThanOrEqual(1);
        }
        await time.pass(10_000);
        if (paused.size < 3) expect(workers().filter((each) => !paused.has(each))).toHaveLength(1);
        expect(terms.map(({ term }) => term)).toEqual(terms.map((_, index) => index + 1));
      }),
      { numRuns: 60 },
    );
  });
});

describe('a task that runs once', () => {
  it('runs in one process after another, and its error reaches the caller', async () => {
    const [one, two] = ['one', 'two'].map((holder) =>
      createLeases({ documents, logger: silent, clock: time.clockOf(holder), holder }),
    );
    const done: string[] = [];
    const both = Promise.all([
      one!.once('first start', async () => void done.push('one')),
      two!.once('first start', async () => void done.push('two')),
    ]);
    await time.pass(5_000);
    await both;
    expect(done.toSorted()).toEqual(['one', 'two']);
    const failing = one!.once('first start', async () => Promise.reject(new Error('no admin'))).catch(String);
    await time.pass(5_000);
    expect(await failing).toBe('Error: no admin');
  });
});

describe('a share of the work', () => {
  const shards = ['shard-0', 'shard-1', 'shard-2', 'shard-3'];
  let taken: Map<string, Set<string>>;

  async function join(process: string) {
    const stopping = new AbortController();
    const leases = createLeases({ documents, logger: silent, clock: time.clockOf(process), holder: process });
    const mine = new Set<string>();
    taken.set(process, mine);
    const sharing = leases.share(
      'projectors',
      shards,
      async (name, signal) => {
        mine.add(name);
        await time.clockOf(process).pause(Number.MAX_SAFE_INTEGER, signal);
        mine.delete(name);
      },
      stopping.signal,
    );
    return {
      async stop() {
        stopping.abort();
        await time.pass(0);
        await sharing;
      },
    };
  }

  beforeEach(() => {
    taken = new Map();
  });

  const sharesOf = (...processes: string[]) => processes.map((process) => taken.get(process)?.size);
  const allTaken = (...processes: string[]) =>
    processes.flatMap((process) => [...(taken.get(process) ?? [])]).toSorted();

  it('is everything for a single process, and half of it when another joins', async () => {
    await join('one');
    await time.pass(2_000);
    expect(sharesOf('one')).toEqual([4]);
    await join('two');
    await time.pass(10_000);
    expect(sharesOf('one', 'two')).toEqual([2, 2]);
    expect(allTaken('one', 'two')).toEqual(shards);
  });

  it('of a dead process moves to the living ones within ten seconds', async () => {
    await Promise.all(['one', 'two'].map(join));
    await time.pass(20_000);
    time.hold('one');
    await time.pass(10_000);
    expect(allTaken('two')).toEqual(shards);
  });

  it('of a leaving process moves immediately', async () => {
    const one = await join('one');
    await join('two');
    await time.pass(20_000);
    await one.stop();
    await time.pass(2 * usualTimes.lookEveryMs);
    expect(allTaken('two')).toEqual(shards);
  });
});

it('holds everything without logging when alone', async () => {
  const done: string[] = [];
  const { signal } = new AbortController();
  await singleProcessLeases.once('first start', async () => void done.push('once'));
  await singleProcessLeases.hold('policies', async () => void done.push('held'), signal);
  await singleProcessLeases.share('projectors', ['a', 'b'], async (name) => void done.push(name), signal);
  expect(done).toEqual(['once', 'held', 'a', 'b']);
});
