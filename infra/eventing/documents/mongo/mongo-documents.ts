import { type Collection, type Db, MongoClient } from 'mongodb';
import { StartupError } from '../../resilience/startup-error.ts';
import { notNumbered } from '../declared-fields.ts';
import { type Client, keepClient } from './mongo-client.ts';
import { declare, forget } from './mongo-declarations.ts';
import { findDeepPage } from './mongo-deep-page.ts';
import { keysOf, type MongoDocument, textKey, textOf } from './mongo-keys.ts';
import { applyWrites, prepareWrite } from './mongo-writes.ts';
import { numberOfId } from '../sqlite/numbered-ids.ts';
import { createParseCache, createReader } from '../sqlite/parse-cache.ts';
import type {
  CollectionSchema,
  Documents,
  FindOptions,
  UnreadableOptions,
  Stored,
  Unsound,
  Where,
  Write,
} from '../port.ts';
import { mongoFilter, mongoSort } from './where-mongo.ts';

type MongoDocumentsOptions = UnreadableOptions & {
  /** mongodb:// or mongodb+srv://; may name the database. */
  url: string;
  database?: string;
  /** Names the client in the server's logs. */
  appName?: string;
  /** Called when an unresponsive client was replaced. */
  onRebuilt?: (() => void) | undefined;
  /** Opens a client. `wedgedAfterMs`: milliseconds without a response after which another client is tried. */
  open?: (url: string) => Client;
  wedgedAfterMs?: number;
};

/** Time until an unreachable server is reported; a server that does not answer is reported after the second one. */
const AWAY_AFTER_MS = 2_000;
const SILENT_AFTER_MS = 5_000;
const ASKED_EVERY_MS = 2_000;

/** Detects truncated bodies without transferring every body. */
const wholeObject = /^\{.*\}$/s;
/** Number of ids to report: one suffices to rebuild a collection. */
const UNSOUND_NAMED = 20;

/** Maximum number of ids in one query. */
const IDS_AT_ONCE = 5_000;

