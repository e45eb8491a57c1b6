import type { RecordedEvent } from '../event-log/envelope.ts';
import type { Documents } from '../documents/port.ts';
import type { AnyChange, AnyReadModel } from './read-model.ts';
import { createWriteBehindBuffer, type Held, type WriteBehindBuffer } from './write-behind-buffer.ts';

type Listener = { readModel: AnyReadModel; buffer: WriteBehindBuffer; change: AnyChange };

/** What one event does to one read model. */
type Task = Listener & { event: RecordedEvent; targets: readonly Held[] };

type BulkProjectorOptions = {
  documents: Pick<Documents, 'getMany' | 'write'>;
  readModels: readonly AnyReadModel[];
  /** Characters of JSON that stay in hand of each read model. */
  inHand: number;
  /** Called for an event whose `ids` or `apply` throws; the read model goes on without it. */
  onThrow: (event: RecordedEvent, readModel: AnyReadModel, error: unknown) => void;
};

/** Projects the whole log, batch by batch, into documents that nobody else reads or writes meanwhile. */
export function createBulkProjector({ documents, readModels, inHand, onThrow }: BulkProjectorOptions) {
  const buffers = readModels.map((readModel) => ({ readModel, buffer: createWriteBehindBuffer(readModel, inHand) }));
  const listeners = listenersByType(buffers);

  function plan(events: readonly RecordedEvent[]): Task[] {
    const tasks: Task[] = [];
    for (const event of events) {
      for (const { readModel, buffer, change } of listeners.get(event.type) ?? []) {
        try {
          tasks.push({
            readModel,
            buffer,
            change,
            event,
            targets: idsOf(change, event).map((id) => buffer.take(id, change)),
          });
        } catch (error) {
          onThrow(event, readModel, error);
        }
      }
    }
    return tasks;
  }

  async function store(all: boolean): Promise<void> {
    const writes = buffers.flatMap(({ buffer }) => buffer.writes(all));
    if (writes.length === 0) return;
    const written = await documents.write(writes);
    if (written.includes(false)) throw new Error('Somebody else writes to the read models that are being rebuilt');
  }

  return {
    async project(events: readonly RecordedEvent[]): Promise<void> {
      const tasks = plan(events);
      for (const { buffer } of buffers) await buffer.load(documents);
      for (const task of tasks) {
        try {
          applyTask(task);
        } catch (error) {
          onThrow(task.event, task.readModel, error);
        }
      }
      await store(false);
    },

    /** Writes what is still in hand. */
    finish: () => store(true),
  };
}

function listenersByType(buffers: readonly Omit<Listener, 'change'>[]): Map<string, Listener[]> {
  const listeners = buffers.flatMap((one) =>
    Object.entries(one.readModel.on).map(([type, change]) => ({ type, listener: { ...one, change } })),
  );
  return new Map(
    [...Map.groupBy(listeners, ({ type }) => type)].map(([type, some]) => [type, some.map(({ listener }) => listener)]),
  );
}

/** The two places where an event meets a read model whose types are nobody's business here: `on` was found by its type. */
function idsOf(change: AnyChange, event: RecordedEvent): readonly string[] {
  const ids = change.ids(event as never);
  return typeof ids === 'string' ? [ids] : ids;
}

function nextOf({ change, event }: Task, { document, id }: Held): object | null | undefined {
  return change.apply(document as never, event as never, id);
}

/** All documents of an event change, or none does: what each becomes is worked out before any is touched. */
function applyTask(task: Task): void {
  const outcomes = task.targets.map((held) => nextOf(task, held));
  for (const [n, held] of task.targets.entries()) {
    const next = outcomes[n];
    if (next === undefined || next === held.document || (next === null && held.document === undefined)) continue;
    held.document = next ?? undefined;
    held.position = task.event.position;
  }
}
