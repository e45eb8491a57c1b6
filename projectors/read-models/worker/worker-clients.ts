import { leadingTo } from '#contracts/events/booking.ts';
import { defineReadModel, onEach } from '../../read-model.ts';

/** Jobs that a worker completed for one client, for counting returning clients. By worker and client. */
export type WorkerClientDocument = { workerId: string; jobs: number };

export const workerClients = defineReadModel<WorkerClientDocument>({
  name: 'worker-clients',
  version: 1,
  fields: ['workerId', 'jobs'],
  on: onEach(leadingTo('completed'), {
    ids: ({ data: { workerId, clientId } }) => `${workerId}:${clientId}`,
    apply: (known: WorkerClientDocument | undefined, { data: { workerId } }) => ({
      workerId,
      jobs: (known?.jobs ?? 0) + 1,
    }),
  }),
});
