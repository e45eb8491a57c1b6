import { setImmediate as nextTurn } from 'node:timers/promises';
import { pause as sleep, pauseBefore } from '../resilience/back-off.ts';
import type { Documents, Stored } from '../documents/port.ts';
import type { EventLog } from '../event-log/port.ts';
import { derivedId } from '../ids.ts';
import type { Logger } from '../logger.ts';
import { createRetryUntilAvailable } from '../resilience/retry-until-available.ts';
import { type AnyPolicy, PartialFailure, type Reschedule, messageOf } from './policy.ts';
import { nextLook, openTaskStore, type Task } from './task-store.ts';

/** Context of a task's command: the same ids at every attempt. */
export type TaskIds = { commandId: string; causationId: string; correlationId?: string };

type Options<Runs extends AnyPolicy> = {
  eventLog: EventLog;
  documents: Documents;
  policies: readonly Runs[];
  /** Executes a due task. Resolves with the time of the next look if the matter is not settled. */
  perform: (policy: Runs, task: Task) => Promise<Reschedule | void>;
  now: () => Date;
  /** Calls `wake` when `now` has jumped, until the returned function is called. */
  onClockMoved?: (wake: () => void) => () => void;
  /** Calls the listener when `now` has adopted another time, until the returned function is called. */
  onClockStepped?: (listener: (stepMs: number) => void) => () => void;
  /** How often due tasks are looked for when neither an event nor the clock wakes the runner. */
  lookEveryMs?: number;
  logger: Logger;
};

/**
 * Failure policy of all policies. An event that cannot be processed is parked at once under the policy's name. A task
 * is retried with increasing pauses, then parked with its error where an admin sees it. Parked tasks are still
 * retried every hour, so that a refund is not forgotten after a long outage or a fixed defect.
 */
const failurePolicy = { tries: 8, firstPauseMs: 1000, ceilingMs: 5 * 60_000, parkedPauseMs: 3_600_000 };
const BATCH_WINDOW_MS = 200;
const LOOK_EVERY_MS = 1000;
const AT_ONCE = 100;

/**
 * Reads the log for all policies and runs their tasks when due. Tasks are stored, so timers survive a restart. A
 * command's id derives from event and policy, so repeating a task appends nothing.
 */
