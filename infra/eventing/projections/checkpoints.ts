import type { CollectionSchema, Documents, Stored } from '../documents/port.ts';
import { isCheckpointOf, type IdentifiedLog } from '../event-log/stored-checkpoint.ts';
import type { EventLog } from '../event-log/port.ts';
import { parkedEventsSchema } from './parked-events.ts';
import type { AnyReadModel } from './read-model.ts';
import { nameOfShard, type Shard, shardsOf, WHOLE } from './shard.ts';

export const checkpointSchema: CollectionSchema = { name: 'checkpoints' };

/** Checkpoint of a shard of a read model, with the read model's version. */
export type Checkpoint = {
  readModel: string;
  version: number;
  /** The documents contain every event up to this position. */
  position: number;
  /** All pushes up to this position have been published; at most `position`. */
  announced: number;
  /** Events up to this position were in the log when the read model was created: they are not pushed. */
  silentUntil: number;
  shard: Shard;
  /** The log's id; older versions stored none. */
  log?: string;
};

/** The first version stored only these three fields; later ones used `quietUntil` for `silentUntil`. */
type StoredCheckpoint = Pick<Checkpoint, 'readModel' | 'version' | 'position'> &
  Partial<Checkpoint> & { quietUntil?: number };

function complete({ quietUntil, ...stored }: StoredCheckpoint): Checkpoint {
  return { announced: stored.position, silentUntil: quietUntil ?? stored.position, shard: WHOLE, ...stored };
}

/** A shard of a read model with its checkpoint. */
export type Followed = {
  readModel: AnyReadModel;
  shard: Shard;
  /** The documents contain every event up to this position. */
  checkpoint: number;
  /** The position up to which this process has published: lower if some pushes may be missing. */
  taken: number;
  silentUntil: number;
  log: string;
  /** The stored checkpoint. */
  stored: Pick<Checkpoint, 'position' | 'announced'>;
  /** Loading: indexes are created at the end, many times faster than updating them. */
  indexed: boolean;
};

/** Another process has reset the read model, for another log or number of shards. */
export class CheckpointMoved extends Error {
  override name = 'CheckpointMoved';
}

/** From this number of events on, a new read model is loaded first and indexed afterwards. */
const LOADED_FIRST = 5_000;

/**
 * Ensures exactly one checkpoint per shard of each read model. Drops read models with a changed version, of another
 * log or a later state of this one, or with damaged documents; they restart from 0. When the number of shards
 * changes, each new shard starts at the lowest former checkpoint; events already contained in its documents are
 * skipped.
 */
export async function prepareReadModels(
  documents: Documents,
  readModels: readonly AnyReadModel[],
  { shards, head, eventLog, onUnsound = () => {} }: Preparation,
): Promise<void> {
  await documents.ensure(checkpointSchema);
  const { id: log } = await eventLog.identity();
  const areOfThisLog = createLogCheck(eventLog);
  const all = await documents.find<StoredCheckpoint>(checkpointSchema.name);
  for (const readModel of readModels) {
    const known = all.filter(({ document }) => document.readModel === readModel.name);
    const current = known.filter(({ document }) => document.version === readModel.version);
    const stored = (await areOfThisLog(current))
      ? startOf(current.map(({ document }) => complete(document)))
      : undefined;
    const unsound = stored ? await unsoundIn(documents, readModel, eventLog) : [];
    if (unsound.length > 0) onUnsound({ readModel: readModel.name, documents: unsound });
    const start = unsound.length > 0 ? undefined : stored;
    if (!start) await forgetReadModel(documents, readModel);
    await replaceCheckpoints(documents, readModel, start ? known : [], {
      shards,
      start: start ?? { position: 0, announced: 0, silentUntil: head },
      log,
    });
  }
}

/**
 * Documents that are unreadable, or contain events that the log has lost: documents are written before their
 * checkpoint, and other events have these positions now.
 */
async function unsoundIn(
  documents: Documents,
  readModel: AnyReadModel,
  eventLog: Preparation['eventLog'],
): Promise<string[]> {
  await documents.ensure(schemaOf(readModel), { indexes: 'later' });
  const found = await documents.unsound(readModel.name, await eventLog.head());
  if (found.length === 0) return [];
  // Another projector may have processed events appended meanwhile.
  const head = await eventLog.head();
  return found.filter(({ isReadable, position }) => !isReadable || position > head).map(({ id }) => id);
}

