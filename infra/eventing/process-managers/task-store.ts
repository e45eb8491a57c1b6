import type { RecordedEvent } from '../event-log/envelope.ts';
import type { Documents, Stored, Write } from '../documents/port.ts';
import { isPlaceIn, type KeptPlace, type PlacedLog } from '../event-log/kept-place.ts';
import { parkedEvent, type ParkedEvent, parkedEventsSchema, parkingOf } from '../projections/parked-events.ts';
import { type PolicyTask, policyTasksSchema } from './policy-tasks.ts';
import type { AnyPolicy, Reaction } from './policy.ts';

const TASKS = policyTasksSchema.name;
const CHECKPOINTS = 'policy-checkpoints';
const CHECKPOINT_ID = 'policies';

export type Task = PolicyTask;

/** The task as it is to be; null: it goes. */
type TaskStep = [id: string, task: Task | null];

/**
 * The tasks that wait, and how far the log has been read for them. Both can be thrown away: the log makes them anew. So
 * are those of another log, or of a later state of this one.
 */
export async function openTaskStore(documents: Documents, eventLog: PlacedLog) {
  await documents.ensure(policyTasksSchema);
  await documents.ensure({ name: CHECKPOINTS });
  await documents.ensure(parkedEventsSchema);
  await forgetOtherLog(documents, eventLog);
  const { id: log } = await eventLog.identity();

  return {
    async checkpoint(): Promise<number> {
      return (await documents.get<{ position: number }>(CHECKPOINTS, CHECKPOINT_ID))?.document.position ?? 0;
    },
    /**
     * Stores what a batch of events scheduled and cancelled, then how far the log has been read. Throws when it was not
     * read up to `from`: another process has the policies now, or had them meanwhile. An event that a policy can't take
     * is parked under the policy's name; resolves with those.
     */
    async apply(
      policies: readonly AnyPolicy[],
      events: readonly RecordedEvent[],
      { from, position, now = new Date() }: { from: number; position: number; now?: Date },
    ): Promise<ParkedEvent[]> {
      const before = await documents.get<{ position: number }>(CHECKPOINTS, CHECKPOINT_ID);
      if ((before?.document.position ?? 0) !== from)
        throw new Error('Another process has followed the log for the policies');
      const parked: ParkedEvent[] = [];
      await dropTasks(documents, startedAnew(policies, events));
      const { steps, woken } = stepsOf(policies, events, (event, policy, error) =>
        parked.push(parkedEvent(event, policy.name, error, now)),
      );
      const left = await scheduleNew(documents, [...steps]);
      for (const group of woken) await wake(documents, group, now.toISOString());
      const known = new Map(
        (
          await documents.getMany<Task>(
            TASKS,
            left.map(([id]) => id),
          )
        ).map((one) => [one.id, one]),
      );
      const writes = left.flatMap(([id, task]) => writeOf(id, task, known.get(id)) ?? []);
      // In this order: a checkpoint never says more than what is stored before it.
      await documents.write([
        ...writes,
        ...parked.map(parkingOf),
        {
          collection: CHECKPOINTS,
          id: CHECKPOINT_ID,
          document: { log, position } satisfies KeptPlace,
          position,
          ifPosition: before?.position ?? 'none',
        },
      ]);
      return parked;
    },
    due(now: string, limit: number): Promise<Stored<Task>[]> {
      return documents.find<Task>(TASKS, { where: { dueAt: { lte: now } }, sort: [['dueAt', 'asc']], limit });
    },
    async done({ id, position }: Stored<Task>): Promise<void> {
      await documents.write([{ collection: TASKS, id, document: null, position: position + 1, ifPosition: position }]);
    },
    async replace({ id, position }: Stored<Task>, task: Task): Promise<void> {
      await documents.write([{ collection: TASKS, id, document: task, position: position + 1, ifPosition: position }]);
    },
  };
}

/** The tasks first: whoever is stopped in between does it once more. */
async function forgetOtherLog(documents: Documents, eventLog: PlacedLog): Promise<void> {
  const kept = await documents.get<KeptPlace>(CHECKPOINTS, CHECKPOINT_ID);
  if (!kept || (await isPlaceIn(eventLog, kept.document))) return;
  await documents.drop(TASKS);
  await documents.ensure(policyTasksSchema);
  await documents.write([
    { collection: CHECKPOINTS, id: CHECKPOINT_ID, document: null, position: kept.position, ifPosition: kept.position },
  ]);
}

/** The policies with which one of these events begins anew. */
function startedAnew(policies: readonly AnyPolicy[], events: readonly RecordedEvent[]): Set<string> {
  const begun = policies.filter((policy) => beginOf(policy, events) > 0);
  return new Set(begun.map(({ name }) => name));
}

