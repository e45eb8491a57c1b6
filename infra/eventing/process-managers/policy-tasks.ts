import type { CollectionSchema } from '../documents/port.ts';

/** Waiting tasks of the policies, stored by the command API. Admins see those that failed permanently. */
export const policyTasksSchema: CollectionSchema = {
  name: 'policy-tasks',
  fields: ['dueAt', 'parkedBecause', 'group'],
  compound: [['dueAt'], ['parkedBecause', 'dueAt'], ['group']],
};

/** Position up to which the policies have read the log. */
export const policyCheckpoints = 'policy-checkpoints';

export type PolicyTask = {
  policy: string;
  key: string;
  dueAt: string;
  data: Record<string, unknown>;
  eventId: string;
  /** Tasks of a policy that one event may wake together. */
  group?: string;
  /** The event's correlation id; absent in tasks from before 2026-11-23. */
  correlationId?: string;
  /** Number of earlier looks at which the matter was not settled, and of wake-ups. */
  looks?: number;
  /** Due time of the failed look; `dueAt` is then the time of the next attempt. */
  lookAt?: string;
  failures: number;
  /** Time of the last failure. */
  failedAt?: string;
  /** Set after too many failures: an admin sees the task, and it is retried every hour. */
  parkedBecause: string | null;
};
