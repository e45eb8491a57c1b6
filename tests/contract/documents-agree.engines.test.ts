import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openMongoDocuments } from '#infra/eventing/mongo.ts';
import type { Documents, Stored } from '#infra/eventing/documents.ts';
import { openSqliteDocuments } from '#infra/eventing/sqlite.ts';
import { sharedEngine } from '../engines/shared-engine.ts';
import { anyHistory, bookings } from '../../infra/eventing/adapter-tests.ts';
import { temporaryFolder } from '../../infra/eventing/testing.ts';
import { isFullScope } from '../harness/test-scope.ts';

const { folder, remove } = temporaryFolder();
let sqlite: Documents;
let mongo: Documents;
beforeAll(async () => {
  const { url } = await sharedEngine('mongo');
  sqlite = await openSqliteDocuments({ file: join(folder, 'documents.db') });
  mongo = openMongoDocuments({ url, database: `suki-${randomUUID()}` });
});
afterAll(async () => {
  await sqlite?.close();
  await mongo?.close();
  remove();
});

/** As text, so that the order of a document's keys counts, too. */
const asText = (found: readonly Stored<unknown>[]) =>
  found.map(({ id, position, document }) => `${JSON.stringify(id)} ${position} ${JSON.stringify(document)}`);

test('SQLite and MongoDB return identical answers in the same order', async () => {
  await fc.assert(
    fc.asyncProperty(anyHistory, async ({ steps, questions }) => {
      for (const documents of [sqlite, mongo]) {
        await documents.drop('bookings');
        await documents.ensure(bookings);
      }
      for (const step of steps) {
        const held = await sqlite.getMany(
          'bookings',
          step.map(({ id }) => id),
        );
        const writes = step.map(({ guess, ...rest }) => ({
          ...rest,
          collection: 'bookings',
          ifPosition: guess ?? held.find(({ id }) => id === rest.id)?.position ?? ('none' as const),
        }));
        expect(await mongo.write(writes)).toEqual(await sqlite.write(writes));
      }
      for (const question of questions) {
        expect(asText(await mongo.find('bookings', question)), JSON.stringify(question)).toEqual(
          asText(await sqlite.find('bookings', question)),
        );
        expect(await mongo.count('bookings', question.where)).toBe(await sqlite.count('bookings', question.where));
      }
      const ids = steps.flat().map(({ id }) => id);
      expect(asText(await mongo.getMany('bookings', ids))).toEqual(asText(await sqlite.getMany('bookings', ids)));
    }),
    { numRuns: isFullScope ? 150 : 40 },
  );
});

test('SQLite and MongoDB find invalid Unicode in the same way', async () => {
  const half = '\ud83d';
  for (const documents of [sqlite, mongo]) {
    await documents.drop('bookings');
    await documents.ensure(bookings);
    await documents.write([
      { collection: 'bookings', id: half, document: { status: half }, position: 1, ifPosition: 'none' },
    ]);
  }
  for (const question of [
    {},
    { where: { status: { eq: half } } },
    { where: { status: { eq: '\ufffd' } } },
    { where: { status: { gt: '\uffff' } } },
  ]) {
    expect(asText(await mongo.find('bookings', question))).toEqual(asText(await sqlite.find('bookings', question)));
  }
  expect(asText(await mongo.getMany('bookings', [half]))).toEqual(asText(await sqlite.getMany('bookings', [half])));
});
