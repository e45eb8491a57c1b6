import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { FindOptions, Where } from '#infra/eventing/documents.ts';
import { openSqliteDocuments } from '#infra/eventing/sqlite.ts';
import { findQuery } from '#infra/eventing/adapter-tests.ts';
import { tickets } from '#projectors/read-models/support/tickets.ts';
import { countQueues, findTickets } from './ticket-queue.ts';

const { name, fields = [], compound = [] } = tickets;
const schema = { name, fields, compound };
let folder: string;
let database: DatabaseSync;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'ticket-queue-'));
  const file = join(folder, 'documents.db');
  const documents = await openSqliteDocuments({ file });
  await documents.ensure(schema);
  await documents.close();
  database = new DatabaseSync(file);
});
afterAll(async () => {
  database.close();
  await rm(folder, { recursive: true });
});

/** The index that SQLite uses, and the number of its fields used. */
function indexOf(options: FindOptions): string {
  const { sql, parameters } = findQuery(schema, options);
  const [plan] = database.prepare(`EXPLAIN QUERY PLAN ${sql}`).all(...parameters);
  return String(plan?.['detail']).replace(/^.*INDEX index:tickets:/, '');
}

/** The queries sent to the store, in order. */
async function asked(
  ask: (reads: {
    find: (collection: string, options?: FindOptions) => Promise<[]>;
    count: (collection: string, where?: Where) => Promise<number>;
    get: () => Promise<undefined>;
  }) => Promise<unknown>,
): Promise<FindOptions[]> {
  const all: FindOptions[] = [];
  await ask({
    find: async (_, options = {}) => {
      all.push(options);
      return [];
    },
    count: async (_, where = {}) => all.push({ where }),
    get: async () => undefined,
  });
  return all;
}

const page = { page: 1, limit: 50 };
const queue = (wanted: Partial<Parameters<typeof findTickets>[1]>) =>
  asked((reads) => findTickets(reads, { viewerId: 's-1', ...wanted }, page));

test('serves each queue in order from an index, for any number of tickets', async () => {
  const severity = 'status,rank,waitsSince (field:status=?)';
  const own = 'assigneeId,status,rank,waitsSince (field:assigneeId=? AND field:status=?)';
  for (const [wanted, index] of [
    [{ status: 'open' }, severity],
    [{ status: 'waiting' }, severity],
    [{ status: 'unsolved', assignee: 'me' }, own],
    [{ status: 'unsolved', assignee: 'nobody' }, own],
    [{ status: 'closed' }, 'status,lastAt (field:status=?)'],
    [{ status: 'closed', sort: '-opened' }, 'status,openedAt (field:status=?)'],
    [{}, 'lastAt'],
    [{ sort: 'opened' }, 'openedAt'],
  ] as const) {
    const [found] = await queue(wanted);
    expect(indexOf(found ?? {}), JSON.stringify(wanted)).toBe(index);
  }
});

test('counts each queue with a small index', async () => {
  const counted = (await asked((reads) => countQueues(reads, 's-1'))).map(indexOf);
  expect(counted).toEqual([
    expect.stringContaining('field:assigneeId=? AND field:status=?'),
    expect.stringContaining('field:assigneeId=? AND field:status=?'),
    expect.stringContaining('field:status=?'),
    expect.stringContaining('field:status=?'),
  ]);
});
