import type { CollectionSchema, Documents } from '#infra/documents/port.ts';
import type { AnyReadModel } from './read-model.ts';

export const checkpointSchema: CollectionSchema = { name: 'checkpoints' };

/** How far a read model is, and which version of it. */
export type Checkpoint = { readModel: string; version: number; position: number };

/** A read model with the position up to which its documents hold every event. */
export type Followed = {
  readModel: AnyReadModel;
  checkpoint: number;
  /** The checkpoint as stored; 'none' before the first one. */
  stored: number | 'none';
  /** It is being loaded and gets its indexes when that is done: many times faster than keeping them up to date. */
  indexed: boolean;
};

/** From so many events on, a read model that starts from nothing is loaded first and indexed afterwards. */
const LOADED_FIRST = 5_000;

/**
 * Makes the collections where missing and finds out where each read model stands. One whose version changed is dropped
 * and starts from 0. `head`: position of the newest event.
 */
export async function followedReadModels(documents: Documents, readModels: readonly AnyReadModel[], head: number): Promise<Followed[]> {
  await documents.ensure(checkpointSchema);
  const known = await documents.getMany<Checkpoint>(checkpointSchema.name, readModels.map(({ name }) => name));
  const byName = new Map(known.map(({ document }) => [document.readModel, document]));
  const followed: Followed[] = [];
  for (const readModel of readModels) {
    const checkpoint = byName.get(readModel.name);
    const current = checkpoint?.version === readModel.version;
    if (!current) await forgetReadModel(documents, readModel);
    const position = current ? checkpoint.position : 0;
    const indexed = position > 0 || head < LOADED_FIRST;
    await documents.ensure(schemaOf(readModel), { indexes: indexed ? 'now' : 'later' });
    followed.push({ readModel, checkpoint: position, stored: current ? position : 'none', indexed });
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

/** Its documents and its checkpoint go: the next start builds it anew from the first event. */
export async function forgetReadModel(documents: Documents, { name }: AnyReadModel): Promise<void> {
  const stored = await documents.get(checkpointSchema.name, name);
  if (stored) await documents.write([{ collection: checkpointSchema.name, id: name, document: null, position: stored.position, ifPosition: stored.position }]);
  await documents.drop(name);
}

/** Stores how far each one is. Someone else's later checkpoint stays. */
export async function saveCheckpoints(documents: Documents, followed: readonly Followed[]): Promise<void> {
  const moved = followed.filter(({ checkpoint, stored }) => stored === 'none' || stored < checkpoint);
  if (moved.length === 0) return;
  const saved = await documents.write(moved.map(({ readModel: { name, version }, checkpoint, stored }) => (
    { collection: checkpointSchema.name, id: name, document: { readModel: name, version, position: checkpoint }, position: checkpoint, ifPosition: stored }
  )));
  for (const [index, one] of moved.entries()) {
    if (saved[index]) one.stored = one.checkpoint;
    else one.stored = (await documents.get(checkpointSchema.name, one.readModel.name))?.position ?? 'none';
  }
}

/** All read models hold every event up to here. */
export function lowestOf(followed: readonly Pick<Followed, 'checkpoint'>[]): number {
  return followed.reduce((lowest, { checkpoint }) => Math.min(lowest, checkpoint), followed.length === 0 ? 0 : Number.MAX_SAFE_INTEGER);
}

/** The schema alone, as the documents port knows it. */
export function schemaOf({ name, fields, arrays, compound }: AnyReadModel): CollectionSchema {
  return { name, ...(fields && { fields }), ...(arrays && { arrays }), ...(compound && { compound }) };
}
