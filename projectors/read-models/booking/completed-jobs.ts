import { leadingTo } from '#contracts/events/booking.ts';
import { defineReadModel, onEach } from '../../read-model.ts';

/** Jobs that each worker completed for a client, by worker id ("Your suki, 3 jobs"). One document per client. */
export type CompletedJobsDocument = { jobs: Readonly<Record<string, number>> };

export const sukis = defineReadModel<CompletedJobsDocument>({
  name: 'sukis',
  version: 1,
  on: onEach(leadingTo('completed'), {
    ids: ({ data }) => data.clientId,
    apply: (known: CompletedJobsDocument | undefined, { data: { workerId } }) => ({
      jobs: { ...known?.jobs, [workerId]: (known?.jobs[workerId] ?? 0) + 1 },
    }),
  }),
});
