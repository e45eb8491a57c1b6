import type { PushMessage } from './push.ts';
import { ABSENT, type Held, heldAs } from './document-cache.ts';
import { applyTo, type ReadModelWorker, type Task, draftsOf } from './read-model-worker.ts';

/** A document in hand that has come out differently. */
export type Changed = { worker: ReadModelWorker; id: string; held: Held };

/** Where an event finds the document it changes; undefined when there is nothing left to do with it. */
type Look = (task: Task, id: string) => Held | undefined;

/** What was not loaded is made by this very event. */
export const firstLook: Look = ({ worker }, id) => {
  if (worker.insertsOnly) return heldAs(ABSENT, undefined);
  return worker.cache.get(id) ?? worker.cache.set(id, heldAs(ABSENT, undefined));
};

/** After a refusal: of the documents that are not kept in hand only those that were read again. */
export const secondLook: Look = ({ worker }, id) =>
  worker.cache.get(id) ?? (worker.insertsOnly ? undefined : worker.cache.set(id, heldAs(ABSENT, undefined)));

type ApplyOptions = {
  look: Look;
  /** What an earlier run stored and may not have published. */
  onRepublish: (message: PushMessage) => void;
  onThrow: (task: Task, error: unknown) => void;
};

/** Applies the events in order, in memory; an event that an earlier run has brought into the document is passed over. */
export function applyAll(tasks: readonly Task[], options: ApplyOptions): Changed[] {
  const changed: Changed[] = [];
  for (const task of tasks) {
    try {
      applyTask(task, options, changed);
    } catch (error) {
      options.onThrow(task, error);
    }
  }
  return changed;
}

type Pending = { id: string; held: Held; next: object | null; drafts: ReturnType<typeof draftsOf> | null };

/** All documents of an event change, or none does: what each becomes is worked out before any is touched. */
function applyTask(task: Task, options: ApplyOptions, changed: Changed[]): void {
  const pending: Pending[] = [];
  for (const id of task.ids) {
    const change = changeOf(task, id, options);
    if (change) pending.push(change);
  }
  for (const change of pending) take(task, change, changed);
}

function changeOf(task: Task, id: string, { look, onRepublish }: ApplyOptions): Pending | undefined {
  const held = look(task, id);
  if (!held) return undefined;
  if (held.position >= task.event.position) {
    republish(task, id, held, onRepublish);
    return undefined;
  }
  const next = applyTo(held.document, task, id);
  if (next === undefined || next === held.document || (next === null && held.document === undefined)) return undefined;
  const pushes = next !== null && mustPush(task);
  return { id, held, next, drafts: pushes ? draftsOf(next, task, id) : null };
}

function mustPush({ worker, change, event }: Task): boolean {
  return change.announce !== undefined && event.position > worker.silentUntil;
}

/**
 * A run that was killed between storing and publishing left a document that holds more than was published. Its checkpoint
 * lies before these events, so they come here once more and are told of the document as it is now.
 */
function republish(task: Task, id: string, held: Held, onRepublish: ApplyOptions['onRepublish']): void {
  const { position } = task.event;
  if (position > held.loaded || position <= held.republishedUpTo || held.document === undefined || !mustPush(task))
    return;
  for (const draft of draftsOf(held.document, task, id)) onRepublish({ ...draft, position });
  held.republishedUpTo = position;
}

function take({ worker, event: { position } }: Task, { id, held, next, drafts }: Pending, changed: Changed[]): void {
  if (held.position === held.stored) {
    changed.push({ worker, id, held });
    if (!worker.insertsOnly) worker.cache.touch(id, held);
  }
  if (drafts) held.drafts = [...(held.drafts ?? []), ...drafts.map((draft) => ({ draft, position }))];
  held.document = next ?? undefined;
  held.position = position;
}
