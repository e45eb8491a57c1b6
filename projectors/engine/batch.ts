import type { RecordedEvent } from '#contracts/events/envelope.ts';
import type { Announcement } from '#contracts/realtime/changes.ts';
import type { Documents, Write } from '#infra/documents/port.ts';
import { ABSENT, type Held } from './document-cache.ts';
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
    for (let changed = applyAll(tasks); changed.length > 0; ) {
      const refused = await store(changed);
      for (const { held } of changed) if (held.stored === held.position) told.push(held);
      if (refused.length === 0) break;
      await reload(refused);
      changed = [...refused.filter(({ held }) => held.stored === held.position && held.tellings.length > 0), ...applyAll(tasks)];
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
      for (const id of ids) {
        if (change.creates || follower.cache.get(id)) continue;
        const wanted = missing.get(follower) ?? new Set();
        missing.set(follower, wanted.add(id));
      }
    }
    for (const [follower, ids] of missing) await read(follower, [...ids]);
  }

  async function read(follower: Follower, ids: readonly string[]): Promise<void> {
    for (const id of ids) follower.cache.set(id, ABSENT, undefined);
    for (const { id, position, document } of await documents.getMany<object>(follower.readModel.name, ids)) follower.cache.set(id, position, document);
  }

  function applyAll(tasks: readonly Task[]): Changed[] {
    const changed: Changed[] = [];
    for (const task of tasks) {
      try {
        applyTask(task, changed);
      } catch (error) {
        onThrow(task.event, task.follower, error);
      }
    }
    return changed;
  }

  /** All documents of an event change, or none does. */
  function applyTask(task: Task, changed: Changed[]): void {
    const { event: { position }, follower: { cache }, ids } = task;
    const results = ids.map((id) => {
      const held = cache.get(id) ?? cache.set(id, ABSENT, undefined);
      return held.position >= position ? { id, held, next: held.document } : { id, held, next: applyTo(held.document, task, id) };
    });
    for (const { id, held, next } of results) {
      if (next === undefined || next === held.document || (next === null && held.document === undefined)) continue;
      const tellings = next && position > announceAfter ? tellingsOf(next, task, id) : [];
      if (held.position === held.stored) changed.push({ follower: task.follower, id, held });
      for (const telling of tellings) held.tellings.push({ telling, position });
      held.document = next ?? undefined;
      held.position = position;
      cache.touch(id, held);
    }
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
      else follower.cache.set(id, found?.position ?? ABSENT, found?.document);
    }
  }
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
    for (const { telling, position } of held.tellings) announcements.push({ ...telling, position });
    if (held.tellings.length > 0) held.tellings = [];
  }
  return announcements.sort((one, other) => one.position - other.position);
}
