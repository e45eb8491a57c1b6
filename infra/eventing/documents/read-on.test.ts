import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { temporaryFolder } from '../testing/temporary-folder.ts';
import type { Documents, FindOptions, Where } from './port.ts';
import { readOn } from './read-on.ts';
import { openSqliteDocuments } from './sqlite/sqlite-documents.ts';

const ROWS = 60;
const { folder, remove } = temporaryFolder();
let documents: Documents;
beforeAll(async () => {
  documents = await openSqliteDocuments({ file: join(folder, 'documents.db') });
  await documents.ensure({ name: 'rows', fields: ['group', 'value', 'text'] });
  await documents.write(
    Array.from({ length: ROWS }, (_, n) => ({
      collection: 'rows',
      id: `r${(n * 37) % ROWS}`,
      position: n + 1,
      ifPosition: 'none' as const,
      document: { group: n % 4 ? 'a' : 'b', value: [null, 1, 2, 'x', 'y', true][n % 6], text: `t${n % 9}` },
    })),
  );
});
afterAll(async () => {
  await documents.close();
  remove();
});

const fields = ['value', 'text', 'group', 'id'] as const;
const anySort = fc
  .shuffledSubarray([...fields], { minLength: 0, maxLength: 3 })
  .chain((some) => fc.tuple(...some.map((field) => fc.tuple(fc.constant(field), fc.constantFrom('asc', 'desc')))));
const anyWhere = fc.constantFrom<Where>(
  {},
  { group: { eq: 'a' } },
  { value: { in: ['x', 1, null] } },
  { text: { gte: 't2', lt: 't8' } },
  { value: { gt: 'w' }, text: { lte: 't5' } },
);

test('reads every list to its end, in its order, for any sorting', async () => {
  await fc.assert(
    fc.asyncProperty(anySort, anyWhere, fc.integer({ min: 1, max: 20 }), async (sort, where, limit) => {
      const reader = readOn(documents);
      const read: string[] = [];
      for (let skip = 0, ended = false; !ended; skip += limit) {
        const found = await reader.find('rows', { where, sort, skip, limit });
        read.push(...found.map(({ id }) => id));
        ended = found.length < limit;
      }
      expect(read).toEqual((await documents.find('rows', { where, sort })).map(({ id }) => id));
    }),
  );
});

test('skips no document, reads each once, and counts once', async () => {
  const asked: FindOptions[] = [];
  let [read, counted] = [0, 0];
  const reader = readOn<Documents>({
    ...documents,
    find: async <D>(collection: string, options: FindOptions = {}) => {
      const found = await documents.find<D>(collection, options);
      asked.push(options);
      read += found.length;
      return found;
    },
    count: (collection, where) => {
      counted++;
      return documents.count(collection, where);
    },
  });
  const where: Where = { group: { eq: 'a' } };
  for (let skip = 0; skip < (await reader.count('rows', where)); skip += 10)
    await reader.find('rows', { where, sort: [['text', 'desc']], skip, limit: 10 });
  expect({ read, counted, skipping: asked.filter(({ skip = 0 }) => skip > 0) }).toEqual({
    read: 45,
    counted: 1,
    skipping: [],
  });
});
