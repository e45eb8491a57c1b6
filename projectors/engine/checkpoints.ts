import type { CollectionSchema, Documents } from '#infra/documents/port.ts';
import type { AnyReadModel } from './read-model.ts';

export const checkpointSchema: CollectionSchema = { name: 'checkpoints' };

/** How far a read model is, and which version of it. */
export type Checkpoint = { readModel: string; version: number; position: number };

/** A read model with the position up to which its documents hold every event. */
export type Followed = { readModel: AnyReadModel; checkpoint: number; /** As stored; 'none' before the first one. */ stored: number | 'none' };

/**
 * Makes the collections where missing and finds out where each read model stands. One whose version changed is dropped
 * and starts from 0.
 */
export async function followedReadModels(documents: Documents, readModels: readonly AnyReadModel[], ensure = (schema: CollectionSchema) => documents.ensure(schema)): Promise<Followed[]> {
  await documents.ensure(checkpointSchema);
  const known = await documents.getMany<Checkpoint>(checkpointSchema.name, readModels.map(({ name }) => name));
  const byName = new Map(known.map(({ document }) => [document.readModel, document]));
  const followed: Followed[] = [];
  for (const readModel of readModels) {
    const checkpoint = byName.get(readModel.name);
    const current = checkpoint?.version === readModel.version;
    if (!current) await forgetReadModel(documents, readModel);
    await ensure(schemaOf(readModel));
    followed.push({ readModel, checkpoint: current ? checkpoint.position : 0, stored: current ? checkpoint.position : 'none' });
  }
  return followed;
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
