import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { RecordedEvent } from '#contracts/events/envelope.ts';
import { withCodec } from '#contracts/events/codec.ts';
import { openSqliteEventLog } from '#infra/eventing/sqlite.ts';
import type { DecodedLog } from '#contracts/events/event-log.ts';
import type { ReadStreamOptions } from '#infra/eventing/event-log.ts';
import { temporaryFolder } from '#infra/eventing/testing.ts';
import type { AuditFilter } from './audit-filter.ts';
import { auditRowsAfter, findAuditRows } from './find-audit-rows.ts';
import type { QueryContext } from '../query-context.ts';

const [LONG, SHORT, NONE] = ['calendar-w1', 'worker-w1', 'account-nobody'];
const LENGTH = 2_100;
const { folder, remove } = temporaryFolder();
let stored: Awaited<ReturnType<typeof openSqliteEventLog>>;
let log: DecodedLog;
let reads: ReadStreamOptions[] = [];
let all: RecordedEvent[];
let queryContext: Pick<QueryContext, 'documents' | 'eventLog'>;

/** Two kinds of events in turn, by two people, interleaved with a short stream. */
beforeAll(async () => {
  stored = await openSqliteEventLog({ folder });
  const append: typeof stored.append = (...appended) => stored.append(...appended);
  log = { ...withCodec(stored), append };
  for (const half of [0, LENGTH / 2]) {
    await log.append(
      LONG,
      'any',
      Array.from({ length: LENGTH / 2 }, (_, n) => event(half + n)),
    );
    await log.append(SHORT, 'any', [event(LENGTH + half)]);
  }
  all = await log.readAll({ after: 0 });
  const eventLog: QueryContext['eventLog'] = {
    readStream: (stream, options = {}) => {
      reads.push(options);
      return log.readStream(stream, options);
    },
    readOn: (stream, options) => {
      reads.push(options);
      return log.readOn(stream, options);
    },
  };
  // Queries on streams need no read models.
  queryContext = { eventLog, documents: {} as QueryContext['documents'] };
});
afterAll(async () => {
  await log.close();
  remove();
});

function event(n: number) {
  const actor = n % 3 === 0 ? ('system' as const) : { accountId: `a${n % 3}`, role: 'worker' as const };
  return {
    id: `e${n}`,
    type: n % 2 === 0 ? 'SlotBooked' : 'SlotReleased',
    data: {},
    metadata: { schemaVersion: 1, actor, commandId: 'c', $correlationId: `cause ${n % 5}`, $causationId: 'c' },
  };
}

const positions = (rows: readonly { position: number }[]) => rows.map(({ position }) => position);
const of = (...streams: readonly string[]) => all.filter(({ stream }) => streams.includes(stream));

async function readAllPages(filter: AuditFilter, limit: number): Promise<number[]> {
  const found: number[] = [];
  for (let after = 0; ;) {
    const rows = await auditRowsAfter(queryContext, filter, after, limit);
    found.push(...positions(rows));
    if (rows.length < limit) return found;
    after = found.at(-1) ?? 0;
  }
}

