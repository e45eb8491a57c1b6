/** Policies: reactions to events, at once or by durable timer. */
export { onEach } from './on-each.ts';
export { startPolicyRunner, taskIds } from './process-managers/policy-runner.ts';
export { type PolicyTask, policyCheckpoints, policyTasksSchema } from './process-managers/policy-tasks.ts';
export {
  PartialFailure,
  type Policy,
  type Reaction,
  type Reschedule,
  type Stepped,
} from './process-managers/policy.ts';
export { type Task, openTaskStore } from './process-managers/task-store.ts';
