import type { CommandContext } from '#command-api/command-handling/command-handler.ts';
import type { Policy, PolicyDeps } from '#command-api/process-managers/policy.ts';
import type { Reaction } from '#infra/eventing/process-managers/policy.ts';
import { policyContext } from '#command-api/process-managers/start-policies.ts';
import type { Recorded } from '#contracts/events/registry.ts';

type Task = { policy: Policy; data: Record<string, unknown>; dueAt: string; context: Omit<CommandContext, 'now'> };

/** For tests: policies without their stores and threads. Tasks run when the test says so, in any order, as often as it likes. */
export function policyRunner(policies: readonly Policy[], deps: PolicyDeps, log: { events: readonly Recorded[] }) {
  const waiting = new Map<string, Task>();
  let read = 0;

  function follow(): void {
    for (const event of log.events.slice(read)) for (const policy of policies) note(policy, event);
    read = log.events.length;
  }

  function note(policy: Policy, event: Recorded): void {
    // The row is found by the event's own type.
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

  /** The keys of what is due, the most urgent first. */
  function due(now: string): string[] {
    follow();
    return [...waiting]
      .filter(([, { dueAt }]) => dueAt <= now)
      .sort(([, one], [, other]) => (one.dueAt < other.dueAt ? -1 : 1))
      .map(([key]) => key);
  }

  /** Runs the task; `andForget: false` leaves it where it is, as a crash before its note would. */
  async function run(key: string, now: string, { andForget = true } = {}): Promise<void> {
    const task = waiting.get(key);
    if (!task) return;
    await task.policy.act(task.data, deps, { ...task.context, now });
    if (andForget && waiting.get(key) === task) waiting.delete(key);
  }

  /** Runs all that is due, and what follows from it. */
  async function settle(now: string): Promise<void> {
    for (let keys = due(now); keys.length > 0; keys = due(now)) for (const key of keys) await run(key, now);
  }

  return { due, run, settle };
}
