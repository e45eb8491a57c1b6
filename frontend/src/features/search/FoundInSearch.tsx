import { Fetched } from '../../api/Fetched.tsx';
import { useText } from '../../i18n/use-text.ts';
import { SkeletonList } from '../../ui/showing/Skeleton.tsx';
import { useListServicesQuery } from '../catalogue/api.ts';
import { useListWorkersQuery } from '../worker/api.ts';
import { bothOf } from './both-of.ts';
import { SearchResults } from './SearchResults.tsx';
import { searchText } from './search.text.ts';

/** Workers shown before "See all". */
const WORKERS_SHOWN = 6;

/** Services and workers that fit the words: on /search, and in place of the home while its header's search is used. */
export function FoundInSearch({ q }: { q: string }) {
  const t = useText(searchText);
  const services = useListServicesQuery({ q });
  const workers = useListWorkersQuery({ q, limit: WORKERS_SHOWN });
  return (
    <Fetched of={bothOf(services, workers)} failed={t('failed')} waiting={<SkeletonList />}>
      {([{ items }, { items: found, total }]) => (
        <SearchResults q={q} services={items} workers={found} workerCount={total} />
      )}
    </Fetched>
  );
}
