import { randomInt } from 'node:crypto';
import type { RecordedEvent } from '../event-log/envelope.ts';
import type { Documents, Stored, Write } from '../documents/port.ts';
import { isCheckpointOf, type LogCheckpoint, type IdentifiedLog } from '../event-log/stored-checkpoint.ts';
import { parkedEvent, type ParkedEvent, parkedEventsSchema, parkingOf } from '../projections/parked-events.ts';
import { policyCheckpoints, type PolicyTask, policyTasksSchema } from './policy-tasks.ts';
import type { AnyPolicy, Reaction, Stepped } from './policy.ts';

const TASKS = policyTasksSchema.name;
const CHECKPOINTS = policyCheckpoints;
const CHECKPOINT_ID = 'policies';

export type Task = PolicyTask;

/** The new task; null to delete it. */
type TaskStep = [id: string, task: Task | null];

/**
 * Waiting tasks and the position up to which the log was read for them. Both can be deleted and rebuilt from the log.
 * Tasks of another log, or of a later state of this one, are deleted.
 */
export async function openTaskStore(documents: Documents, eventLog: IdentifiedLog) {
  await documents.ensure(policyTasksSchema);
  await documents.ensure({ name: CHECKPOINTS });
  await documents.ensure(parkedEventsSchema);
  await deleteTasksOfOtherLog(documents, eventLog);
  const { id: log } = await eventLog.identity();

  const readCheckpoint = () => documents.get<{ position: number }>(CHECKPOINTS, CHECKPOINT_ID);

  async function requireStillAt(from: number): Promise<Stored<{ position: number }> | undefined> {
    const stored = await readCheckpoint();
    if ((stored?.document.position ?? 0) !== from) throw new Error('Another process has run the policies meanwhile');
    return stored;
  }

  /**
   * Repeats refused steps: a running task may change between our read and write. Stops if another process has taken
   * over, whose steps are newer.
   */
  async function settle(steps: readonly TaskStep[], from: number): Promise<void> {
    for (let left = await scheduleNew(documents, steps); left.length > 0;) {
      left = await takeSteps(documents, left);
      if (left.length > 0) await requireStillAt(from);
    }
  }

  return {
    async checkpoint(): Promise<number> {
      return (await readCheckpoint())?.document.position ?? 0;
    },
    /**
     * Stores the task changes of a batch, then the checkpoint. Throws if the checkpoint is not `from`: another
     * process runs the policies, or did meanwhile. Parks events that a policy cannot process under the policy's name
     * and resolves with them.
     */
    async apply(
      policies: readonly AnyPolicy[],
      events: readonly RecordedEvent[],
      { from, position, now = new Date() }: { from: number; position: number; now?: Date },
    ): Promise<ParkedEvent[]> {
      const before = await requireStillAt(from);
      const parked: ParkedEvent[] = [];
      await dropTasks(documents, resetPolicies(policies, events));
      const { steps, woken } = stepsOf(policies, events, (event, policy, error) =>
        parked.push(parkedEvent(event, policy.name, error, now)),
      );
      await settle([...steps], from);
      for (const group of woken) await wake(documents, group, now.toISOString());
      // Last: a checkpoint never covers more than is stored. After an interruption all of it is repeated.
      await documents.write([
        ...parked.map(parkingOf),
        {
          collection: CHECKPOINTS,
          id: CHECKPOINT_ID,
          document: { log, position } satisfies LogCheckpoint,
          position,
          ifPosition: before?.position ?? 'none',
        },
      ]);
      return parked;
    },
    /** `now` was set ahead by `stepMs`, or back: the waiting tasks of policies that measure time are due and get the step. */
    async step(policies: readonly AnyPolicy[], stepMs: number, now: Date): Promise<void> {
      const measuring = new Set(policies.filter(({ measuresTime }) => measuresTime).map(({ name }) => name));
      await changeEach(
        documents,
        async () => (await documents.find<Task>(TASKS)).filter(({ document }) => measuring.has(document.policy)),
        (task) => ({ ...nextLook(task, now.toISOString()), data: steppedData(task, stepMs) }),
      );
    },
    due(now: string, limit: number): Promise<Stored<Task>[]> {
      return documents.find<Task>(TASKS, { where: { dueAt: { lte: now } }, sort: [['dueAt', 'asc']], limit });
    },
    /** Whether the task is unchanged since it was read. */
    async isStill({ id, position }: Stored<Task>): Promise<boolean> {
      return (await documents.get<Task>(TASKS, id))?.position === position;
    },
    async done(stored: Stored<Task>): Promise<void> {
      await documents.write([changeOf(stored, null)]);
    },
    async replace(stored: Stored<Task>, task: Task): Promise<void> {
      await documents.write([changeOf(stored, task)]);
    },
  };
}

