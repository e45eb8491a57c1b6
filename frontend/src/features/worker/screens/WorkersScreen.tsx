import { Search } from 'lucide-react';
import { useSelector } from 'react-redux';
import { Fetched } from '../../../api/Fetched.tsx';
import { useText } from '../../../i18n/use-text.ts';
import { Button } from '../../../ui/pressing/Button.tsx';
import { EmptyState } from '../../../ui/showing/EmptyState.tsx';
import { PageHeader } from '../../../ui/page/PageHeader.tsx';
import { Pagination } from '../../../ui/pressing/Pagination.tsx';
import { Select } from '../../../ui/forms/Select.tsx';
import { TextField } from '../../../ui/forms/TextField.tsx';
import { useListServicesQuery } from '../../catalogue/api.ts';
import { selectUser } from '../../../domain/session/selectors.ts';
import { useListWorkersQuery } from '../api.ts';
import { SortChips } from '../parts/SortChips.tsx';
import { useWorkerSearch } from '../use-worker-search.ts';
import { WorkerCard } from '../parts/WorkerCard.tsx';
import { WorkersWaiting } from '../parts/WorkersWaiting.tsx';
import { workersText } from '../workers.text.ts';

const PAGE_SIZE = 12;

/** /client/workers: everybody whom one can book. */
export function WorkersScreen() {
  const t = useText(workersText);
  const { location } = useSelector(selectUser) ?? {};
  const { q, serviceId, sort, page, ask, reset } = useWorkerSearch();
  const services = useListServicesQuery({});
  const workers = useListWorkersQuery({
    page,
    limit: PAGE_SIZE,
    sort,
    ...(q.trim() && { q: q.trim() }),
    ...(serviceId && { serviceId }),
    ...(location && { lat: location.lat, lng: location.lng }),
  });
  return (
    <>
      <PageHeader title={t('listTitle')} subtitle={t('listSubtitle')} />
      <div className="mb-3 grid gap-3 sm:grid-cols-[1fr_15rem] lg:max-w-180">
        <TextField
          label={t('searchWorkers')}
          hideLabel
          type="search"
          placeholder={t('searchWorkers')}
          lead={<Search aria-hidden="true" className="size-5" />}
          value={q}
          onChange={(event) => ask({ q: event.target.value })}
        />
        <Select
          label={t('service')}
          hideLabel
          value={serviceId}
          onChange={(event) => ask({ serviceId: event.target.value })}
          options={[
            { value: '', label: t('anyService') },
            ...(services.data?.items ?? []).map(({ id, name }) => ({ value: id, label: name })),
          ]}
        />
      </div>
      <SortChips value={sort} onChange={(next) => ask({ sort: next })} placeKnown={Boolean(location)} />
      <div className="mt-3">
        <Fetched of={workers} failed={t('failed')} waiting={<WorkersWaiting />}>
          {({ items, total }) => (
            <>
              <p role="status" className="mb-3 text-14 text-muted">
                {t('found', { count: total })}
              </p>
              {items.length === 0 && (
                <EmptyState
                  title={t('nobodyTitle')}
                  action={
                    <Button size={44} variant="outline" onClick={reset}>
                      {t('showAll')}
                    </Button>
                  }
                >
                  {t('nobodyText')}
                </EmptyState>
              )}
              <ul className="grid gap-2.5 md:grid-cols-2 md:gap-3 xl:grid-cols-3">
                {items.map((worker) => (
                  <li key={worker.id}>
                    <WorkerCard worker={worker} serviceId={serviceId || undefined} />
                  </li>
                ))}
              </ul>
              {total > PAGE_SIZE && (
                <div className="mt-5">
                  <Pagination
                    page={page}
                    limit={PAGE_SIZE}
                    total={total}
                    onPage={(next) => ask({ page: String(next) })}
                  />
                </div>
              )}
            </>
          )}
        </Fetched>
      </div>
    </>
  );
}