describe('the audit log of a long stream', () => {
  it('is returned in full, from its first event on', async () => {
    expect(await readAllPages({ streams: [LONG] }, 100)).toEqual(positions(of(LONG)));
  });

  it('is counted, and paged backwards with one read per page after the first scan', async () => {
    const newestFirst = positions(of(LONG)).reverse();
    await findAuditRows(queryContext, { streams: [LONG] }, { page: 1, limit: 50 });
    for (const page of [1, 2, 41, 42, 43]) {
      reads = [];
      const { rows, total } = await findAuditRows(queryContext, { streams: [LONG] }, { page, limit: 50 });
      expect({ total, positions: positions(rows) }).toEqual({
        total: LENGTH,
        positions: newestFirst.slice((page - 1) * 50, page * 50),
      });
      expect(reads.length).toBeLessThanOrEqual(2);
    }
  });

  it.each<[string, AuditFilter, (event: RecordedEvent) => boolean]>([
    ['by type', { types: ['SlotReleased'] }, ({ type }) => type === 'SlotReleased'],
    [
      'by person',
      { actors: ['a1', null] },
      ({ metadata: { actor } }) => actor === 'system' || actor.accountId === 'a1',
    ],
    ['by cause', { correlationIds: ['cause 2'] }, ({ metadata }) => metadata.$correlationId === 'cause 2'],
    ['by the strict filter', { flag: 'strict' }, () => false],
    ['by position', { fromPosition: 7, beforePosition: 2_050 }, ({ position }) => position >= 7 && position < 2_050],
    ['by a position before all events', { beforePosition: 1 }, () => false],
    ['by a position after all events', { fromPosition: 1_000_000 }, () => false],
  ])('is searched whole %s', async (_, filter, isWanted) => {
    const wanted = positions(of(LONG).filter(isWanted));
    expect(await readAllPages({ streams: [LONG], ...filter }, 100)).toEqual(wanted);
    const { rows, total } = await findAuditRows(queryContext, { streams: [LONG], ...filter }, { page: 3, limit: 100 });
    expect({ total, positions: positions(rows) }).toEqual({
      total: wanted.length,
      positions: wanted.toReversed().slice(200, 300),
    });
  });

  it('is never in memory in full', async () => {
    reads = [];
    await findAuditRows(queryContext, { streams: [LONG], types: ['SlotBooked'] }, { page: 1, limit: 100 });
    await auditRowsAfter(queryContext, { streams: [LONG], flag: 'strict' }, 0, 100);
    expect(Math.max(...reads.map(({ limit = Infinity }) => limit))).toBeLessThanOrEqual(200);
  });
});

describe('a stream with foreign events', () => {
  const STREAM = 'worker-w2';
  const neighbours = async (count: number) =>
    stored.append(
      STREAM,
      'any',
      Array.from({ length: count }, () => ({
        id: crypto.randomUUID(),
        type: 'SomethingElse',
        data: {},
        metadata: {} as never,
      })),
    );
  const page = (number: number) => findAuditRows(queryContext, { streams: [STREAM] }, { page: number, limit: 4 });
  let next = 5_000;
  const ours = async (count: number) =>
    log.append(
      STREAM,
      'any',
      Array.from({ length: count }, () => event(next++)),
    );

  it('has full pages, each row once, and a total without them', async () => {
    await neighbours(1);
    await ours(3);
    await neighbours(2);
    await ours(4);
    await neighbours(1);
    const newestFirst = (await log.readStream(STREAM)).map(({ position }) => position).reverse();
    for (const number of [1, 2, 3]) {
      const { rows, total } = await page(number);
      expect({ total, positions: positions(rows) }).toEqual({
        total: 7,
        positions: newestFirst.slice((number - 1) * 4, number * 4),
      });
    }
  });

  it('is scanned incrementally as it grows, and limited by positions', async () => {
    const { position: before } = await ours(1);
    await neighbours(1);
    await ours(2);
    expect(await page(1)).toMatchObject({ total: 10, rows: { length: 4 } });
    expect(
      await findAuditRows(queryContext, { streams: [STREAM], beforePosition: before }, { page: 1, limit: 4 }),
    ).toMatchObject({ total: 7, rows: { length: 4 } });
    expect(
      await findAuditRows(queryContext, { streams: [STREAM], fromPosition: before }, { page: 1, limit: 4 }),
    ).toMatchObject({ total: 3, rows: { length: 3 } });
  });
});

it('lists several streams in log order', async () => {
  const streams = [SHORT, LONG, NONE];
  expect(await readAllPages({ streams }, 100)).toEqual(positions(of(...streams)));
  const { rows, total } = await findAuditRows(queryContext, { streams }, { page: 11, limit: 100 });
  expect({ total, positions: positions(rows) }).toEqual({
    total: LENGTH + 2,
    positions: positions(of(...streams))
      .reverse()
      .slice(1000, 1100),
  });
  expect(await findAuditRows(queryContext, { streams: [NONE] }, { page: 1, limit: 50 })).toEqual({
    rows: [],
    total: 0,
  });
});
