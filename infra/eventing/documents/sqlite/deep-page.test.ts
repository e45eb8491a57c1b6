import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { temporaryFolder } from '../../testing/temporary-folder.ts';
import type { Documents, FindOptions, Scalar, Where } from '../port.ts';
import { openSqliteDocuments } from './sqlite-documents.ts';

/** A page far down is found in another way than the first ones: it is to be the same that the whole list has there. */

const COUNT = 1200;
/** Some of each kind, most of them many times. */
const values: readonly Scalar[] = [null, 3, 1, 2.5, 'b', 'a', true, false];
const wheres: readonly Where[] = [
  {},
  { group: { eq: 'many' } },
  { value: { in: ['a', null] } },
  { nearly: { gte: 40 } },
];
const { folder, remove } = temporaryFolder();
let documents: Documents;

beforeAll(async () => {
  documents = await openSqliteDocuments({ file: join(folder, 'documents.db') });
  await documents.ensure({
    name: 'rows',
    fields: ['group', 'value', 'nearly'],
    compound: [['group', 'value'], ['value']],
  });
  await documents.write(
    Array.from({ length: COUNT }, (_, n) => ({
      collection: 'rows',
      // Ties stand in the order of the ids, which is not the one that they came in.
      id: `r${(n * 7919) % COUNT}`,
      position: n + 1,
      ifPosition: 'none' as const,
      document: { group: n % 5 === 0 ? 'few' : 'many', value: values[(n * 31) % values.length], nearly: n % 900 },
    })),
  );
});
afterAll(async () => {
  await documents.close();
  remove();
});

test.for(['value', 'nearly'] as const)('by %s', async (field) => {
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom('asc' as const, 'desc' as const),
      fc.constantFrom(...wheres),
      fc.integer({ min: 480, max: COUNT + 20 }),
      fc.integer({ min: 1, max: 100 }),
      async (direction, where, skip, limit) => {
        const asked: FindOptions = { where, sort: [[field, direction]] };
        const idsOf = async (options: FindOptions) => (await documents.find('rows', options)).map(({ id }) => id);
        const whole = await idsOf(asked);
        expect(await idsOf({ ...asked, skip, limit })).toEqual(whole.slice(skip, skip + limit));
      },
    ),
    { numRuns: 150 },
  );
});
