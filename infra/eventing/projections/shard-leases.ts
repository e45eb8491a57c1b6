import type { Documents } from '../documents/port.ts';
import type { Leases } from '../leases/port.ts';
import { storedShards } from './checkpoints.ts';
import { nameOfShard, type Shard, shardsOf } from './shard.ts';

/** Whoever has a shard's lease projects it. */
export function leaseOf(shard: Shard): string {
  return `projectors-${nameOfShard(shard)}`;
}

type Alone = {
  leases: Leases;
  documents: Documents;
  /** How many there are from now on; those that there were are waited for, too. */ shards: number;
  signal?: AbortSignal;
};

/**
 * Waits until nobody projects, and keeps it so during the work. Read models are thrown away only then: a projector that
 * still runs would write a document made of its latest event alone, which the ones that begin anew would take for whole.
 */
export async function whileNobodyProjects(
  { leases, documents, shards, signal }: Alone,
  work: () => Promise<void>,
): Promise<void> {
  const names = new Set([...(await storedShards(documents)), ...shardsOf(shards)].map(leaseOf));
  const holdAll = [...names].reduce<() => Promise<void>>((next, name) => () => leases.once(name, next, signal), work);
  await holdAll();
}
