import type { RecordedEvent } from '../event-log/envelope.ts';
import type { Changed, DocumentWrites } from './document-writes.ts';
import type { HeldDocument } from './held-document.ts';
import type { PushDraft, PushMessage } from './push.ts';
import {
  applyTo,
  draftsOf,
  idsOf,
  leavingOf,
  listenersByType,
  type ReadModelWorker,
  type Task,
} from './read-model-worker.ts';

type Engine<Worker extends ReadModelWorker> = {
  workers: readonly Worker[];
  writes: DocumentWrites<Worker>;
  /** Called for an event whose `ids` or `apply` throws; the read model skips it. */
  onThrow: (event: RecordedEvent, worker: Worker, error: unknown) => void;
};

/**
 * Projects batches: plans which documents each event changes, applies the events in order in memory and passes
 * changed documents to the writer. Resolves with the pushes of stored documents, in order.
 */
export function createProjectionEngine<Worker extends ReadModelWorker>({ workers, writes, onThrow }: Engine<Worker>) {
  const listenersOf = listenersByType(workers);

  const resetOn = new Set(workers.flatMap(({ readModel }) => Object.keys(readModel.resetOn ?? {})));

  return async function project(events: readonly RecordedEvent[]): Promise<PushMessage[]> {
    const pushes: PushMessage[] = [];
    for (const part of partsOf(events)) {
      pushes.push(...(await projectPart(part)));
      const last = part.at(-1);
      if (last && resetOn.has(last.type)) await applyReset(last);
    }
    return pushes.sort((one, other) => one.position - other.position);
  };

  /** Splits events after each reset event, so that later ones see the reset documents. */
  function partsOf(events: readonly RecordedEvent[]): (readonly RecordedEvent[])[] {
    const ends = events.flatMap(({ type }, index) => (resetOn.has(type) ? [index + 1] : []));
    return [0, ...ends].map((start, n) => events.slice(start, ends[n] ?? events.length));
  }

  async function applyReset(event: RecordedEvent): Promise<void> {
    for (const worker of workers) {
      const leaves = leavingOf(worker, event);
      if (leaves && event.position > worker.taken) await writes.startAnew(worker, event.position, leaves);
    }
  }

  async function projectPart(events: readonly RecordedEvent[]): Promise<PushMessage[]> {
    const tasks = plan(events);
    await writes.load(tasks);
    const pushes: PushMessage[] = [];
    let refused;
    do {
      const changed = applyAll(tasks, pushes);
      refused = await writes.store(changed);
      for (const { held } of changed) pushes.push(...storedPushes(held));
    } while (refused.length > 0);
    return pushes;
  }

  function plan(events: readonly RecordedEvent[]): Task<Worker>[] {
    const tasks: Task<Worker>[] = [];
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

  /**
   * Skips events that a document already contains, and republishes those whose pushes an earlier run may not have
   * published.
   */
  function applyAll(tasks: readonly Task<Worker>[], republished: PushMessage[]): Changed<Worker>[] {
    const changed: Changed<Worker>[] = [];
    for (const task of tasks) {
      try {
        applyTask(task, changed, republished);
      } catch (error) {
        onThrow(task.event, task.worker, error);
      }
    }
    return changed;
  }

  /** An event changes all its documents or none: all results are computed before any document changes. */
  function applyTask(task: Task<Worker>, changed: Changed<Worker>[], republished: PushMessage[]): void {
    const outcomes: Outcome[] = [];
    for (const id of task.ids) {
      const held = writes.find(task.worker, id);
      if (!held) continue;
      if (held.position >= task.event.position) republish(task, held, republished);
      else outcomes.push(outcomeOf(task, held));
    }
    for (const outcome of outcomes) accept(task, outcome, changed);
  }
}

/** The document after an event. */
type Outcome = { held: HeldDocument; next: object | null | undefined; drafts: readonly PushDraft[] };

const nothingPushed: readonly PushDraft[] = [];

function outcomeOf(task: Task, held: HeldDocument): Outcome {
  const next = applyTo(held.document, task, held.id);
  return { held, next, drafts: next && next !== held.document ? pushed(next, task, held.id) : nothingPushed };
}

function accept<Worker>(task: Task<Worker>, { held, next, drafts }: Outcome, changed: Changed<Worker>[]): void {
  if (next === undefined || next === held.document || (next === null && held.document === undefined)) return;
  if (held.position === held.stored) changed.push({ worker: task.worker, held });
  const { position } = task.event;
  if (drafts.length > 0) held.drafts = [...(held.drafts ?? []), ...drafts.map((draft) => ({ draft, position }))];
  held.document = next ?? undefined;
  held.position = position;
}

function pushed(document: object, task: Task, id: string): readonly PushDraft[] {
  return task.event.position > task.worker.silentUntil ? draftsOf(document, task, id) : nothingPushed;
}

/**
 * A run killed between storing and publishing leaves documents ahead of the pushes. Its checkpoint is before these
 * events, so they arrive again and are pushed with the current document.
 */
function republish(task: Task, held: HeldDocument, republished: PushMessage[]): void {
  const { position } = task.event;
  if (position > held.loaded || position <= held.republishedUpTo || held.document === undefined) return;
  const drafts = pushed(held.document, task, held.id);
  if (drafts.length === 0) return;
  for (const draft of drafts) republished.push({ ...draft, position });
  held.republishedUpTo = position;
}

/** Pushes that waited for the document to be stored. */
function storedPushes(held: HeldDocument): PushMessage[] {
  if (!held.drafts || held.stored !== held.position) return [];
  const pushes = held.drafts.map(({ draft, position }) => ({ ...draft, position }));
  held.drafts = null;
  return pushes;
}
