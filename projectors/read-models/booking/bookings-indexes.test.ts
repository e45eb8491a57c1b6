import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, test, vi } from 'vitest';
import type { Where } from '#infra/eventing/documents.ts';
import { openSqliteDocuments } from '#infra/eventing/sqlite.ts';
import { temporaryFolder } from '#infra/eventing/testing.ts';
import { bookings } from './bookings.ts';

test.each<[string, Where]>([
  ['worker.workerId', { 'worker.workerId': { eq: 'w1' }, status: { eq: 'completed' } }],
  ['worker.workerId', { 'worker.workerId': { eq: 'w1' }, status: { in: ['completed', 'reviewed'] } }],
  ['id', { pastOf: { has: 'w1' } }],
  ['client.accountId', { 'client.accountId': { eq: 'c1' }, status: { eq: 'completed' } }],
])('reads a person’s bookings by %s, not by the status that all others have, too', async (owner, where) => {
  const { folder, remove } = temporaryFolder();
  const file = join(folder, 'documents.db');
  const documents = await openSqliteDocuments({ file });
  await documents.ensure({
    name: bookings.name,
    fields: bookings.fields ?? [],
    arrays: bookings.arrays ?? [],
    compound: bookings.compound ?? [],
  });
  const prepared = vi.spyOn(DatabaseSync.prototype, 'prepare');
  await documents.find(bookings.name, { where, sort: [['requestedAt', 'desc']], limit: 20 });
  await documents.count(bookings.name, where);
  const asked = prepared.mock.calls.map(([sql]) => sql);
  prepared.mockRestore();
  await documents.close();
  const database = new DatabaseSync(file);
  const steps = asked.map((sql) => {
    const parameters = sql
      .split('?')
      .slice(1)
      .map(() => 1);
    return String(database.prepare(`EXPLAIN QUERY PLAN ${sql}`).all(...parameters)[0]?.['detail']);
  });
  database.close();
  remove();
  expect(steps).toHaveLength(2);
  const column = owner === 'id' ? owner : `field:${owner}`;
  expect(steps.filter((step) => !step.includes(`(${column}=?`))).toEqual([]);
});
