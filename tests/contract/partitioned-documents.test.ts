import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { partitionDocuments, type Partitioning, openSqliteDocuments } from '#infra/eventing/sqlite.ts';
import { openReadModelFiles, readModelFiles, readModelsByFile } from '#infra/service/read-model-files.ts';
import { checkpointSchema, parkedEventsSchema } from '#infra/eventing/projections.ts';
import { allReadModels } from '#projectors/read-models/all.ts';
import { memoryDocuments, temporaryFolder } from '../../infra/eventing/testing.ts';
import { documentsContract } from '../../infra/eventing/adapter-tests.ts';

const cases: Record<string, { spread: boolean; division: Partitioning }> = {
  'a collection in one of two stores': { spread: false, division: { ofCollection: () => 1, ofDocument: () => 1 } },
  'a collection spread over two stores': {
    spread: true,
    division: {
      ofCollection: () => undefined,
      ofDocument: (_, id) => Buffer.from(id).reduce((sum, byte) => sum + byte, 0) % 2,
    },
  },
};

for (const [name, { spread, division }] of Object.entries(cases)) {
  documentsContract(
    name,
    async () => {
      const { folder, remove } = temporaryFolder();
      const stores = await Promise.all(
        ['one.db', 'other.db'].map((file) => openSqliteDocuments({ file: join(folder, file) })),
      );
      const documents = partitionDocuments(stores, division);
      return {
        documents,
        dispose: async () => {
          await documents.close();
          remove();
        },
      };
    },
    { spread },
  );
}

test('each write goes to the store of its document, and the outcomes are in the order of the writes', async () => {
  const stores = [memoryDocuments(), memoryDocuments()];
  const documents = partitionDocuments(stores, {
    ofCollection: (name) => (name === 'bookings' ? 0 : 1),
    ofDocument: () => 0,
  });
  const write = (collection: string, id: string) => ({
    collection,
    id,
    document: {},
    position: 1,
    ifPosition: 'none' as const,
  });
  expect(
    await documents.write([
      write('messages', 'm1'),
      write('bookings', 'b1'),
      write('bookings', 'b1'),
      write('messages', 'm2'),
    ]),
  ).toEqual([true, true, false, true]);
  expect(await Promise.all(stores.map((store) => store.count('messages')))).toEqual([0, 2]);
  expect(await Promise.all(stores.map((store) => store.count('bookings')))).toEqual([1, 0]);
});

describe('the files of the read models', () => {
  const names = allReadModels.map(({ name }) => name);

  test('hold one read model each', () => {
    const byFile = readModelsByFile(names);
    expect(byFile.flat().toSorted()).toEqual(names.toSorted());
    expect(byFile.every((some) => some.length > 0)).toBe(true);
  });

  test('are each complete: the checkpoint and the parked events of a read model are in its own file', async () => {
    const { folder, remove } = temporaryFolder();
    const documents = await openReadModelFiles(folder);
    const about = [checkpointSchema, parkedEventsSchema];
    for (const schema of about) await documents.ensure(schema);
    const ids = names.flatMap((name) => [name, `${name}~1of2`, `${name}~e1`]);
    await documents.write(
      about.flatMap(({ name }) =>
        ids.map((id) => ({ collection: name, id, document: {}, position: 1, ifPosition: 'none' as const })),
      ),
    );
    await documents.close();
    for (const [n, file] of readModelFiles(folder).entries()) {
      const alone = await openSqliteDocuments({ file });
      for (const schema of about) {
        await alone.ensure(schema);
        const readModels = new Set((await alone.find(schema.name)).map(({ id }) => id.split('~')[0]));
        expect(readModels).toEqual(new Set(readModelsByFile(names)[n]));
      }
      await alone.close();
    }
    remove();
  });

  test('are deleted when a former version wrote them', async () => {
    const { folder, remove } = temporaryFolder();
    await (await openSqliteDocuments({ file: join(folder, 'read-models.db') })).close();
    await (await openReadModelFiles(folder)).close();
    expect(readdirSync(folder).toSorted()).toEqual(['read-models-1.db', 'read-models-2.db']);
    remove();
  });
});
