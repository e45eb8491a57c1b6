import type { Documents } from '../documents/port.ts';
import type { Leases } from '../leases/port.ts';
import { storedShards } from './checkpoints.ts';
import { nameOfShard, type Shard, shardsOf } from './shard.ts';

/** The holder of a shard's lease projects it. */
export function leaseOf(shard: Shard): string {
  return `projectors-${nameOfShard(shard)}`;
}

type Alone = {
  leases: Leases;
  documents: Documents;
  /** The new number of shards. The former shards must stop, too. */
  shards: number;
  signal?: AbortSignal;
};

/**
 * Waits until no projector runs and keeps it so during the work. Read models may be deleted only then: a running
 * projector would write a document from its latest event alone, which rebuilt projectors would consider complete.
 */
export async function whileProjectorsStopped(
  { leases, documents, shards, signal }: Alone,
  work: () => Promise<void>,
): Promise<void> {
  const names = new Set([...(await storedShards(documents)), ...shardsOf(shards)].map(leaseOf));
  const holdAll = [...names].reduce<() => Promise<void>>((next, name) => () => leases.once(name, next, signal), work);
  await holdAll();
}
