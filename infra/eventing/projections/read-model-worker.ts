import type { RecordedEvent } from '../event-log/envelope.ts';
import type { Followed } from './checkpoints.ts';
import { createDocumentCache, type DocumentCache } from './document-cache.ts';
import type { AnyChange } from './read-model.ts';
import { ownedBy } from './shard.ts';

/** A read model at work: how far it is, and its documents in hand. */
export type ReadModelWorker = Followed & {
  cache: DocumentCache;
  /** Nothing changes its documents after their first event: they are not worth keeping in hand. */
  insertsOnly: boolean;
  /** Which documents are its shard's; null: all. */
  owns: ((id: string) => boolean) | null;
};

/** What one event does to one read model. */
export type Task = { worker: ReadModelWorker; change: AnyChange; event: RecordedEvent; ids: readonly string[] };

export function createReadModelWorker(followed: Followed, cachedDocuments: number): ReadModelWorker {
  const insertsOnly = Object.values(followed.readModel.on).every((change) => change.creates);
  return {
    ...followed,
    insertsOnly,
    owns: ownedBy(followed.shard, followed.readModel.name),
    cache: createDocumentCache(insertsOnly ? 0 : cachedDocuments),
  };
}

type Listener = { worker: ReadModelWorker; change: AnyChange };

/** Which read models listen to a type of event. */
export function listenersByType(workers: readonly ReadModelWorker[]): (type: string) => readonly Listener[] {
  const listeners = new Map<string, Listener[]>();
  for (const worker of workers) {
    for (const [type, change] of Object.entries(worker.readModel.on)) {
      listeners.set(type, [...(listeners.get(type) ?? []), { worker, change }]);
    }
  }
  return (type) => listeners.get(type) ?? [];
}

/**
 * The two places where an event meets a read model whose types are nobody's business here: `on` was found by the
 * event's type, the log's codec has checked its data, and the document came from this very read model.
 */
export function idsOf({ change, worker: { owns } }: Listener, event: RecordedEvent): readonly string[] {
  const found = change.ids(event as never);
  const ids = typeof found === 'string' ? [found] : found;
  return owns ? ids.filter(owns) : ids;
}

/** null deletes the document; undefined, or the same object, leaves it as it is. */
export function applyTo(document: object | undefined, { change, event }: Task, id: string): object | null | undefined {
  return change.apply(document as never, event as never, id);
}

/** What is pushed of the document as it is now. */
export function draftsOf(document: object, { change, event }: Task, id: string) {
  return change.announce?.(document as never, event as never, id) ?? [];
}
