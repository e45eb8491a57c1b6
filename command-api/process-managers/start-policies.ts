import { startPolicyRunner, taskIds, type Task } from '#infra/eventing/process-managers.ts';
import type { CommandContext } from '../command-handling/command-handler.ts';
import type { Policy, PolicyDeps } from './policy.ts';

type Runner = Parameters<typeof startPolicyRunner<Policy>>[0];

/** Runs our policies until stopped. */
export function startPolicies({
  eventLog,
  documents,
  policies,
  now,
  onClockMoved,
  onClockStepped,
  logger,
  ...deps
}: Omit<Runner, 'perform'> & PolicyDeps) {
  return startPolicyRunner({
    eventLog,
    documents,
    policies,
    now,
    ...(onClockMoved && { onClockMoved }),
    ...(onClockStepped && { onClockStepped }),
    logger,
    perform: (policy, task) => policy.act(task.data, deps, { ...policyContext(task), now: now().toISOString() }),
  });
}

/** Command context of a policy; events record its name. */
export function policyContext(
  task: Pick<Task, 'policy' | 'eventId' | 'correlationId' | 'looks'>,
): Omit<CommandContext, 'now'> {
  return { ...taskIds(task), actor: 'system', policy: task.policy };
}
