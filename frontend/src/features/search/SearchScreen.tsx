import { useText } from '../../i18n/use-text.ts';
import { ButtonLink } from '../../ui/pressing/ButtonLink.tsx';
import { EmptyState } from '../../ui/showing/EmptyState.tsx';
import { PageHeader } from '../../ui/page/PageHeader.tsx';
import { useListServicesQuery } from '../catalogue/api.ts';
import { filtersIn } from './worker-search.ts';
import { WorkerFinder } from './results/WorkerFinder.tsx';
import { SearchBox } from './SearchBox.tsx';
import { searchEn } from './search.en.ts';
import { useWorkerSearch } from './use-worker-search.ts';

/** /search: services and workers that match a query or filters alone. */
export function SearchScreen() {
  const t = useText(searchEn);
  const { asked, ask } = useWorkerSearch();
  const { q } = asked;
  const fitting = useListServicesQuery({ q }, { skip: q === '' });
  const isAsked = q !== '' || filtersIn(asked).length > 0;
  return (
    <>
      <PageHeader title={q ? t('resultsFor', { q }) : t('title')} />
      <SearchBox
        key={q}
        label={t('label')}
        initial={q}
        className="mb-6 max-w-160"
        onWords={(words) => ask({ q: words })}
      />
      {isAsked ? (
        <WorkerFinder asked={asked} ask={ask} fitting={q === '' ? null : fitting} />
      ) : (
        <EmptyState
          title={t('askTitle')}
          action={
            <ButtonLink to="/services" size={44}>
              {t('allServices')}
            </ButtonLink>
          }
        >
          {t('askText')}
        </EmptyState>
      )}
    </>
  );
}
