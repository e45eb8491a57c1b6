import type { Collection, Db } from 'mongodb';
import { isMissing } from './mongo-failures.ts';
import { migrateIndexes } from './mongo-indexes.ts';
import { keysOf, type MongoDocument } from './mongo-keys.ts';
import type { CollectionSchema } from '../port.ts';

type Declaration = { _id: string; schema: string };

const DOCUMENTS_AT_ONCE = 500;

/** The name is stored in every database. */
const declarations = (db: Db) => db.collection<Declaration>('suki-declarations');

/**
 * Creates or updates the declared collection. Documents stored under an earlier declaration get their keys from their
 * bodies.
 */
export async function declare(
  db: Db,
  collection: Collection<MongoDocument>,
  schema: CollectionSchema,
  indexes: 'now' | 'later',
): Promise<void> {
  const wanted = JSON.stringify({ fields: schema.fields ?? [], arrays: schema.arrays ?? [] });
  const present = await declarations(db).findOne({ _id: schema.name });
  if (present && present.schema !== wanted) await rewriteKeys(collection, schema);
  if (indexes === 'now') await migrateIndexes(collection, schema);
  if (present?.schema !== wanted)
    await declarations(db).updateOne({ _id: schema.name }, { $set: { schema: wanted } }, { upsert: true });
}

/** Deletes the collection with all its documents. */
export async function forget(db: Db, name: string): Promise<void> {
  await declarations(db).deleteOne({ _id: name });
  await db
    .collection(name)
    .drop()
    .catch((error: unknown) => {
      if (!isMissing(error)) throw error;
    });
}

/** A concurrent writer sets the keys of its document itself, because it knows the declaration. */
async function rewriteKeys(collection: Collection<MongoDocument>, schema: CollectionSchema): Promise<void> {
  const keys = keysOf(schema);
  let rewritten: Parameters<typeof collection.bulkWrite>[0][number][] = [];
  for await (const { _id, position, body } of collection.find({}, { projection: { position: 1, body: 1 } })) {
    rewritten.push({ updateOne: { filter: { _id, position }, update: { $set: keys(JSON.parse(body)) } } });
    if (rewritten.length < DOCUMENTS_AT_ONCE) continue;
    await collection.bulkWrite(rewritten);
    rewritten = [];
  }
  if (rewritten.length > 0) await collection.bulkWrite(rewritten);
}
