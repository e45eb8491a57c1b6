import { useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useHeaderSearch } from '../../browser/header-search.ts';
import { useText } from '../../i18n/use-text.ts';
import { ButtonLink } from '../../ui/pressing/ButtonLink.tsx';
import { EmptyState } from '../../ui/showing/EmptyState.tsx';
import { PageHeader } from '../../ui/page/PageHeader.tsx';
import { SearchBox } from './SearchBox.tsx';
import { FoundInSearch } from './FoundInSearch.tsx';
import { searchText } from './search.text.ts';

/** /search?q=: services and workers that fit. */
export function SearchScreen() {
  const t = useText(searchText);
  const [query, setQuery] = useSearchParams();
  const typed = useHeaderSearch();
  const q = (query.get('q') ?? '').trim();

  useEffect(() => {
    if (typed) setQuery({ q: typed }, { replace: true });
  }, [typed, setQuery]);

  return (
    <>
      <PageHeader title={q ? t('resultsFor', { q }) : t('title')} />
      <SearchBox key={q} label={t('label')} initial={q} className="mb-6 max-w-160" />
      {q ? (
        <FoundInSearch q={q} />
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