export async function startPolicyRunner<Runs extends AnyPolicy>({
  eventLog,
  documents,
  policies,
  perform,
  now,
  onClockMoved = () => () => {},
  onClockStepped = () => () => {},
  lookEveryMs = LOOK_EVERY_MS,
  logger,
}: Options<Runs>) {
  const stopping = new AbortController();
  /** Ends the pause before the next look for due tasks. Renewed before each look, so that a wake-up during one counts. */
  let pausing = new AbortController();
  const wake = () => pausing.abort();
  const ignoreClock = onClockMoved(wake);
  const store = await createRetryUntilAvailable(stopping.signal, logger)(() => openTaskStore(documents, eventLog));
  const byName = new Map(policies.map((policy) => [policy.name, policy]));
  const types = [
    ...new Set(
      policies.flatMap(({ on, wakes = {}, resetOn = [] }) => [...Object.keys({ ...on, ...wakes }), ...resetOn]),
    ),
  ];

  /** Stores the steps of the clock. No task runs meanwhile: it could be due only by the step. */
  let stepping: Promise<void> = Promise.resolve();
  const ignoreSteps = onClockStepped((stepMs) => {
    stepping = stepping
      .then(() => store.step(policies, stepMs, now()))
      .catch((error: unknown) => logger.error({ err: error, stepMs }, 'Failed to adjust policy tasks to the clock'))
      .finally(wake);
  });

  async function follow(): Promise<void> {
    for (let failures = 0; !stopping.signal.aborted; failures++) {
      try {
        await followOnce(() => {
          failures = 0;
        });
      } catch (error) {
        logger.warn({ err: error }, 'Policies lost the event log; resubscribing');
        await pause(pauseBefore(failures));
      }
    }
  }

  async function followOnce(onProgress: () => void): Promise<void> {
    let from = await store.checkpoint();
    for await (const { events, position, caughtUp } of eventLog.subscribe({ after: from, types }, stopping.signal)) {
      if (events.length === 0) continue;
      for (const parked of await store.apply(policies, events, { from, position, now: now() }))
        logger.error(parked, 'Policy failed to process event; event parked');
      from = position;
      onProgress();
      // Most tasks are due at once. Before `caughtUp`, more of them come than one look takes.
      if (caughtUp) wake();
      // No task is urgent within this window, and storing the tasks of many events together costs little more than
      // those of one.
      if (caughtUp) await pause(BATCH_WINDOW_MS);
    }
  }

  /** Runs the tasks that are due. Resolves with their number. */
  async function runDue(): Promise<number> {
    const at = now().toISOString();
    await stepping;
    const due = await store.due(at, AT_ONCE);
    for (const task of due) {
      // After an abort or the loss of the lease, another process runs the rest.
      if (stopping.signal.aborted) return 0;
      // Earlier tasks took time: meanwhile this one may have been cancelled, woken or replaced, or the clock set back.
      if (await isStillDue(task)) await run(task);
      // Embedded storage answers synchronously: yields to requests between tasks.
      await nextTurn();
    }
    return due.length;
  }

  async function isStillDue(task: Stored<Task>): Promise<boolean> {
    const before = stepping;
    const isStill = await store.isStill(task);
    const isDue = task.document.dueAt <= now().toISOString();
    return isStill && isDue && stepping === before;
  }

  async function run(stored: Stored<Task>): Promise<void> {
    const task = stored.document;
    const policy = byName.get(task.policy);
    if (!policy) return store.done(stored);
    if (isStale(policy, task, now())) {
      logger.info({ policy: task.policy, key: task.key, dueAt: task.dueAt }, 'Skipped stale policy task');
      return store.done(stored);
    }
    try {
      const again = await perform(policy, task);
      await (again
        ? store.replace(stored, { ...nextLook(task, again.lookAgainAt), failures: 0, parkedBecause: null })
        : store.done(stored));
    } catch (error) {
      logger.warn({ err: error, policy: task.policy, key: task.key }, 'Policy task failed; retrying');
      await store.replace(stored, afterFailure(task, now(), error));
    }
  }

  async function look(): Promise<void> {
    while (!stopping.signal.aborted) {
      pausing = new AbortController();
      const ran = await runDue().catch((error: unknown) => {
        logger.warn({ err: error }, 'Failed to read due policy tasks; retrying');
        return 0;
      });
      if (ran < AT_ONCE && !stopping.signal.aborted) await sleep(lookEveryMs, pausing.signal);
    }
  }

  function pause(ms: number): Promise<void> {
    // Ends early without an error when stopping.
    return sleep(ms, stopping.signal);
  }

  const running = Promise.all([follow(), look()]);
  return {
    runDue,
    async stop() {
      stopping.abort();
      wake();
      ignoreClock();
      ignoreSteps();
      await running;
    },
  };
}

/** Due long ago and never tried: the log is read again from the start, or was not read for long. */
function isStale({ staleAfterMs }: AnyPolicy, { dueAt, looks = 0, failures }: Task, now: Date): boolean {
  if (staleAfterMs === undefined || looks > 0 || failures > 0) return false;
  return now.getTime() - Date.parse(dueAt) > staleAfterMs;
}

/** Input of the command ids of a look. */
type Look = Pick<Task, 'policy' | 'eventId' | 'looks' | 'lookAt'> & Partial<Pick<Task, 'dueAt'>>;

/** A policy's commands belong to the thread of its event. */
export function taskIds(task: Look & Pick<Task, 'correlationId'>): TaskIds {
  const { eventId, correlationId } = task;
  return { commandId: commandIdOf(task), causationId: eventId, ...(correlationId && { correlationId }) };
}

/**
 * The same id for each attempt of a look, in any process, so that the command is executed once; another id for the
 * next look, which may have more to do. It includes the due time: looks count from zero after a rebuild of the tasks,
 * and a count alone would repeat ids of stored decisions.
 */
function commandIdOf({ policy, eventId, looks = 0, dueAt, lookAt = dueAt }: Look): string {
  return derivedId(looks === 0 ? policy : `${policy}#${looks}@${lookAt ?? ''}`, eventId);
}

function afterFailure(task: Task, now: Date, error: unknown): Task {
  const failures = task.failures + 1;
  const parked = failures >= failurePolicy.tries;
  return {
    ...task,
    data: error instanceof PartialFailure ? { ...task.data, ...error.noted } : task.data,
    failures,
    failedAt: now.toISOString(),
    lookAt: task.lookAt ?? task.dueAt,
    dueAt: new Date(now.getTime() + (parked ? failurePolicy.parkedPauseMs : pauseAfter(failures))).toISOString(),
    parkedBecause: parked ? messageOf(error) : null,
  };
}

function pauseAfter(failures: number): number {
  return Math.min(failurePolicy.firstPauseMs * 2 ** failures, failurePolicy.ceilingMs);
}
