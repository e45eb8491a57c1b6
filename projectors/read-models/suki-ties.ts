import { defineReadModel } from '../engine/read-model.ts';

/** How often a worker has completed a job for a client: "Your suki, 3 jobs". By `sukiTieId`. */
export type SukiTieDocument = { clientId: string; workerId: string; completedJobs: number; lastAt: string };

export function sukiTieId(clientId: string, workerId: string): string {
  return `${clientId}~${workerId}`;
}

export const sukiTies = defineReadModel<SukiTieDocument>({
  name: 'suki-ties',
  version: 1,
  on: {
    WorkCompleted: {
      ids: ({ data }) => sukiTieId(data.clientId, data.workerId),
      apply: (tie, { data: { clientId, workerId, completedAt } }) => ({ clientId, workerId, completedJobs: (tie?.completedJobs ?? 0) + 1, lastAt: completedAt }),
    },
  },
});