let newestPosition = 0;

/**
 * A position that no task has had. Log positions would recur, since each change of a task needs its own and a deleted
 * task leaves none; a runner could then complete a recreated task by mistake. So it is a clock in microseconds, which
 * rises within a process and rarely equals that of a process with a late clock.
 */
function nextPosition(): number {
  newestPosition = Math.max(newestPosition + 1, Date.now() * 1000 + randomInt(1000));
  return newestPosition;
}

/** Applies only if the task is unchanged since it was read. */
function changeOf({ id, position }: Stored<Task>, document: Task | null): Write {
  return { collection: TASKS, id, document, position: Math.max(position + 1, nextPosition()), ifPosition: position };
}

/** Tasks before the checkpoint: after an interruption all of it is repeated. */
async function deleteTasksOfOtherLog(documents: Documents, eventLog: IdentifiedLog): Promise<void> {
  const kept = await documents.get<LogCheckpoint>(CHECKPOINTS, CHECKPOINT_ID);
  if (!kept || (await isCheckpointOf(eventLog, kept.document))) return;
  await documents.drop(TASKS);
  await documents.ensure(policyTasksSchema);
  await documents.write([
    { collection: CHECKPOINTS, id: CHECKPOINT_ID, document: null, position: kept.position, ifPosition: kept.position },
  ]);
}

/** The policies that one of these events resets. */
function resetPolicies(policies: readonly AnyPolicy[], events: readonly RecordedEvent[]): Set<string> {
  const reset = policies.filter((policy) => firstEventAfterReset(policy, events) > 0);
  return new Set(reset.map(({ name }) => name));
}

/** Index of the first event relevant to the policy: after the last one that resets it. */
function firstEventAfterReset({ resetOn = [] }: AnyPolicy, events: readonly RecordedEvent[]): number {
  return resetOn.length === 0 ? 0 : events.findLastIndex(({ type }) => resetOn.includes(type)) + 1;
}

/** Includes a running task: its runner finds it deleted and does not restore it. */
async function dropTasks(documents: Documents, policies: ReadonlySet<string>): Promise<void> {
  for (let isDone = policies.size === 0; !isDone;) {
    const dropped = (await documents.find<Task>(TASKS)).filter(({ document }) => policies.has(document.policy));
    const written = await documents.write(dropped.map((stored) => changeOf(stored, null)));
    isDone = written.every(Boolean);
  }
}

/** Inserts new tasks without reading, since most are new. Returns the other steps: existing tasks and deletions. */
async function scheduleNew(documents: Documents, steps: readonly TaskStep[]): Promise<readonly TaskStep[]> {
  const scheduled = steps.flatMap(([id, task]) => (task ? [{ id, task }] : []));
  const isNew = await documents.write(
    scheduled.map(({ id, task }) => ({
      collection: TASKS,
      id,
      document: task,
      position: nextPosition(),
      ifPosition: 'none',
    })),
  );
  const stored = new Set(scheduled.filter((_, n) => isNew[n]).map(({ id }) => id));
  return steps.filter(([id]) => !stored.has(id));
}

