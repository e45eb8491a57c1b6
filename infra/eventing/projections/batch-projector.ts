import type { RecordedEvent } from '../event-log/envelope.ts';
import type { PushMessage, PushTopic } from './push.ts';
import type { Documents, Write } from '../documents/port.ts';
import { applyAll, type Changed, firstLook, secondLook } from './apply-batch.ts';
import { ABSENT, type Held, heldAs } from './document-cache.ts';
import { type ReadModelWorker, idsOf, listenersByType, type Task } from './read-model-worker.ts';

type BatchOptions = {
  documents: Pick<Documents, 'getMany' | 'write'>;
  workers: readonly ReadModelWorker[];
  lastIsEnough?: PushTopic['lastIsEnough'];
  /** Called for an event whose `ids` or `apply` throws; the read model goes on without it. */
  onThrow: (event: RecordedEvent, worker: ReadModelWorker, error: unknown) => void;
};

/**
 * Projects batches: the touched documents are loaded once, the events applied in order in memory, and each changed
 * document written once, as a compare-and-set on its position. A refused write means that someone else was there first:
 * the document is read again and given what it still lacks, so that running a batch twice changes nothing.
 */
export function createBatchProjector({ documents, workers, lastIsEnough = () => false, onThrow }: BatchOptions) {
  const listenersOf = listenersByType(workers);
  const applying = { onThrow: ({ event, worker }: Task, error: unknown) => onThrow(event, worker, error) };

  return async function project(events: readonly RecordedEvent[]): Promise<PushMessage[]> {
    const tasks = plan(events);
    await load(documents, tasks);
    const told: Held[] = [];
    const republished: PushMessage[] = [];
    const options = { ...applying, onRepublish: (message: PushMessage) => void republished.push(message) };
    for (
      let changed = applyAll(tasks, { ...options, look: firstLook });
      changed.length > 0;
      changed = applyAll(tasks, { ...options, look: secondLook })
    ) {
      const refused = await store(documents, changed);
      await reload(documents, refused);
      for (const { held } of changed) if (held.drafts && held.stored === held.position) told.push(held);
      if (refused.length === 0) break;
    }
    for (const worker of workers) worker.cache.trim();
    return onlyLast(pushesOf(told, republished), lastIsEnough);
  };

  function plan(events: readonly RecordedEvent[]): Task[] {
    const tasks: Task[] = [];
    for (const event of events) {
      for (const listener of listenersOf(event.type)) {
        const { worker, change } = listener;
        if (event.position <= worker.taken) continue;
        try {
          tasks.push({ worker, change, event, ids: idsOf(listener, event) });
        } catch (error) {
          onThrow(event, worker, error);
        }
      }
    }
    return tasks;
  }
}

type Reads = Pick<Documents, 'getMany'>;

async function load(documents: Reads, tasks: readonly Task[]): Promise<void> {
  const missing = new Map<ReadModelWorker, Set<string>>();
  for (const { worker, change, ids } of tasks) {
    if (change.creates) continue;
    for (const id of ids) {
      if (worker.cache.get(id)) continue;
      const wanted = missing.get(worker) ?? new Set();
      missing.set(worker, wanted.add(id));
    }
  }
  for (const [worker, ids] of missing) await read(documents, worker, [...ids]);
}

async function read(documents: Reads, { cache, readModel }: ReadModelWorker, ids: readonly string[]): Promise<void> {
  for (const id of ids) cache.set(id, heldAs(ABSENT, undefined));
  for (const { id, position, document } of await documents.getMany<object>(readModel.name, ids))
    cache.set(id, heldAs(position, document));
}

/** Returns those that someone else had written meanwhile. */
async function store(documents: Pick<Documents, 'write'>, changed: readonly Changed[]): Promise<Changed[]> {
  for (const one of changed) if (cameAndWent(one)) settle(one);
  const pending = changed.filter(({ held }) => held.position !== held.stored);
  if (pending.length === 0) return [];
  const written = await documents.write(pending.map(writeOf));
  const refused: Changed[] = [];
  for (const [index, one] of pending.entries()) {
    if (written[index]) settle(one);
    else refused.push(one);
  }
  return refused;
}

/** A document found at the very position that was to be written is what this batch made: its write was repeated. */
async function reload(documents: Reads, refused: readonly Changed[]): Promise<void> {
  for (const { worker, id, held } of refused) {
    const [found] = await documents.getMany<object>(worker.readModel.name, [id]);
    if (found?.position === held.position) settle({ worker, id, held });
    else
      worker.cache.set(id, {
        ...heldAs(found?.position ?? ABSENT, found?.document),
        republishedUpTo: held.republishedUpTo,
      });
  }
}

function settle({ worker, id, held }: Changed): void {
  held.stored = held.position;
  if (held.document === undefined) worker.cache.forget(id);
}

/** Made and deleted by the same batch: there is nothing to write. */
function cameAndWent({ held }: Changed): boolean {
  return held.document === undefined && held.stored === ABSENT;
}

function writeOf({ worker, id, held }: Changed): Write {
  return {
    collection: worker.readModel.name,
    id,
    document: held.document ?? null,
    position: held.position,
    ifPosition: held.stored === ABSENT ? 'none' : held.stored,
  };
}

function pushesOf(told: readonly Held[], pushes: PushMessage[]): PushMessage[] {
  for (const held of told) {
    for (const { draft, position } of held.drafts ?? []) pushes.push({ ...draft, position });
    held.drafts = null;
  }
  return pushes.sort((one, other) => one.position - other.position);
}

function onlyLast(pushes: PushMessage[], lastIsEnough: NonNullable<PushTopic['lastIsEnough']>): PushMessage[] {
  const last = pushes.findLast(lastIsEnough);
  return pushes.filter((message) => message === last || !lastIsEnough(message));
}
