import { describe, expect, it } from 'vitest';
import type { Documents } from '../documents/port.ts';
import type { RecordedEvent } from '../event-log/envelope.ts';
import { memoryDocuments } from '../testing/memory-documents.ts';
import { createCompareAndSetWrites, createLiveWorker } from './compare-and-set-writes.ts';
import { createProjectionEngine } from './projection-engine.ts';
import type { AnyReadModel } from './read-model.ts';
import { WHOLE } from './shard.ts';
import { createRebuildWorker, createWriteBehindWrites } from './write-behind-writes.ts';

type Moved = RecordedEvent & { data: { from: string; to: string; amount: number } };
type Account = { balance: number };
type Entry = { amount: number };

/** Each event changes two documents; 13 cannot be booked. */
const balances = {
  name: 'balances',
  version: 1,
  on: {
    Moved: {
      ids: ({ data }: Moved) => (data.amount === -1 ? fail('no ids') : [data.from, data.to]),
      apply(account: Account | undefined, { data: { from, amount } }: Moved, id: string) {
        if (amount === 13 && id !== from) fail('unlucky');
        return amount === 0 ? account : { balance: (account?.balance ?? 0) + (id === from ? -amount : amount) };
      },
    },
    Closed: { ids: ({ data }: Moved) => data.from, apply: () => null },
  },
  // A reset deletes accounts with debts and sets all others to zero.
  resetOn: { Begun: ({ balance }: Account) => (balance < 0 ? null : { balance: 0 }) },
  push: ({ balance }: Account, _: Moved, id: string) => [{ id, balance }],
} satisfies AnyReadModel;

/** Each event creates a document, which no event changes. */
const entries = {
  name: 'entries',
  version: 1,
  on: {
    Moved: {
      ids: ({ id }: Moved) => id,
      apply: (_: Entry | undefined, { data }: Moved) => ({ amount: data.amount }),
      creates: true,
    },
  },
  resetOn: { Begun: () => null },
} satisfies AnyReadModel;

const readModels: readonly AnyReadModel[] = [balances, entries];

function fail(message: string): never {
  throw new Error(message);
}

let position = 0;
function event(type: 'Moved' | 'Closed' | 'Begun', from: string, to = '', amount = 1): RecordedEvent {
  position += 10;
  const metadata = { actor: 'system', schemaVersion: 1, commandId: 'c', $correlationId: 'c', $causationId: 'c' };
  const data = { from, to, amount };
  return {
    id: `e${position}`,
    type,
    data,
    stream: 's',
    revision: 0,
    position,
    recordedAt: '',
    metadata,
  };
}
const moved = (from: string, to: string, amount = 1) => event('Moved', from, to, amount);
const closed = (from: string) => event('Closed', from);
const begun = () => event('Begun', '');

type Thrown = { position: number; readModel: string };
type Run = { documents?: Documents; silentUntil?: number };

function live({ documents = memoryDocuments(), silentUntil = 0 }: Run = {}) {
  const thrown: Thrown[] = [];
  const stored = { position: 0, announced: 0 };
  const followed = { shard: WHOLE, checkpoint: 0, taken: 0, silentUntil, log: 'a', stored, indexed: true };
  const workers = readModels.map((readModel) => createLiveWorker({ readModel, ...followed }, 3));
  const project = createProjectionEngine({
    workers,
    writes: createCompareAndSetWrites(documents, workers),
    onThrow: (at, { readModel }) => void thrown.push({ position: at.position, readModel: readModel.name }),
  });
  return { documents, thrown, project, finish: async () => {} };
}

function rebuild({ documents = memoryDocuments() }: Run = {}) {
  const thrown: Thrown[] = [];
  const workers = readModels.map((readModel) => createRebuildWorker(readModel, 50));
  const writes = createWriteBehindWrites(documents, workers);
  const project = createProjectionEngine({
    workers,
    writes,
    onThrow: (at, { readModel }) => void thrown.push({ position: at.position, readModel: readModel.name }),
  });
  return { documents, thrown, project, finish: writes.finish };
}

async function inBatches(size: number, events: readonly RecordedEvent[], way: ReturnType<typeof live>) {
  for (let at = 0; at < events.length; at += size) await way.project(events.slice(at, at + size));
  await way.finish();
  const found = await Promise.all(readModels.map(({ name }) => way.documents.find<object>(name)));
  return found.flat();
}

