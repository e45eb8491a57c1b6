import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { Service } from '#contracts/views/catalogue.ts';
import { Fetched } from '../../../api/Fetched.tsx';
import { useHeaderSearch } from '../../../browser/header-search.ts';
import { useText } from '../../../i18n/use-text.ts';
import { Button } from '../../../ui/pressing/Button.tsx';
import { Chip } from '../../../ui/pressing/Chip.tsx';
import { ChipRow } from '../../../ui/pressing/ChipRow.tsx';
import { EmptyState } from '../../../ui/showing/EmptyState.tsx';
import { SearchField } from '../../../ui/forms/SearchField.tsx';
import { Loading, Skeleton } from '../../../ui/showing/Skeleton.tsx';
import { useListServicesQuery } from '../api.ts';
import { byCategory, matching } from '../catalogue-view.ts';
import { catalogueEn } from '../catalogue.en.ts';
import { useCategoryName } from '../category-name.ts';
import { useSubcategories } from '../subcategories.ts';
import { ServiceCard } from './ServiceCard.tsx';
import { SubcategoryChips } from './SubcategoryChips.tsx';

/** The whole catalogue by category, filtered by query and category, both kept in the address. */
export function ServiceBrowser() {
  const t = useText(catalogueEn);
  const services = useListServicesQuery({});
  const [query, setQuery] = useSearchParams();
  const text = query.get('q') ?? '';
  const typed = useHeaderSearch();
  const heard = useRef(typed);

  useEffect(() => {
    if (heard.current === typed) return;
    heard.current = typed;
    if (typed) setQuery((before) => withWords(before, typed), { replace: true });
  }, [typed, setQuery]);

  function narrow(name: 'q' | 'category' | 'sub', value: string) {
    const next = new URLSearchParams(query);
    if (name === 'category') next.delete('sub');
    if (value) next.set(name, value);
    else next.delete(name);
    setQuery(next, { replace: true });
  }

  return (
    <>
      <SearchField
        label={t('searchServices')}
        value={text}
        onChange={(event) => narrow('q', event.target.value)}
        className="mb-4 lg:max-w-120"
      />
      <Fetched of={services} failed={t('failed')} waiting={<Waiting />}>
        {({ items }) => (
          <Shelves
            services={items}
            text={text}
            category={query.get('category')}
            sub={query.get('sub') ?? ''}
            onCategory={(category) => narrow('category', category)}
            onSub={(sub) => narrow('sub', sub)}
            onReset={() => setQuery({}, { replace: true })}
          />
        )}
      </Fetched>
    </>
  );
}

/** Query of the header search; the chosen category stays. */
function withWords(before: URLSearchParams, words: string): URLSearchParams {
  const next = new URLSearchParams(before);
  next.set('q', words);
  return next;
}

interface ShelvesProps {
  services: readonly Service[];
  text: string;
  category: string | null;
  sub: string;
  onCategory: (category: string) => void;
  onSub: (sub: string) => void;
  onReset: () => void;
}

function Shelves({ services, text, category, sub, onCategory, onSub, onReset }: ShelvesProps) {
  const t = useText(catalogueEn);
  const nameOf = useCategoryName();
  const subcategories = useSubcategories(services)(category ?? '');
  const narrowed = subcategories.some(({ id }) => id === sub) ? sub : '';
  const shown = byCategory(matching(services, text))
    .filter((group) => !category || group.category === category)
    .flatMap((group) => group.services)
    .filter((service) => !narrowed || service.subcategory === narrowed);
  return (
    <>
      <ChipRow label={t('categories')} chosen={category ?? ''} wraps className="mb-5">
        <Chip look="pill" selected={!category} onClick={() => onCategory('')}>
          {t('all')}
        </Chip>
        {byCategory(services).map((group) => (
          <Chip
            key={group.category}
            look="pill"
            selected={category === group.category}
            onClick={() => onCategory(group.category)}
          >
            {nameOf(group.category)}
          </Chip>
        ))}
      </ChipRow>
      <SubcategoryChips subcategories={subcategories} chosen={narrowed} onChoose={onSub} />
      <p role="status" className="sr-only">
        {t('found', { count: shown.length })}
      </p>
      {shown.length === 0 && (
        <EmptyState
          title={t('nothingTitle')}
          action={
            <Button size={44} variant="outline" onClick={onReset}>
              {t('showAll')}
            </Button>
          }
        >
          {t('nothingText')}
        </EmptyState>
      )}
      <ul className="grid gap-2.5 md:grid-cols-2 md:gap-3 xl:grid-cols-3">
        {shown.map((service) => (
          <li key={service.id}>
            <ServiceCard service={service} />
          </li>
        ))}
      </ul>
    </>
  );
}

function Waiting() {
  return (
    <Loading>
      <div className="mb-5 flex gap-2 py-1">
        {[1, 2, 3, 4].map((place) => (
          <Skeleton key={place} className="h-11 w-24 shrink-0 rounded-pill" />
        ))}
      </div>
      <div className="grid gap-2.5 md:grid-cols-2 xl:grid-cols-3">
        {[1, 2, 3, 4, 5, 6].map((place) => (
          <Skeleton key={place} className="h-25 rounded-16" />
        ))}
      </div>
    </Loading>
  );
}
