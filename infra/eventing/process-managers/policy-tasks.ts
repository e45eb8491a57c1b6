import type { CollectionSchema } from '../documents/port.ts';

/** What the policies have still to do: kept by the command API, and looked at by admins when it can't be done. */
export const policyTasksSchema: CollectionSchema = {
  name: 'policy-tasks',
  fields: ['dueAt', 'parkedBecause', 'group'],
  compound: [['dueAt'], ['parkedBecause', 'dueAt'], ['group']],
};

/** How far the log has been read for them. */
export const policyCheckpoints = 'policy-checkpoints';

export type PolicyTask = {
  policy: string;
  key: string;
  dueAt: string;
  data: Record<string, unknown>;
  eventId: string;
  /** Tasks of a policy that one event may wake together. */
  group?: string;
  /** The thread of that event; not in tasks from before 2026-11-23. */
  correlationId?: string;
  /** How often it found the matter not settled yet, or was woken. */
  looks?: number;
  /** When the look that has failed was due: `dueAt` is then its next try. */
  lookAt?: string;
  failures: number;
  /** When it failed last. */
  failedAt?: string;
  /** Set once it has failed too often: an admin sees it, and it is tried again now and then. */
  parkedBecause: string | null;
};
