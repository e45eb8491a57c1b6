import type { Handlers } from '#contracts/calls/handlers.ts';
import { type Service, serviceView } from '#contracts/views/catalogue.ts';
import type { WorkerListing } from '#contracts/views/worker.ts';
import { completedJobsOfClient } from '../booking/completed-jobs.ts';
import type { QueryContext } from '../query-context.ts';
import type { workerSearch } from './worker-search.ts';

/** Specification section 9. */
const SHOWN = 3;

type Urgent = { service: Service; worker: WorkerListing | null };

/** Staff mark services as urgent; the shown ones depend on free workers. */
export function urgentServiceQueries(
  queryContext: QueryContext,
  search: Pick<ReturnType<typeof workerSearch>, 'reaching'>,
): Handlers<'listUrgentServices'> {
  return {
    async listUrgentServices({ query, context }) {
      const jobs = await completedJobsOfClient(queryContext, context.caller);
      const { items } = await queryContext.services();
      const cannotWait = [...items.values()].filter(({ isActive, urgent }) => isActive && urgent);
      const offers = cannotWait.map(async (service): Promise<Urgent> => {
        const asked = { ...query, serviceId: service.serviceId, sort: 'soonest', page: 1, limit: 1 } as const;
        const first = (await search.reaching(asked, jobs)).items[0];
        const worker = first?.nextFreeAt ? { ...first, sukiJobs: jobs[first.id] ?? 0 } : null;
        return { service: serviceView(service), worker };
      });
      return { data: { items: (await Promise.all(offers)).toSorted(bySoonest).slice(0, SHOWN) } };
    },
  };
}

/** Ties: nearest first, then by name. */
function bySoonest(one: Urgent, other: Urgent): number {
  return (
    (one.worker?.nextFreeAt ?? '9999').localeCompare(other.worker?.nextFreeAt ?? '9999') ||
    (one.worker?.distanceKm ?? Infinity) - (other.worker?.distanceKm ?? Infinity) ||
    one.service.name.localeCompare(other.service.name)
  );
}
