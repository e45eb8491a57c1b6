import type { CollectionSchema, Documents, Stored } from '#infra/documents/port.ts';
import type { AnyReadModel } from './read-model.ts';
import { nameOfShard, type Shard, shardsOf, WHOLE } from './shard.ts';

export const checkpointSchema: CollectionSchema = { name: 'checkpoints' };

/** How far a shard of a read model is, and which version of it. */
export type Checkpoint = {
  readModel: string;
  version: number;
  /** Its documents hold every event up to here. */
  position: number;
  /** What happened up to here has been announced; never more than `position`. */
  announced: number;
  /** Nothing up to here is news: it was in the log when the read model was made. */
  quietUntil: number;
  shard: Shard;
};

/** The first ones had only these three fields. */
type StoredCheckpoint = Pick<Checkpoint, 'readModel' | 'version' | 'position'> & Partial<Checkpoint>;

function complete(stored: StoredCheckpoint): Checkpoint {
  return { announced: stored.position, quietUntil: stored.position, shard: WHOLE, ...stored };
}

/** A shard of a read model with how far it is. */
export type Followed = {
  readModel: AnyReadModel;
  shard: Shard;
  /** Its documents hold every event up to here… */
  checkpoint: number;
  /** …and this process has taken those up to here: fewer when some that are stored may not have been announced. */
  taken: number;
  quietUntil: number;
  /** The checkpoint as stored. */
  stored: Pick<Checkpoint, 'position' | 'announced'>;
  /** It is being loaded and gets its indexes when that is done: many times faster than keeping them up to date. */
  indexed: boolean;
};

/** Somebody else has begun the read model anew, or divided it into another number of shards. */
export class CheckpointMoved extends Error {
  override name = 'CheckpointMoved';
}

/** From so many events on, a read model that starts from nothing is loaded first and indexed afterwards. */
const LOADED_FIRST = 5_000;

/**
 * Makes sure that each read model has a checkpoint for each of its shards, and no others. One whose version changed is
 * dropped and starts from 0. When the number of shards changes, each new one starts at the lowest of the former: what
 * its documents hold already is passed over. `head`: position of the newest event.
 */
export async function prepareReadModels(documents: Documents, readModels: readonly AnyReadModel[], { shards, head }: { shards: number; head: number }): Promise<void> {
  await documents.ensure(checkpointSchema);
  const all = await documents.find<StoredCheckpoint>(checkpointSchema.name);
  for (const readModel of readModels) {
    const known = all.filter(({ document }) => document.readModel === readModel.name);
    const current = known.filter(({ document }) => document.version === readModel.version);
    const start = startOf(current.map(({ document }) => complete(document)));
    if (!start) await forgetReadModel(documents, readModel);
    await replaceCheckpoints(documents, readModel, start ? known : [], { shards, start: start ?? { position: 0, announced: 0, quietUntil: head } });
  }
}

/** Whether each read model has its checkpoints, of this version and for so many shards. */
export async function arePrepared(documents: Documents, readModels: readonly AnyReadModel[], shards: number): Promise<boolean> {
  await documents.ensure(checkpointSchema);
  const stored = new Map((await documents.find<StoredCheckpoint>(checkpointSchema.name)).map(({ id, document }) => [id, document.version]));
  return readModels.every(({ name, version }) => shardsOf(shards).every((shard) => stored.get(idOf(name, shard)) === version));
}

/** The shards that there are checkpoints for. */
export async function storedShards(documents: Documents): Promise<Shard[]> {
  await documents.ensure(checkpointSchema);
  return (await documents.find<StoredCheckpoint>(checkpointSchema.name)).map(({ document }) => complete(document).shard);
}

type Start = Pick<Checkpoint, 'position' | 'announced' | 'quietUntil'>;

/** Of each complete set of shards the lowest is where it is; the highest of these is where to go on. */
function startOf(checkpoints: readonly Checkpoint[]): Start | undefined {
  const sets = [...Map.groupBy(checkpoints, ({ shard }) => shard.of)].filter(([of, set]) => set.length === of).map(([, set]) => set);
  const starts = sets.map((set) => ({
    position: Math.min(...set.map(({ position }) => position)),
    announced: Math.min(...set.map(({ announced }) => announced)),
    quietUntil: Math.max(...set.map(({ quietUntil }) => quietUntil)),
  }));
  return starts.toSorted((one, other) => other.position - one.position)[0];
}

async function replaceCheckpoints(documents: Documents, { name, version }: AnyReadModel, known: readonly Stored<StoredCheckpoint>[], { shards, start }: { shards: number; start: Start }): Promise<void> {
  const ids = new Set(shardsOf(shards).map((shard) => idOf(name, shard)));
  const present = new Set(known.filter(({ document }) => document.version === version).map(({ id }) => id));
  const missing = shardsOf(shards).filter((shard) => !present.has(idOf(name, shard)));
  const surplus = known.filter(({ id, document }) => !ids.has(id) || document.version !== version);
  await documents.write([
    ...missing.map((shard) => ({ collection: checkpointSchema.name, id: idOf(name, shard), document: { readModel: name, version, ...start, shard } satisfies Checkpoint, position: start.position, ifPosition: 'none' as const })),
    ...surplus.map(removalOf),
  ]);
}