describe.each([
  ['compare-and-set', live],
  ['write-behind', rebuild],
])('the projection engine with %s', (_, way) => {
  const balancesAfter = async (events: readonly RecordedEvent[], run = way()) => {
    await inBatches(events.length, events, run);
    return (await run.documents.find<Account>('balances')).map(({ id, document, position: at }) => [
      id,
      document.balance,
      at,
    ]);
  };

  it('changes every document of an event, in event order, and stores its position', async () => {
    const [first, second] = [moved('ana', 'ben', 5), moved('ben', 'cleo', 2)];
    expect(await balancesAfter([first, second])).toEqual([
      ['ana', -5, first.position],
      ['ben', 3, second.position],
      ['cleo', 2, second.position],
    ]);
  });

  it('changes no document of an event that throws, reports it, and continues', async () => {
    const [unlucky, nowhere, good] = [moved('ana', 'ben', 13), moved('ana', 'ben', -1), moved('ana', 'ben', 1)];
    const run = way();
    expect(await balancesAfter([unlucky, nowhere, good], run)).toEqual([
      ['ana', -1, good.position],
      ['ben', 1, good.position],
    ]);
    expect(run.thrown.toSorted((a, b) => a.position - b.position)).toEqual([
      { position: unlucky.position, readModel: 'balances' },
      { position: nowhere.position, readModel: 'balances' },
    ]);
  });

  it('applies a reset event to all documents at its position, however often it arrives', async () => {
    const before = [moved('ana', 'ben', 5), moved('cleo', 'ana', 7)];
    const [anew, after] = [begun(), moved('ben', 'ana', 1)];
    for (const size of [1, 2, 3, 4]) {
      const run = way();
      const found = await inBatches(size, [...before, anew, after], run);
      expect(found).toEqual([
        { id: 'ana', document: { balance: 1 }, position: after.position },
        { id: 'ben', document: { balance: -1 }, position: after.position },
        { id: after.id, document: { amount: 1 }, position: after.position },
      ]);
      if (way === live) expect(await inBatches(1, [...before, anew, after], live(run))).toEqual(found);
    }
  });

  it('clears more documents than it reads at once', async () => {
    const many = Array.from({ length: 1100 }, (__, n) => moved(`a${n}`, `b${n}`, 1));
    const run = way();
    await inBatches(200, [...many, begun()], run);
    expect(await run.documents.count('balances')).toBe(1100);
    expect(await run.documents.count('entries')).toBe(0);
  });

  it('skips writing an unchanged document', async () => {
    const first = moved('ana', 'ben', 5);
    expect(await balancesAfter([first, moved('ana', 'ben', 0)])).toEqual([
      ['ana', -5, first.position],
      ['ben', 5, first.position],
    ]);
  });

  it('deletes a document, also one created in the same batch, and creates it again', async () => {
    const before = [moved('ana', 'ben', 1), closed('ana'), closed('ben'), closed('nobody')];
    const again = moved('ana', 'ben', 2);
    expect(await balancesAfter([...before, again, closed('ben')])).toEqual([['ana', -2, again.position]]);
  });

  it('produces the same documents for any batch and cache size', async () => {
    const people = Array.from({ length: 700 }, (_none, n) => `p${n}`);
    const events = Array.from({ length: 2_000 }, (_none, n) => {
      const [from = '', to = ''] = [people[(n * 7) % 700], people[(n * 31 + 1) % 700]];
      return n % 11 === 0 ? closed(from) : moved(from, to, n % 17);
    });
    const whole = await inBatches(2_000, events, way());
    expect(whole.length).toBeGreaterThan(2_000);
    expect(await inBatches(1, events, way())).toEqual(whole);
    expect(await inBatches(97, events, way())).toEqual(whole);
  });
});

it('produces the same documents in both ways of writing', async () => {
  const events = [moved('ana', 'ben', 5), closed('ana'), moved('ben', 'ana', 13), moved('cleo', 'ana', 2)];
  expect(await inBatches(3, events, rebuild())).toEqual(await inBatches(3, events, live()));
});

describe('compare-and-set', () => {
  it('changes nothing when a batch repeats, with or without a cache', async () => {
    const events = [moved('ana', 'ben', 5), moved('ben', 'cleo', 2)];
    const run = live();
    const first = await inBatches(2, events, run);
    expect(await inBatches(2, events, run)).toEqual(first);
    expect(await inBatches(1, events, live(run))).toEqual(first);
  });

  it('reads documents again that another process has changed, and adds the missing changes', async () => {
    const run = live();
    const [first, others, mine] = [moved('ana', 'ben', 5), moved('ana', 'ben', 3), moved('ana', 'ben', 1)];
    await run.project([first]);
    await live(run).project([first, others]);
    await run.project([others, mine]);
    expect((await run.documents.find<Account>('balances')).map(({ document }) => document.balance)).toEqual([-9, 9]);
  });

  it('pushes stored changes in the order of events, and none from before', async () => {
    const [old, first, second] = [moved('ana', 'ben', 5), moved('ana', 'ben', 1), moved('ben', 'ana', 2)];
    const run = live({ silentUntil: old.position });
    expect(await run.project([old, first, second])).toEqual([
      { id: 'ana', balance: -6, position: first.position },
      { id: 'ben', balance: 6, position: first.position },
      { id: 'ana', balance: -4, position: second.position },
      { id: 'ben', balance: 4, position: second.position },
    ]);
  });

  it('pushes the current document once for changes that an earlier run stored and may not have published', async () => {
    const events = [moved('ana', 'ben', 5), moved('ana', 'ben', 1)];
    const earlier = live();
    await earlier.project(events);
    const later = live(earlier);
    expect((await later.project(events)).map(({ id, balance }) => [id, balance])).toEqual([
      ['ana', -6],
      ['ben', 6],
      ['ana', -6],
      ['ben', 6],
    ]);
    expect(await later.project(events)).toEqual([]);
  });

  it('does not replace an unreadable document', async () => {
    const documents = memoryDocuments();
    await live({ documents }).project([moved('ana', 'ben', 5)]);
    const blind: Documents = { ...documents, getMany: async () => [] };
    await expect(live({ documents: blind }).project([moved('ana', 'ben', 1)])).rejects.toThrow(
      "balances ana can't be read",
    );
  });
});

describe('write-behind', () => {
  it('writes a document once for many events, and pushes nothing', async () => {
    const documents = memoryDocuments();
    let writes = 0;
    const counting: Documents = { ...documents, write: (some) => ((writes += some.length), documents.write(some)) };
    const run = rebuild({ documents: counting });
    for (let n = 0; n < 10; n++) expect(await run.project([moved('ana', 'ben', n)])).toEqual([]);
    await run.finish();
    expect(writes).toBe(12);
  });

  it('fails if another process writes the same documents', async () => {
    const run = rebuild();
    await run.project([moved('ana', 'ben', 5)]);
    await live(run).project([moved('ana', 'ben', 1)]);
    await expect(run.finish()).rejects.toThrow('Another process writes');
  });
});
