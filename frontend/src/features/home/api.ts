import { catalogueCalls } from '#contracts/calls/catalogue.ts';
import { workerCalls } from '#contracts/calls/worker.ts';
import type { Service } from '#contracts/views/catalogue.ts';
import type { WorkerListing } from '#contracts/views/worker.ts';
import { api } from '../../api/api.ts';
import { multiCallQuery } from '../../api/multi-call-query.ts';

/** Items of the urgent section, and workers that each of them looks at (specification section 9). */
const URGENT_LIMIT = 3;

export type UrgentService = { service: Service; workers: WorkerListing[] };
type Near = { lat?: number; lng?: number };

export const homeApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** The urgent services with the best workers of each. */
    urgentServices: build.query<UrgentService[], Near>({
      queryFn: (near, _, __, send) =>
        multiCallQuery(send, async (ask) => {
          const services = await ask(catalogueCalls.listServices, { urgent: true });
          const withWorkers = services.items.slice(0, URGENT_LIMIT).map(async (service) => {
            const { items } = await ask(workerCalls.listWorkers, {
              ...near,
              serviceId: service.id,
              limit: URGENT_LIMIT,
            });
            return { service, workers: items };
          });
          return Promise.all(withWorkers);
        }),
      providesTags: ['Service', 'Worker', 'Slots'],
    }),
  }),
});

export const { useUrgentServicesQuery } = homeApi;
