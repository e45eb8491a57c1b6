import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Documents } from '../eventing/documents.ts';
import { openSqliteDocuments } from '../eventing/sqlite.ts';
import { temporaryFolder } from '../eventing/testing.ts';
import { openSpentGrants } from './spent-grants.ts';

const { folder, remove } = temporaryFolder();
let documents: Documents;
let now = new Date('2026-11-20T04:00:00.000Z');
beforeAll(async () => {
  documents = await openSqliteDocuments({ file: join(folder, 'private.db') });
});
afterAll(async () => {
  await documents.close();
  remove();
});

test('lets each grant be used once, in any process, and deletes expired ones', async () => {
  const [here, there] = await Promise.all([1, 2].map(() => openSpentGrants({ documents, now: () => now })));
  const tries = await Promise.all(Array.from({ length: 10 }, async (_, n) => (n % 2 ? here : there)?.spend('one')));
  expect(tries.filter((isFirst) => isFirst)).toHaveLength(1);
  expect(await here?.spend('other')).toBe(true);
  now = new Date('2026-11-20T06:00:00.000Z');
  await there?.spend('third');
  expect((await documents.find('spent-grants')).map(({ id }) => id)).toEqual(['third']);
});
