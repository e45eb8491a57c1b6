import { Suspense, useRef } from 'react';
import { useSelector } from 'react-redux';
import type { Service } from '#contracts/views/catalogue.ts';
import { Fetched } from '../../../api/Fetched.tsx';
import { selectUser } from '../../../domain/session/selectors.ts';
import { useText } from '../../../i18n/use-text.ts';
import { useListServicesQuery } from '../../catalogue/api.ts';
import { useListWorkersQuery } from '../../worker/api.ts';
import type { WorkerSearch } from '../worker-search.ts';
import { combineReads, type Read } from '../combine-reads.ts';
import { FilterFields } from '../filters/FilterFields.tsx';
import { searchEn } from '../search.en.ts';
import type { Ask } from '../use-worker-search.ts';
import { workersQuery } from '../workers-query.ts';
import { FoundToolbar } from './FoundToolbar.tsx';
import { FoundWorkers, cardGrid } from './FoundWorkers.tsx';
import { ServicesFound } from './ServicesFound.tsx';
import { lazyPart } from '../../../ui/lazy-part.tsx';
import { Loading, Skeleton } from '../../../ui/showing/Skeleton.tsx';

/** Lazy, since most searches have results. */
const NoWorkersFound = lazyPart(async () => (await import('./NoWorkersFound.tsx')).NoWorkersFound);

interface Props {
  asked: WorkerSearch;
  ask: Ask;
  /** Matching services above the workers; null for a search of workers only. */
  fitting: Read<{ items: readonly Service[] }> | null;
}

const none: Read<{ items: readonly Service[] }> = { data: { items: [] }, refetch: () => undefined };

/** Workers that match the address, with filters and order. */
export function WorkerFinder({ asked, ask, fitting }: Props) {
  const t = useText(searchEn);
  const top = useRef<HTMLDivElement>(null);
  const { location = null } = useSelector(selectUser) ?? {};
  const services = useListServicesQuery({}).data?.items ?? [];
  const question = workersQuery(asked, location);
  const workers = useListWorkersQuery(question);
  const isNearKnown = 'lat' in question;

  function toPage(page: number) {
    ask({ page });
    top.current?.scrollIntoView({ block: 'start' });
  }

  return (
    <div ref={top} className="scroll-mt-20 lg:grid lg:grid-cols-[14rem_minmax(0,1fr)] lg:gap-7">
      <aside aria-label={t('filters')} className="max-lg:hidden">
        <FilterFields asked={asked} ask={ask} services={services} />
      </aside>
      <div className="min-w-0">
        <FoundToolbar
          {...{ asked, ask, services, isNearKnown }}
          total={workers.data?.total}
          isRefreshing={workers.isFetching}
        />
        <Fetched of={combineReads(fitting ?? none, workers)} failed={t('failed')} waiting={<WorkersWaiting />}>
          {([{ items: found }, list]) => (
            <div aria-busy={workers.isFetching}>
              <ServicesFound services={found} />
              {list.total === 0 ? (
                <Suspense fallback={<WorkersWaiting />}>
                  <NoWorkersFound {...{ asked, ask, services }} fitting={found} otherTrade={list.otherTrade} />
                </Suspense>
              ) : (
                <FoundWorkers list={list} asked={asked} ask={ask} onPage={toPage} />
              )}
            </div>
          )}
        </Fetched>
      </div>
    </div>
  );
}

function WorkersWaiting() {
  return (
    <Loading>
      <Skeleton className="mt-2 mb-4.5 h-6.75 w-28" />
      <span className={cardGrid}>
        {[1, 2, 3, 4, 5, 6].map((place) => (
          <Skeleton key={place} className="h-34 rounded-16" />
        ))}
      </span>
    </Loading>
  );
}
