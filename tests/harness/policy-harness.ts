import type { CommandContext } from '#command-api/command-handling/command-handler.ts';
import type { Policy, PolicyDeps } from '#command-api/process-managers/policy.ts';
import type { Reaction } from '#infra/eventing/process-managers.ts';
import { policyContext } from '#command-api/process-managers/start-policies.ts';
import type { Recorded } from '#contracts/events/registry.ts';

type Task = { policy: Policy; data: Record<string, unknown>; dueAt: string; context: Omit<CommandContext, 'now'> };

/** Policies without stores and processes. Tasks run when the test calls them, in any order and as often as it wants. */
export function policyRunner(policies: readonly Policy[], deps: PolicyDeps, log: { events: readonly Recorded[] }) {
  const waiting = new Map<string, Task>();
  let read = 0;

  function follow(): void {
    for (const event of log.events.slice(read)) for (const policy of policies) note(policy, event);
    read = log.events.length;
  }

  function note(policy: Policy, event: Recorded): void {
    // The row was looked up by the event's type.
    const step: Reaction<Record<string, unknown>> | null = policy.on[event.type]?.(event as never) ?? null;
    if (!step) return;
    const key = `${policy.name}:${'cancel' in step ? step.cancel : step.schedule.key}`;
    if ('cancel' in step) return void waiting.delete(key);
    const context = policyContext({
      policy: policy.name,
      eventId: event.id,
      correlationId: event.metadata.$correlationId,
    });
    waiting.set(key, { policy, ...step.schedule, context });
  }

  /** The keys of due tasks, the most urgent first. */
  function due(now: string): string[] {
    follow();
    return [...waiting]
      .filter(([, { dueAt }]) => dueAt <= now)
      .sort(([, one], [, other]) => (one.dueAt < other.dueAt ? -1 : 1))
      .map(([key]) => key);
  }

  /** Runs the task; `completes: false` keeps it, as after a crash before its completion is stored. */
  async function run(key: string, now: string, { completes = true } = {}): Promise<void> {
    const task = waiting.get(key);
    if (!task) return;
    await task.policy.act(task.data, deps, { ...task.context, now });
    if (completes && waiting.get(key) === task) waiting.delete(key);
  }

  /** Runs all due tasks, and the tasks that follow from them. */
  async function settle(now: string): Promise<void> {
    for (let keys = due(now); keys.length > 0; keys = due(now)) for (const key of keys) await run(key, now);
  }

  return { due, run, settle };
}