/** Returns the refused steps. */
async function takeSteps(documents: Documents, steps: readonly TaskStep[]): Promise<readonly TaskStep[]> {
  const ids = steps.map(([id]) => id);
  const known = new Map((await documents.getMany<Task>(TASKS, ids)).map((one) => [one.id, one]));
  const there = steps.filter(([id]) => known.has(id));
  const written = await documents.write(
    there.flatMap(([id, task]) => {
      const stored = known.get(id);
      return stored ? [changeOf(stored, task)] : [];
    }),
  );
  const gone = steps.filter(([id]) => !known.has(id));
  return [
    ...there.filter((_, n) => !written[n]),
    ...(await scheduleNew(
      documents,
      gone.filter(([, task]) => task !== null),
    )),
  ];
}

/**
 * Wakes the whole group, including due tasks: a running one may have looked before the waking event. It then keeps
 * the earlier time. Another look has another command id, so decisions of the running one stay separate.
 */
function wake(documents: Documents, group: string, dueAt: string): Promise<void> {
  return changeEach(
    documents,
    () => documents.find<Task>(TASKS, { where: { group: { eq: group } } }),
    (task) => nextLook(task, dueAt),
  );
}

/** Changes each of these tasks once, although running ones may change in between. */
async function changeEach(
  documents: Documents,
  find: () => Promise<Stored<Task>[]>,
  change: (task: Task) => Task,
): Promise<void> {
  const changed = new Set<string>();
  for (let isDone = false; !isDone;) {
    const waiting = (await find()).filter(({ id }) => !changed.has(id));
    const written = await documents.write(waiting.map((stored) => changeOf(stored, change(stored.document))));
    for (const [n, { id }] of waiting.entries()) if (written[n]) changed.add(id);
    isDone = written.every(Boolean);
  }
}

function steppedData({ data }: Task, stepMs: number): Task['data'] {
  const { steppedMs = 0 }: Stepped = data;
  return { ...data, steppedMs: steppedMs + stepMs } satisfies Stepped;
}

/** The task with its next look. */
export function nextLook({ lookAt: _, ...task }: Task, dueAt: string): Task {
  return { ...task, dueAt, looks: (task.looks ?? 0) + 1 };
}

type OnThrow = (event: RecordedEvent, policy: AnyPolicy, error: unknown) => void;

/**
 * The result of a batch for each task: the last step wins, so a task scheduled and cancelled within the batch leaves
 * nothing.
 */
function stepsOf(
  policies: readonly AnyPolicy[],
  events: readonly RecordedEvent[],
  onThrow: OnThrow,
): { steps: Map<string, Task | null>; woken: Set<string> } {
  const steps = new Map<string, Task | null>();
  const woken = new Set<string>();
  const begins = new Map(policies.map((policy) => [policy, firstEventAfterReset(policy, events)]));
  for (const [index, event] of events.entries()) {
    for (const policy of policies) {
      if (index < (begins.get(policy) ?? 0)) continue;
      const taken = tryReact(policy, event, onThrow);
      if (taken?.step) steps.set(...taken.step);
      if (taken?.woken !== undefined) woken.add(taken.woken);
    }
  }
  return { steps, woken };
}

type Taken = { step: TaskStep | null; woken: string | undefined };

/** A failing event would fail again; it must not block all later ones. */
function tryReact(policy: AnyPolicy, event: RecordedEvent, onThrow: OnThrow): Taken | null {
  try {
    const step = taskChangeFor(policy, event);
    return { step: step && taskStepOf(policy, event, step), woken: wakeGroupOf(policy, event) };
  } catch (error) {
    onThrow(event, policy, error);
    return null;
  }
}

/** The group of tasks that this event wakes. */
function wakeGroupOf({ name, wakes = {} }: AnyPolicy, event: RecordedEvent): string | undefined {
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

function taskChangeFor(policy: AnyPolicy, event: RecordedEvent): Reaction<Record<string, unknown>> | null {
  return policy.on[event.type]?.(event as never) ?? null;
}
