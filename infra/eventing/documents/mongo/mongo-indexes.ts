import type { Collection, IndexDescription } from 'mongodb';
import { ID } from '../declared-fields.ts';
import { declaredIndexes } from '../declared-indexes.ts';
import { isMissing } from './mongo-failures.ts';
import { elementsPath, keyPath, type MongoDocument } from './mongo-keys.ts';
import type { CollectionSchema } from '../port.ts';

/** Creates the declared indexes that are missing and drops those that are no longer declared. */
export async function migrateIndexes(collection: Collection<MongoDocument>, schema: CollectionSchema): Promise<void> {
  const wanted = indexesOf(schema);
  const present = await presentIndexes(collection);
  for (const name of present) {
    if (!wanted.some((index) => index.name === name)) await collection.dropIndex(name);
  }
  const missing = wanted.filter(({ name }) => !present.includes(name));
  if (missing.length > 0) await collection.createIndexes(missing);
}

async function presentIndexes(collection: Collection<MongoDocument>): Promise<string[]> {
  try {
    const indexes = await collection.indexes();
    return indexes.map(({ name }) => name ?? '').filter((name) => name !== '_id_');
  } catch (error) {
    if (isMissing(error)) return [];
    throw error;
  }
}

function indexesOf(schema: CollectionSchema): (IndexDescription & { name: string })[] {
  return [
    ...declaredIndexes(schema).map((some) => ({ name: `fields:${some.join(',')}`, key: keyPattern(some) })),
    ...(schema.arrays ?? []).map((field) => ({ name: `array:${field}`, key: { [elementsPath(field)]: 1 as const } })),
  ];
}

/**
 * Lists are requested newest first, with ties in ascending id: an index in this order returns a page without sorting.
 * Each index ends with the id, declared or not.
 */
function keyPattern(declared: readonly string[]): Record<string, 1 | -1> {
  const fields = declared.filter((field) => field !== ID);
  const paths = fields.map((field, index) => [keyPath(field), index === fields.length - 1 ? -1 : 1] as const);
  return Object.fromEntries([...paths, ['_id', 1] as const]);
}