/** Documents in MongoDB. Connects at the first call, so the server may start later. */
export function openMongoDocuments({
  url,
  database,
  appName = 'eventing',
  onRebuilt,
  open = (address) => clientOf(address, appName),
  wedgedAfterMs,
  onUnreadable,
}: MongoDocumentsOptions): Documents {
  const client = keepClient({ open: () => open(url), database, onRebuilt, wedgedAfterMs });
  const declared = new Map<string, Declared>();
  const reader = createReader(createParseCache(), onUnreadable);

  function declaredAs(name: string): Declared {
    const known = declared.get(name);
    if (!known) throw new Error(`The collection ${name} is not declared: call ensure first`);
    return known;
  }

  function readable<D>(
    name: string,
    { _id, position, body }: Pick<MongoDocument, '_id' | 'position' | 'body'>,
  ): Stored<D> | undefined {
    return reader<D>(name, textOf(_id), { position, body });
  }

  async function getAll<D>(db: Db, name: string, ids: readonly string[]): Promise<Stored<D>[]> {
    declaredAs(name);
    const collection = collectionIn(db, name);
    const wanted = ids.map(textKey);
    const found = new Map<string, Stored<D>>();
    for (let start = 0; start < wanted.length; start += IDS_AT_ONCE) {
      const cursor = collection.find({ _id: { $in: wanted.slice(start, start + IDS_AT_ONCE) } }, reading);
      for (const each of await cursor.toArray()) {
        const document = readable<D>(name, each);
        if (document) found.set(each._id, document);
      }
    }
    return wanted.map((id) => found.get(id)).filter((each) => each !== undefined);
  }

  async function find<D>(db: Db, name: string, options: FindOptions): Promise<Stored<D>[]> {
    const { schema } = declaredAs(name);
    const collection = collectionIn(db, name);
    const found =
      (await findDeepPage(collection, schema, options)) ?? (await findDirectly(collection, schema, options));
    return found.flatMap((each) => readable<D>(name, each) ?? []);
  }

  async function count(db: Db, name: string, where: Where | undefined): Promise<number> {
    const { schema } = declaredAs(name);
    return collectionIn(db, name).countDocuments(mongoFilter(schema, where));
  }

  async function unsound(db: Db, name: string, position: number): Promise<Unsound[]> {
    const found = await collectionIn(db, name)
      .find({ $or: [{ position: { $gt: position } }, { body: { $not: wholeObject } }] }, reading)
      .limit(UNSOUND_NAMED)
      .toArray();
    return found.map(({ _id, position: at, body }) => ({
      id: textOf(_id),
      position: at,
      isReadable: wholeObject.test(body),
    }));
  }

  async function write(db: Db, writes: readonly Write[]): Promise<boolean[]> {
    const prepared = writes.map((each) => {
      const { schema, keys } = declaredAs(each.collection);
      if (schema.numbered && numberOfId(each.id) === undefined) throw notNumbered(schema, each.id);
      return prepareWrite(each, keys);
    });
    return applyWrites(prepared, (name) => collectionIn(db, name));
  }

  async function ensure(db: Db, schema: CollectionSchema, indexes: 'now' | 'later'): Promise<void> {
    await declare(db, collectionIn(db, schema.name), schema, indexes);
    declared.set(schema.name, { schema, keys: keysOf(schema) });
  }

  async function drop(db: Db, name: string): Promise<void> {
    declared.delete(name);
    await forget(db, name);
  }

  return {
    // No time limit for building indexes and for unlimited reads.
    ensure: (schema, options) => client.ask((db) => ensure(db, schema, options?.indexes ?? 'now')),
    get: <D>(name: string, id: string) =>
      client.ask(async (db) => (await getAll<D>(db, name, [id]))[0], SILENT_AFTER_MS),
    getMany: <D>(name: string, ids: readonly string[]) => client.ask((db) => getAll<D>(db, name, ids), SILENT_AFTER_MS),
    find: <D>(name: string, options: FindOptions = {}) =>
      client.ask((db) => find<D>(db, name, options), options.limit === undefined ? undefined : SILENT_AFTER_MS),
    count: (name, where) => client.ask((db) => count(db, name, where), SILENT_AFTER_MS),
    write: (writes) => client.ask((db) => write(db, writes), SILENT_AFTER_MS),
    unsound: (name, position) => client.ask((db) => unsound(db, name, position)),
    drop: (name) => client.ask((db) => drop(db, name)),
    close: () => client.close(),
  };
}

type Declared = { schema: CollectionSchema; keys: ReturnType<typeof keysOf> };

async function findDirectly(
  collection: Collection<MongoDocument>,
  schema: CollectionSchema,
  { where, sort, skip = 0, limit = -1 }: FindOptions,
): Promise<Pick<MongoDocument, '_id' | 'position' | 'body'>[]> {
  const cursor = collection.find(mongoFilter(schema, where), {
    ...reading,
    sort: mongoSort(schema, sort),
    skip: Math.max(skip, 0),
  });
  // MongoDB treats a limit of 0 as no limit.
  if (limit === 0) return [];
  return (limit < 0 ? cursor : cursor.limit(limit)).toArray();
}

const collectionIn = (db: Db, name: string): Collection<MongoDocument> => db.collection<MongoDocument>(name);

const reading = { projection: { position: 1, body: 1 } } as const;

function clientOf(url: string, appName: string): MongoClient {
  try {
    return new MongoClient(url, {
      appName,
      serverSelectionTimeoutMS: AWAY_AFTER_MS,
      connectTimeoutMS: AWAY_AFTER_MS,
      // The driver closes a connection without a heartbeat, with all pending operations.
      heartbeatFrequencyMS: ASKED_EVERY_MS,
      // Also for read models: a projector that continues after an acknowledged write must find it after a server
      // failure.
      writeConcern: { w: 'majority', journal: true },
    });
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new StartupError(`The address of the documents is not a valid MongoDB address (${reason}).`, { cause });
  }
}
