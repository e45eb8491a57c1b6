import type { RecordedEvent } from '#contracts/events/envelope.ts';
import type { Announcement } from '#contracts/realtime/changes.ts';
import type { Documents, Write } from '#infra/documents/port.ts';
import { ABSENT, type Held, heldAs } from './document-cache.ts';
import { applyTo, type Follower, idsOf, listenersByType, type Task, tellingsOf } from './follower.ts';

type BatchOptions = {
  documents: Pick<Documents, 'getMany' | 'write'>;
  followers: readonly Follower[];
  /** Events after this position are announced. */
  announceAfter: number;
  /** Called for an event whose `ids` or `apply` throws; the read model goes on without it. */
  onThrow: (event: RecordedEvent, follower: Follower, error: unknown) => void;
};

type Changed = { follower: Follower; id: string; held: Held };

/**
 * Projects batches: the touched documents are loaded once, the events applied in order in memory, and each changed
 * document written once, as a compare-and-set on its position. A refused write means that someone else was there first:
 * the document is read again and given what it still lacks, so that running a batch twice changes nothing.
 */
export function createBatchProjector({ documents, followers, announceAfter, onThrow }: BatchOptions) {
  const listenersOf = listenersByType(followers);

  return async function project(events: readonly RecordedEvent[]): Promise<Announcement[]> {
    const tasks = plan(events);
    await load(tasks);
    const told: Held[] = [];
    let changed = applyAll(tasks, firstLook);
    while (changed.length > 0) {
      const refused = await store(changed);
      for (const { held } of changed) if (held.tellings && held.stored === held.position) told.push(held);
      if (refused.length === 0) break;
      await reload(refused);
      for (const { held } of refused) if (held.tellings && held.stored === held.position) told.push(held);
      changed = applyAll(tasks, secondLook);
    }
    for (const follower of followers) follower.cache.trim();
    return announcementsOf(told);
  };

  function plan(events: readonly RecordedEvent[]): Task[] {
    const tasks: Task[] = [];
    for (const event of events) {
      for (const { follower, change } of listenersOf(event.type)) {
        if (event.position <= follower.checkpoint) continue;
        try {
          tasks.push({ follower, change, event, ids: idsOf(change, event) });
        } catch (error) {
          onThrow(event, follower, error);
        }
      }
    }
    return tasks;
  }

  async function load(tasks: readonly Task[]): Promise<void> {
    const missing = new Map<Follower, Set<string>>();
    for (const { follower, change, ids } of tasks) {
      if (change.creates) continue;
      for (const id of ids) {
        if (follower.cache.get(id)) continue;
        const wanted = missing.get(follower) ?? new Set();
        missing.set(follower, wanted.add(id));
      }
    }
    for (const [follower, ids] of missing) await read(follower, [...ids]);
  }

  async function read(follower: Follower, ids: readonly string[]): Promise<void> {
    for (const id of ids) follower.cache.set(id, heldAs(ABSENT, undefined));
    for (const { id, position, document } of await documents.getMany<object>(follower.readModel.name, ids)) follower.cache.set(id, heldAs(position, document));
  }

  function applyAll(tasks: readonly Task[], look: Look): Changed[] {
    const changed: Changed[] = [];
    for (const task of tasks) {
      try {
        applyTask(task, look, changed);
      } catch (error) {
        onThrow(task.event, task.follower, error);
      }
    }
    return changed;
  }

  /** All documents of an event change, or none does: what each becomes is worked out before any is touched. */
  function applyTask(task: Task, look: Look, changed: Changed[]): void {
    const pending: Pending[] = [];
    for (const id of task.ids) {
      const change = changeOf(task, look, id);
      if (change) pending.push(change);
    }
    for (const change of pending) take(task, change, changed);
  }

  function changeOf(task: Task, look: Look, id: string): Pending | undefined {
    const held = look(task, id);
    if (!held || held.position >= task.event.position) return undefined;
    const next = applyTo(held.document, task, id);
    if (next === undefined || next === held.document || (next === null && held.document === undefined)) return undefined;
    return { id, held, next, tellings: next && task.change.announce && task.event.position > announceAfter ? tellingsOf(next, task, id) : null };
  }

  function take({ follower, event: { position } }: Task, { id, held, next, tellings }: Pending, changed: Changed[]): void {
    if (held.position === held.stored) {
      changed.push({ follower, id, held });
      if (!follower.insertsOnly) follower.cache.touch(id, held);
    }
    if (tellings) held.tellings = [...(held.tellings ?? []), ...tellings.map((telling) => ({ telling, position }))];
    held.document = next ?? undefined;
    held.position = position;
  }

  /** Returns those that someone else had written meanwhile. */
  async function store(changed: readonly Changed[]): Promise<Changed[]> {
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

  function settle({ follower, id, held }: Changed): void {
    held.stored = held.position;
    if (held.document === undefined) follower.cache.forget(id);
  }

  /** A document found at the very position that was to be written is what this batch made: its write was repeated. */
  async function reload(refused: readonly Changed[]): Promise<void> {
    for (const { follower, id, held } of refused) {
      const [found] = await documents.getMany<object>(follower.readModel.name, [id]);
      if (found?.position === held.position) settle({ follower, id, held });
      else follower.cache.set(id, heldAs(found?.position ?? ABSENT, found?.document));
    }
  }
}

type Pending = { id: string; held: Held; next: object | null; tellings: ReturnType<typeof tellingsOf> | null };

/** Where an event finds the document it changes; undefined when there is nothing left to do with it. */
type Look = (task: Task, id: string) => Held | undefined;

/** What was not loaded is made by this very event. */
function firstLook({ follower }: Task, id: string): Held {
  if (follower.insertsOnly) return heldAs(ABSENT, undefined);
  return follower.cache.get(id) ?? follower.cache.set(id, heldAs(ABSENT, undefined));
}

/** After a refusal: of the documents that are not kept in hand only those that were read again. */
function secondLook({ follower }: Task, id: string): Held | undefined {
  return follower.cache.get(id) ?? (follower.insertsOnly ? undefined : follower.cache.set(id, heldAs(ABSENT, undefined)));
}

/** Made and deleted by the same batch: there is nothing to write. */
function cameAndWent({ held }: Changed): boolean {
  return held.document === undefined && held.stored === ABSENT;
}

function writeOf({ follower, id, held }: Changed): Write {
  return { collection: follower.readModel.name, id, document: held.document ?? null, position: held.position, ifPosition: held.stored === ABSENT ? 'none' : held.stored };
}

function announcementsOf(told: readonly Held[]): Announcement[] {
  const announcements: Announcement[] = [];
  for (const held of told) {
    for (const { telling, position } of held.tellings ?? []) announcements.push({ ...telling, position });
    held.tellings = null;
  }
  return announcements.sort((one, other) => one.position - other.position);
}