/** Where each read model's shard stands. Throws CheckpointMoved when it was not prepared for so many shards. */
export async function followedReadModels(documents: Documents, readModels: readonly AnyReadModel[], shard: Shard, head: number): Promise<Followed[]> {
  await documents.ensure(checkpointSchema);
  const known = await documents.getMany<StoredCheckpoint>(checkpointSchema.name, readModels.map(({ name }) => idOf(name, shard)));
  const byName = new Map(known.map(({ document }) => [document.readModel, document]));
  const followed: Followed[] = [];
  for (const readModel of readModels) {
    const checkpoint = byName.get(readModel.name);
    if (checkpoint?.version !== readModel.version) throw new CheckpointMoved(`There is no checkpoint of ${readModel.name}, version ${readModel.version}, for shard ${nameOfShard(shard)}`);
    const { position, announced, quietUntil } = complete(checkpoint);
    const indexed = position > 0 || head < LOADED_FIRST;
    await documents.ensure(schemaOf(readModel), { indexes: indexed ? 'now' : 'later' });
    followed.push({ readModel, shard, checkpoint: position, taken: Math.min(position, announced), quietUntil, stored: { position, announced }, indexed });
  }
  return followed;
}

/** After loading: what was left out at the start is made now. */
export async function indexLoaded(documents: Documents, followed: readonly Followed[]): Promise<void> {
  for (const one of followed) {
    if (one.indexed) continue;
    await documents.ensure(schemaOf(one.readModel));
    one.indexed = true;
  }
}

/** Its documents and its checkpoints go: the next start builds it anew from the first event. */
export async function forgetReadModel(documents: Documents, { name }: AnyReadModel): Promise<void> {
  const stored = await documents.find<StoredCheckpoint>(checkpointSchema.name);
  await documents.write(stored.filter(({ document }) => document.readModel === name).map(removalOf));
  await documents.drop(name);
}

/** Stores how far each one is. Someone else's later checkpoint stays; throws CheckpointMoved when someone began anew. */
export async function saveCheckpoints(documents: Documents, followed: readonly Followed[], announcedUpTo: number): Promise<void> {
  const announcedBy = ({ checkpoint }: Followed) => Math.min(checkpoint, announcedUpTo);
  const moved = followed.filter((one) => one.stored.position < one.checkpoint || (one.stored.position === one.checkpoint && one.stored.announced < announcedBy(one)));
  if (moved.length === 0) return;
  const saved = await documents.write(moved.map((one) => ({
    collection: checkpointSchema.name, id: idOf(one.readModel.name, one.shard), position: one.checkpoint, ifPosition: one.stored.position,
    document: { readModel: one.readModel.name, version: one.readModel.version, position: one.checkpoint, announced: announcedBy(one), quietUntil: one.quietUntil, shard: one.shard } satisfies Checkpoint,
  })));
  for (const [index, one] of moved.entries()) one.stored = saved[index] ? { position: one.checkpoint, announced: announcedBy(one) } : await storedBySomeoneElse(documents, one);
}

async function storedBySomeoneElse(documents: Documents, { readModel, shard, stored }: Followed): Promise<Followed['stored']> {
  const found = (await documents.get<StoredCheckpoint>(checkpointSchema.name, idOf(readModel.name, shard)))?.document;
  if (found?.version !== readModel.version || found.position < stored.position) throw new CheckpointMoved(`The checkpoint of ${readModel.name}, shard ${nameOfShard(shard)}, is not what it was`);
  return complete(found);
}

/** All read models hold every event up to here. */
export function lowestOf(positions: readonly number[]): number {
  return positions.reduce((lowest, position) => Math.min(lowest, position), positions.length === 0 ? 0 : Number.MAX_SAFE_INTEGER);
}

/** How far each read model is over all of its shards, by what is stored. While their number changes, the set that is further counts. */
export async function storedPositions(documents: Documents): Promise<Map<string, number>> {
  const stored = (await documents.find<StoredCheckpoint>(checkpointSchema.name)).map(({ document }) => complete(document));
  const byName = Map.groupBy(stored, ({ readModel }) => readModel);
  return new Map([...byName].map(([name, checkpoints]) => [name, startOf(checkpoints)?.position ?? 0]));
}

/** The schema alone, as the documents port knows it. */
export function schemaOf({ name, fields, arrays, compound, numbered }: AnyReadModel): CollectionSchema {
  return { name, ...(fields && { fields }), ...(arrays && { arrays }), ...(compound && { compound }), ...(numbered && { numbered }) };
}

/** An undivided read model's checkpoint has its name. */
function idOf(name: string, shard: Shard): string {
  return shard.of === 1 ? name : `${name}~${nameOfShard(shard)}`;
}

function removalOf({ id, position }: Stored<StoredCheckpoint>) {
  return { collection: checkpointSchema.name, id, document: null, position, ifPosition: position };
}
