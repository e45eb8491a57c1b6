import { expect } from 'vitest';
import type { Actor } from '#contracts/events/envelope.ts';
import type { DataOf, EventType, Recorded } from '#contracts/events/registry.ts';
import type { PushMessage } from '#contracts/realtime/changes.ts';
import type { Documents, Stored } from '#infra/eventing/documents/port.ts';
import { createBatchProjector } from '#infra/eventing/projections/batch-projector.ts';
import { createReadModelWorker } from '#infra/eventing/projections/read-model-worker.ts';
import type { ReadModel } from '../../read-model.ts';
import type { AnyReadModel } from '#infra/eventing/projections/read-model.ts';
import { WHOLE } from '#infra/eventing/projections/shard.ts';
import { pushTopic } from '../../push-topic.ts';

/** What tests of read models are written with: given these events, then these documents and announcements. */

type Happened = { stream?: string; at?: string; actor?: Actor; revision?: number };

/** Events as the log would hold them, positions counted from 1. */
export function recorder() {
  let position = 0;
  const revisions = new Map<string, number>();

  return function happened<Type extends EventType>(
    type: Type,
    data: DataOf<Type>,
    { stream = 'test-1', at = '2026-11-18T01:00:00.000Z', actor = 'system', revision }: Happened = {},
  ): Recorded {
    position += 1;
    const next = revision ?? (revisions.get(stream) ?? -1) + 1;
    revisions.set(stream, next);
    const id = `e${position}`;
    const event = {
      id,
      type,
      data,
      stream,
      revision: next,
      position,
      recordedAt: at,
      metadata: {
        schemaVersion: 1,
        actor,
        commandId: `c${position}`,
        $correlationId: `c${position}`,
        $causationId: `c${position}`,
      },
    };
    // Type and data were checked against each other by this function's own signature.
    return event as unknown as Recorded;
  };
}

export type Outcome<Doc> = { documents: Map<string, Doc>; announcements: PushMessage[] };

/** Projects the events in one batch, then all of them again one by one, and expects the second time to change nothing. */
export async function given<Doc extends object>(
  readModel: ReadModel<Doc>,
  events: readonly Recorded[],
): Promise<Outcome<Doc>> {
  const store = documentsInMemory();
  // What a read model of ours tells is ours.
  const announcements = (await projectorOver(store, readModel)(events)) as PushMessage[];
  const first = structuredClone(store.all(readModel.name));
  for (const event of events) await projectorOver(store, readModel)([event]);
  expect(store.all(readModel.name)).toEqual(first);
  return {
    documents: new Map([...store.all<Doc>(readModel.name)].map(([id, { document }]) => [id, document])),
    announcements,
  };
}

function projectorOver(documents: ReturnType<typeof documentsInMemory>, readModel: AnyReadModel) {
  const worker = createReadModelWorker(
    {
      readModel,
      shard: WHOLE,
      checkpoint: 0,
      taken: 0,
      silentUntil: 0,
      log: 'any',
      stored: { position: 0, announced: 0 },
      indexed: true,
    },
    100,
  );
  const onThrow = (_event: unknown, _worker: unknown, error: unknown) => {
    throw error;
  };
  return createBatchProjector({ documents, workers: [worker], ...pushTopic, onThrow });
}

/** The two methods of the documents port that a batch needs. */
export function documentsInMemory() {
  const collections = new Map<string, Map<string, Stored<object>>>();

  function all<D = object>(collection: string): Map<string, Stored<D>> {
    const found = collections.get(collection) ?? new Map<string, Stored<object>>();
    collections.set(collection, found);
    // A collection holds what its read model put there.
    return found as unknown as Map<string, Stored<D>>;
  }

  const documents: Pick<Documents, 'getMany' | 'write'> = {
    async getMany<D>(collection: string, ids: readonly string[]) {
      const found = all<D>(collection);
      return ids.flatMap((id) => found.get(id) ?? []);
    },
    async write(writes) {
      return writes.map(({ collection, id, document, position, ifPosition }) => {
        const found = all(collection);
        if ((found.get(id)?.position ?? 'none') !== ifPosition) return false;
        if (document) found.set(id, { id, position, document });
        else found.delete(id);
        return true;
      });
    },
  };
  return { ...documents, all };
}
