import { useHeaderSearch } from '../../../browser/header-search.ts';
import { useNow } from '../../../browser/use-now.ts';
import { useText } from '../../../i18n/use-text.ts';
import { FoundInSearch } from '../../search/FoundInSearch.tsx';
import { HomeContent } from '../parts/HomeContent.tsx';
import { HomeHeader } from '../parts/HomeHeader.tsx';
import { homeEn } from '../home.en.ts';
import { SearchBox } from '../../search/SearchBox.tsx';

/** /client/home and /guest/home (specification section 2). The header search shows its results in place. */
export function HomeScreen() {
  const t = useText(homeEn);
  const now = useNow();
  const typed = useHeaderSearch();
  return (
    <>
      <HomeHeader now={now} />
      <SearchBox label={t('search')} className="mb-5 lg:hidden" />
      {typed ? <FoundInSearch q={typed} /> : <HomeContent now={now} />}
    </>
  );
}
