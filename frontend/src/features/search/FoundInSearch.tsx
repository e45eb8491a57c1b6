import { ArrowRight } from 'lucide-react';
import { Fetched } from '../../api/Fetched.tsx';
import { searchPath } from '../../domain/search-path.ts';
import { useText } from '../../i18n/use-text.ts';
import { SkeletonList } from '../../ui/showing/Skeleton.tsx';
import { TextLink } from '../../ui/pressing/TextLink.tsx';
import { useListServicesQuery } from '../catalogue/api.ts';
import { useListWorkersQuery } from '../worker/api.ts';
import { WorkerCard } from '../worker/parts/WorkerCard.tsx';
import { combineReads } from './combine-reads.ts';
import { NothingFound } from './results/NothingFound.tsx';
import { ServicesFound } from './results/ServicesFound.tsx';
import { searchEn } from './search.en.ts';

/** Workers shown before "See all". */
const WORKERS_SHOWN = 6;

/** Results of the header search in place of home: services and the first workers. */
export function FoundInSearch({ q }: { q: string }) {
  const t = useText(searchEn);
  const services = useListServicesQuery({ q });
  const workers = useListWorkersQuery({ q, limit: WORKERS_SHOWN });
  return (
    <Fetched of={combineReads(services, workers)} failed={t('failed')} waiting={<SkeletonList />}>
      {([{ items }, { items: found, total, otherTrade }]) => (
        <>
          <p role="status" className="sr-only">
            {t('foundServices', { count: items.length })}, {t('foundWorkers', { count: total })}
          </p>
          {items.length === 0 && total === 0 && <NothingFound q={q} isOtherTrade={otherTrade !== null} />}
          <ServicesFound services={items} />
          {total > 0 && (
            <section aria-labelledby="found-workers">
              <h2 id="found-workers" className="mb-2.5 text-18 font-title">
                {t('workers')}
              </h2>
              <ul className="grid grid-cols-1 gap-2.5 md:grid-cols-2 md:gap-3 xl:grid-cols-3">
                {found.map((worker) => (
                  <li key={worker.id}>
                    <WorkerCard worker={worker} />
                  </li>
                ))}
              </ul>
              <TextLink
                to={searchPath(q) ?? '/search'}
                iconEnd={<ArrowRight aria-hidden="true" className="size-4.5" />}
                className="mt-4"
              >
                {t('allWorkers', { count: total })}
              </TextLink>
            </section>
          )}
        </>
      )}
    </Fetched>
  );
}