/** Whether each read model has all checkpoints, of this version, number of shards and log. */
export async function arePrepared(
  documents: Documents,
  readModels: readonly AnyReadModel[],
  { shards, eventLog }: { shards: number; eventLog: IdentifiedLog },
): Promise<boolean> {
  await documents.ensure(checkpointSchema);
  const { id: log } = await eventLog.identity();
  const stored = await documents.find<StoredCheckpoint>(checkpointSchema.name);
  const byId = new Map(stored.map(({ id, document }) => [id, document]));
  const wanted = readModels.flatMap(({ name, version }) =>
    shardsOf(shards).map((shard) => ({ found: byId.get(idOf(name, shard)), version })),
  );
  return (
    wanted.every(({ found, version }) => found?.version === version && found.log === log) &&
    createLogCheck(eventLog)(stored)
  );
}

type AreOfThisLog = (checkpoints: readonly Pick<Stored<StoredCheckpoint>, 'document'>[]) => Promise<boolean>;

/** Most checkpoints share one position, which is checked once. */
function createLogCheck(eventLog: IdentifiedLog): AreOfThisLog {
  const known = new Map<string, Promise<boolean>>();
  return async (checkpoints) => {
    const answers = checkpoints.map(({ document: { log, position } }) => {
      const key = `${position}@${log}`;
      const answer = known.get(key) ?? isCheckpointOf(eventLog, { position, ...(log !== undefined && { log }) });
      known.set(key, answer);
      return answer;
    });
    return !(await Promise.all(answers)).includes(false);
  };
}

/** The shards with checkpoints. */
export async function storedShards(documents: Documents): Promise<Shard[]> {
  await documents.ensure(checkpointSchema);
  return (await documents.find<StoredCheckpoint>(checkpointSchema.name)).map(
    ({ document }) => complete(document).shard,
  );
}

type UnsoundReadModel = { readModel: string; documents: readonly string[] };

type Preparation = {
  shards: number;
  /** Position of the newest event. */
  head: number;
  eventLog: IdentifiedLog & Pick<EventLog, 'head'>;
  /** Called for a read model that is rebuilt because of damaged documents. */
  onUnsound?: (unsound: UnsoundReadModel) => void;
};

type Start = Pick<Checkpoint, 'position' | 'announced' | 'silentUntil'>;

/** The position of a complete set of shards is its lowest; the highest of these is where to continue. */
function startOf(checkpoints: readonly Checkpoint[]): Start | undefined {
  const sets = [...Map.groupBy(checkpoints, ({ shard }) => shard.of)]
    .filter(([of, set]) => set.length === of)
    .map(([, set]) => set);
  const starts = sets.map((set) => ({
    position: Math.min(...set.map(({ position }) => position)),
    announced: Math.min(...set.map(({ announced }) => announced)),
    silentUntil: Math.max(...set.map(({ silentUntil }) => silentUntil)),
  }));
  return starts.toSorted((one, other) => other.position - one.position)[0];
}

async function replaceCheckpoints(
  documents: Documents,
  { name, version }: AnyReadModel,
  known: readonly Stored<StoredCheckpoint>[],
  { shards, start, log }: { shards: number; start: Start; log: string },
): Promise<void> {
  const ids = new Set(shardsOf(shards).map((shard) => idOf(name, shard)));
  const kept = known.filter(({ id, document }) => ids.has(id) && document.version === version);
  const present = new Set(kept.map(({ id }) => id));
  const missing = shardsOf(shards).filter((shard) => !present.has(idOf(name, shard)));
  const surplus = known.filter((one) => !kept.includes(one));
  await documents.write([
    ...missing.map((shard) => ({
      collection: checkpointSchema.name,
      id: idOf(name, shard),
      document: { readModel: name, version, ...start, shard, log } satisfies Checkpoint,
      position: start.position,
      ifPosition: 'none' as const,
    })),
    ...kept
      .filter(({ document }) => document.log === undefined)
      .map(({ id, document, position }) => ({
        collection: checkpointSchema.name,
        id,
        document: { ...document, log },
        position,
        ifPosition: position,
      })),
    ...surplus.map(removalOf),
  ]);
}

/**
 * The checkpoint of each read model's shard. Throws CheckpointMoved if it was prepared for another number of shards.
 */
export async function followedReadModels(
  documents: Documents,
  readModels: readonly AnyReadModel[],
  shard: Shard,
  head: number,
): Promise<Followed[]> {
  await documents.ensure(checkpointSchema);
  const known = await documents.getMany<StoredCheckpoint>(
    checkpointSchema.name,
    readModels.map(({ name }) => idOf(name, shard)),
  );
  const byName = new Map(known.map(({ document }) => [document.readModel, document]));
  const followed: Followed[] = [];
  for (const readModel of readModels) {
    const checkpoint = byName.get(readModel.name);
    if (checkpoint?.version !== readModel.version)
      throw new CheckpointMoved(
        `There is no checkpoint of ${readModel.name}, version ${readModel.version}, for shard ${nameOfShard(shard)}`,
      );
    const { position, announced, silentUntil, log = '' } = complete(checkpoint);
    const indexed = position > 0 || head < LOADED_FIRST;
    await documents.ensure(schemaOf(readModel), { indexes: indexed ? 'now' : 'later' });
    followed.push({
      readModel,
      shard,
      checkpoint: position,
      taken: Math.min(position, announced),
      silentUntil,
      log,
      stored: { position, announced },
      indexed,
    });
  }
  return followed;
}

