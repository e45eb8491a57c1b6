import { expect } from 'vitest';
import type { Actor } from '#contracts/events/envelope.ts';
import type { DataOf, EventType, Recorded } from '#contracts/events/registry.ts';
import type { PushMessage } from '#contracts/realtime/changes.ts';
import type { Documents } from '#infra/eventing/documents.ts';
import {
  createCompareAndSetWrites,
  createLiveWorker,
  createProjectionEngine,
  onlyLast,
  createRebuildWorker,
  createWriteBehindWrites,
  type AnyReadModel,
  WHOLE,
} from '#infra/eventing/projections.ts';
import type { ReadModel } from '../../read-model.ts';
import { memoryDocuments } from '#infra/eventing/testing.ts';
import { pushTopic } from '../../read-model.ts';

/** Given these events, then these documents and pushes. */

type Happened = { stream?: string; at?: string; actor?: Actor; revision?: number };

/** Events with positions from 1, as a log would return them. */
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
    // This function's signature has checked type and data against each other.
    return event as unknown as Recorded;
  };
}

export type Outcome<Doc> = { documents: Map<string, Doc>; pushes: PushMessage[] };

/** Projects the events in one batch. Expects the same from a rebuild, and no change from replaying them one by one. */
export async function given<Doc extends object>(
  readModel: ReadModel<Doc>,
  events: readonly Recorded[],
): Promise<Outcome<Doc>> {
  const store = memoryDocuments();
  // A Suki read model sends Suki's pushes.
  const pushes = onlyLast(await liveEngine(store, readModel)(events), pushTopic) as PushMessage[];
  const first = await store.find<Doc>(readModel.name);
  for (const event of events) await liveEngine(store, readModel)([event]);
  expect(await store.find(readModel.name)).toEqual(first);
  expect(await rebuilt(readModel, events)).toEqual(first);
  return { documents: new Map(first.map(({ id, document }) => [id, document])), pushes };
}

/** Projects events into a store as a running projector does, in batches of the given size. */
export async function projectInto(
  store: Documents,
  readModels: readonly AnyReadModel[],
  events: readonly Recorded[],
  batchSize: number,
): Promise<void> {
  for (const readModel of readModels) {
    await store.ensure(readModel);
    const project = liveEngine(store, readModel);
    for (let n = 0; n < events.length; n += batchSize) await project(events.slice(n, n + batchSize));
  }
}

const onThrow = (_event: unknown, _worker: unknown, error: unknown) => {
  throw error;
};

function liveEngine(documents: Documents, readModel: AnyReadModel) {
  const workers = [
    createLiveWorker(
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
    ),
  ];
  return createProjectionEngine({ workers, writes: createCompareAndSetWrites(documents, workers), onThrow });
}

/** Documents after a rebuild. */
async function rebuilt(readModel: AnyReadModel, events: readonly Recorded[]): Promise<unknown[]> {
  const store = memoryDocuments();
  const workers = [createRebuildWorker(readModel, 1_000)];
  const writes = createWriteBehindWrites(store, workers);
  const project = createProjectionEngine({ workers, writes, onThrow });
  for (const event of events) await project([event]);
  await writes.finish();
  return store.find(readModel.name);
}
