import type { Documents } from '#infra/eventing/documents.ts';
import type { Progress } from '#infra/eventing/projections.ts';

export type Replicated<D> = {
  items: ReadonlyMap<string, D>;
  /** Incremented with every change. */ version: number;
};

/** Derives data from a replica: called for each changed document before the replica is read again. */
export type ReplicaListener<D> = { changed: (id: string, document: D) => void; emptied: () => void };

/** Reports a document that a listener fails on and omits. */
export type ReplicaTrouble = (error: unknown, where: { collection: string; id: string }) => void;

const stop: ReplicaTrouble = (error) => {
  throw error;
};

/**
 * In-memory copy of a collection that every listing needs in full (workers, services, settings; at most tens of
 * thousands of small documents). Reads update it with the changes since the last position whenever the read models have
 * advanced, so that it is never older than the collection. Listener errors are reported; by default they fail the read.
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
    // The collection includes everything up to this position. Later changes may be included, and are read again next
    // time.
    const position = progress.position();
    if (position < upTo) reset();
    const changed = await documents.find<D>(collection, { where: { changed: { gt: upTo } } });
    for (const { id, document } of changed) {
      items.set(id, document);
      for (const listener of listeners) tell(listener, id, document);
    }
    if (changed.length > 0) version++;
    upTo = position;
  }

  /** Otherwise a listener's failure on one document would block all reads. */
  function tell(listener: ReplicaListener<D>, id: string, document: D): void {
    try {
      listener.changed(id, document);
    } catch (error) {
      onTrouble(error, { collection, id });
    }
  }

  /** The collection is being rebuilt. */
  function reset(): void {
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
