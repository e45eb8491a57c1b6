import { notNumbered } from '../documents/declared-fields.ts';
import { numberOfId } from '../documents/sqlite/numbered-ids.ts';
import type { RecordedEvent } from '../event-log/envelope.ts';
import type { PushDraft } from './push.ts';
import type { AnyChange, AnyReadModel } from './read-model.ts';
import { ownedBy, type Shard } from './shard.ts';

/** A read model and its state in a projector. */
export type ReadModelWorker = {
  readModel: AnyReadModel;
  /** Events up to this position are already projected. */
  taken: number;
  /** Events up to this position are not pushed. */
  silentUntil: number;
  /** No event changes a document after its first one, so documents are not cached. */
  insertsOnly: boolean;
  /** Whether a document belongs to the shard; null: all do. */
  owns: ((id: string) => boolean) | null;
};

/** The effect of one event on one read model. */
export type Task<Worker = ReadModelWorker> = {
  worker: Worker;
  change: AnyChange;
  event: RecordedEvent;
  ids: readonly string[];
};

export function createReadModelWorker(
  readModel: AnyReadModel,
  { shard, taken, silentUntil }: { shard: Shard } & Pick<ReadModelWorker, 'taken' | 'silentUntil'>,
): ReadModelWorker {
  return {
    readModel,
    taken,
    silentUntil,
    insertsOnly: Object.values(readModel.on).every((change) => change.creates),
    owns: ownedBy(shard, readModel.name),
  };
}

type Listener<Worker> = { worker: Worker; change: AnyChange };

/** The read models that listen to an event type. */
export function listenersByType<Worker extends ReadModelWorker>(
  workers: readonly Worker[],
): (type: string) => readonly Listener<Worker>[] {
  const listeners = new Map<string, Listener<Worker>[]>();
  for (const worker of workers) {
    for (const [type, change] of Object.entries(worker.readModel.on)) {
      listeners.set(type, [...(listeners.get(type) ?? []), { worker, change }]);
    }
  }
  return (type) => listeners.get(type) ?? [];
}

/**
 * The only places with erased read-model types: `on` was found by the event's type, the codec has validated its data,
 * and the document is from this read model. Throws for an id that cannot be stored, since such an event would stop
 * the batch.
 */
export function idsOf(
  { change, worker: { owns, readModel } }: Listener<ReadModelWorker>,
  event: RecordedEvent,
): readonly string[] {
  const found: unknown = change.ids(event as never);
  const ids: readonly unknown[] = Array.isArray(found) ? found : [found];
  if (!ids.every((id) => typeof id === 'string'))
    throw new TypeError(`${readModel.name}: ids of ${event.type} contain an invalid document id`);
  const unfit = readModel.numbered ? ids.find((id) => numberOfId(id) === undefined) : undefined;
  if (unfit !== undefined) throw notNumbered(readModel, unfit);
  return owns ? ids.filter(owns) : ids;
}

/** null deletes the document; undefined, or the same object, leaves it as it is. */
export function applyTo(document: object | undefined, { change, event }: Task, id: string): object | null | undefined {
  return change.apply(document as never, event as never, id);
}

/** The effect of a reset event on every document of this read model; undefined: none. */
export function leavingOf(
  { readModel }: ReadModelWorker,
  event: RecordedEvent,
): ((document: object) => object | null) | undefined {
  const leaves = readModel.resetOn?.[event.type];
  return leaves && ((document) => leaves(document as never, event as never));
}

/** The pushes for the current document. */
export function draftsOf(document: object, { worker, event }: Task, id: string): readonly PushDraft[] {
  return worker.readModel.push?.(document as never, event as never, id) ?? [];
}
