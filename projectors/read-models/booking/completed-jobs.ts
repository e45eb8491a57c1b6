import { defineReadModel } from '../../read-model.ts';

/** How often each worker has completed a job for a client, by worker id: "Your suki, 3 jobs". One document a client. */
export type CompletedJobsDocument = { jobs: Readonly<Record<string, number>> };

export const sukis = defineReadModel<CompletedJobsDocument>({
  name: 'sukis',
  version: 1,
  on: {
    WorkCompleted: {
      ids: ({ data }) => data.clientId,
      apply: (known, { data: { workerId } }) => ({
        jobs: { ...known?.jobs, [workerId]: (known?.jobs[workerId] ?? 0) + 1 },
      }),
    },
  },
});
