import type { Documents } from '#infra/eventing/documents/port.ts';
import type { Progress } from '#infra/eventing/projections/progress.ts';

export type Replicated<D> = {
  items: ReadonlyMap<string, D>;
  /** Grows when anything in it changed. */ version: number;
};

/** Keeps something made of a replica in step with it: told of each document before anybody reads the replica again. */
export type ReplicaListener<D> = { changed: (id: string, document: D) => void; emptied: () => void };

/** A document that something made of the replica can't take in: it goes without it. */
export type ReplicaTrouble = (error: unknown, where: { collection: string; id: string }) => void;

const stop: ReplicaTrouble = (error) => {
  throw error;
};

/**
 * A copy in memory of a collection that every listing needs whole (workers, services, settings; tens of thousands of
 * small documents at most). It is brought up to date whenever the read models have moved on, by asking for what changed
 * since, so that it is never staler than the collection itself. One document that a listener fails at is told of; by
 * default that fails the read.
 */
export function inMemoryReplica<D extends { changed: number }>(
  documents: Pick<Documents, 'find'>,
  collection: string,
  progress: Pick<Progress, 'position'>,
  listeners: readonly ReplicaListener<D>[] = [],
  onTrouble: ReplicaTrouble = stop,
) {
  const items = new Map<string, D>();
  let upTo = -1;
  let version = 0;
  let refreshing: Promise<void> | undefined;

  async function refresh(): Promise<void> {
    // Everything up to this position is in the collection; later changes may be seen too and are seen again next time.
    const position = progress.position();
    if (position < upTo) startAnew();
    const changed = await documents.find<D>(collection, { where: { changed: { gt: upTo } } });
    for (const { id, document } of changed) {
      items.set(id, document);
      for (const listener of listeners) tell(listener, id, document);
    }
    if (changed.length > 0) version++;
    upTo = position;
  }

  /** What is made of one document would otherwise stop the reads of all. */
  function tell(listener: ReplicaListener<D>, id: string, document: D): void {
    try {
      listener.changed(id, document);
    } catch (error) {
      onTrouble(error, { collection, id });
    }
  }

  /** The collection is being rebuilt. */
  function startAnew(): void {
    items.clear();
    for (const listener of listeners) listener.emptied();
    upTo = -1;
    version++;
  }

  return async function current(): Promise<Replicated<D>> {
    const wanted = progress.position();
    while (upTo < wanted || progress.position() < upTo) {
      refreshing ??= refresh().finally(() => {
        refreshing = undefined;
      });
      await refreshing;
    }
    return { items, version };
  };
}