/** After loading, creates the indexes that were postponed. */
export async function indexLoaded(documents: Documents, followed: readonly Followed[]): Promise<void> {
  for (const one of followed) {
    if (one.indexed) continue;
    await documents.ensure(schemaOf(one.readModel));
    one.indexed = true;
  }
}

/**
 * Deletes the documents, checkpoints and parked events of a read model: the next start rebuilds it from the first
 * event.
 */
export async function forgetReadModel(documents: Documents, { name }: AnyReadModel): Promise<void> {
  const stored = await documents.find<StoredCheckpoint>(checkpointSchema.name);
  await documents.write(stored.filter(({ document }) => document.readModel === name).map(removalOf));
  await documents.drop(name);
  await documents.ensure(parkedEventsSchema);
  const parked = await documents.find(parkedEventsSchema.name, { where: { readModel: { eq: name } } });
  await documents.write(
    parked.map(({ id, position }) => ({
      collection: parkedEventsSchema.name,
      id,
      document: null,
      position,
      ifPosition: position,
    })),
  );
}

/** Stores the checkpoints. A later checkpoint of another process stays; throws CheckpointMoved after a reset. */
export async function saveCheckpoints(
  documents: Documents,
  followed: readonly Followed[],
  publishedUpTo: number,
): Promise<void> {
  const announcedBy = ({ checkpoint }: Followed) => Math.min(checkpoint, publishedUpTo);
  const moved = followed.filter(
    (one) =>
      one.stored.position < one.checkpoint ||
      (one.stored.position === one.checkpoint && one.stored.announced < announcedBy(one)),
  );
  if (moved.length === 0) return;
  const saved = await documents.write(
    moved.map((one) => ({
      collection: checkpointSchema.name,
      id: idOf(one.readModel.name, one.shard),
      position: one.checkpoint,
      ifPosition: one.stored.position,
      document: {
        readModel: one.readModel.name,
        version: one.readModel.version,
        position: one.checkpoint,
        announced: announcedBy(one),
        silentUntil: one.silentUntil,
        shard: one.shard,
        log: one.log,
      } satisfies Checkpoint,
    })),
  );
  for (const [index, one] of moved.entries())
    one.stored = saved[index]
      ? { position: one.checkpoint, announced: announcedBy(one) }
      : await reloadStored(documents, one);
}

async function reloadStored(
  documents: Documents,
  { readModel, shard, stored, log }: Followed,
): Promise<Followed['stored']> {
  const found = (await documents.get<StoredCheckpoint>(checkpointSchema.name, idOf(readModel.name, shard)))?.document;
  const isOurs = found?.version === readModel.version && (found.log ?? log) === log;
  if (!isOurs || found.position < stored.position)
    throw new CheckpointMoved(
      `The checkpoint of ${readModel.name}, shard ${nameOfShard(shard)}, was reset by another process`,
    );
  return complete(found);
}

/** All read models contain every event up to this position. */
export function lowestOf(positions: readonly number[]): number {
  return positions.reduce(
    (lowest, position) => Math.min(lowest, position),
    positions.length === 0 ? 0 : Number.MAX_SAFE_INTEGER,
  );
}

/**
 * The stored position of each read model in the log with this id: the lowest of its shards. While the number of
 * shards changes, the set further ahead counts.
 */
export async function storedPositions(documents: Documents, log: string): Promise<Map<string, number>> {
  const all = (await documents.find<StoredCheckpoint>(checkpointSchema.name)).map(({ document }) => complete(document));
  const stored = all.filter((one) => (one.log ?? log) === log);
  const byName = Map.groupBy(stored, ({ readModel }) => readModel);
  return new Map([...byName].map(([name, checkpoints]) => [name, startOf(checkpoints)?.position ?? 0]));
}

/** Only the schema, for the documents port. */
export function schemaOf({ name, fields, arrays, compound, numbered }: AnyReadModel): CollectionSchema {
  return {
    name,
    ...(fields && { fields }),
    ...(arrays && { arrays }),
    ...(compound && { compound }),
    ...(numbered && { numbered }),
  };
}

/** The checkpoint of an undivided read model has the read model's name. */
function idOf(name: string, shard: Shard): string {
  return shard.of === 1 ? name : `${name}~${nameOfShard(shard)}`;
}

function removalOf({ id, position }: Stored<StoredCheckpoint>) {
  return { collection: checkpointSchema.name, id, document: null, position, ifPosition: position };
}