/** Of these events the first that it has to do with: after the last one with which it begins anew. */
function beginOf({ startsAnew = [] }: AnyPolicy, events: readonly RecordedEvent[]): number {
  return startsAnew.length === 0 ? 0 : events.findLastIndex(({ type }) => startsAnew.includes(type)) + 1;
}

/** Also one that is just being run: it then finds that it isn't there any more, and is not put back. */
async function dropTasks(documents: Documents, policies: ReadonlySet<string>): Promise<void> {
  for (let isDone = policies.size === 0; !isDone;) {
    const dropped = (await documents.find<Task>(TASKS)).filter(({ document }) => policies.has(document.policy));
    const written = await documents.write(
      dropped.map(({ id, position }) => ({
        collection: TASKS,
        id,
        document: null,
        position: position + 1,
        ifPosition: position,
      })),
    );
    isDone = written.every(Boolean);
  }
}

/** Most tasks are new, and are stored without looking. Returns the other steps: tasks that are there already, and those that go. */
async function scheduleNew(documents: Documents, steps: readonly TaskStep[]): Promise<TaskStep[]> {
  const scheduled = steps.filter(([, task]) => task !== null);
  const isNew = await documents.write(scheduled.flatMap(([id, task]) => writeOf(id, task, undefined) ?? []));
  return [...scheduled.filter((_, n) => !isNew[n]), ...steps.filter(([, task]) => task === null)];
}

/** Until each of them was found as it is: one that is just being run would be put back to its later time. */
async function wake(documents: Documents, group: string, dueAt: string): Promise<void> {
  for (let isDone = false; !isDone;) {
    const waiting = (await documents.find<Task>(TASKS, { where: { group: { eq: group } } })).filter(
      ({ document }) => document.dueAt > dueAt,
    );
    const written = await documents.write(
      waiting.map(({ id, document, position }) => ({
        collection: TASKS,
        id,
        document: { ...document, dueAt },
        position: position + 1,
        ifPosition: position,
      })),
    );
    isDone = written.every(Boolean);
  }
}

type OnThrow = (event: RecordedEvent, policy: AnyPolicy, error: unknown) => void;

/** What a batch comes to for each task: the last step wins, so a request answered within the batch leaves nothing. */
function stepsOf(
  policies: readonly AnyPolicy[],
  events: readonly RecordedEvent[],
  onThrow: OnThrow,
): { steps: Map<string, Task | null>; woken: Set<string> } {
  const steps = new Map<string, Task | null>();
  const woken = new Set<string>();
  const begins = new Map(policies.map((policy) => [policy, beginOf(policy, events)]));
  for (const [index, event] of events.entries()) {
    for (const policy of policies) {
      if (index < (begins.get(policy) ?? 0)) continue;
      const taken = takenOrThrown(policy, event, onThrow);
      if (taken?.step) steps.set(...taken.step);
      if (taken?.woken !== undefined) woken.add(taken.woken);
    }
  }
  return { steps, woken };
}

type Taken = { step: TaskStep | null; woken: string | undefined };

/** It would throw again: one event that can't be taken must not keep all others waiting. */
function takenOrThrown(policy: AnyPolicy, event: RecordedEvent, onThrow: OnThrow): Taken | null {
  try {
    const step = stepOf(policy, event);
    return { step: step && taskStepOf(policy, event, step), woken: wokenBy(policy, event) };
  } catch (error) {
    onThrow(event, policy, error);
    return null;
  }
}

/** The group of tasks that this event wakes. */
function wokenBy({ name, wakes = {} }: AnyPolicy, event: RecordedEvent): string | undefined {
  const group = wakes[event.type]?.(event as never) ?? undefined;
  return group === undefined ? undefined : groupOf(name, group);
}

function taskStepOf({ name }: AnyPolicy, event: RecordedEvent, step: Reaction<Record<string, unknown>>): TaskStep {
  if ('cancel' in step) return [`${name}:${step.cancel}`, null];
  const {
    id: eventId,
    metadata: { $correlationId: correlationId },
  } = event;
  const { group, ...scheduled } = step.schedule;
  return [
    `${name}:${scheduled.key}`,
    {
      policy: name,
      ...scheduled,
      ...(group !== undefined && { group: groupOf(name, group) }),
      eventId,
      correlationId,
      failures: 0,
      parkedBecause: null,
    },
  ];
}

function groupOf(policy: string, group: string): string {
  return `${policy}:${group}`;
}

function stepOf(policy: AnyPolicy, event: RecordedEvent): Reaction<Record<string, unknown>> | null {
  return policy.on[event.type]?.(event as never) ?? null;
}

function writeOf(id: string, task: Task | null, known: Stored<Task> | undefined): Write | null {
  if (!task && !known) return null;
  return {
    collection: TASKS,
    id,
    document: task,
    position: (known?.position ?? 0) + 1,
    ifPosition: known?.position ?? 'none',
  };
}
