import { useText } from '../../../i18n/use-text.ts';
import { Chip } from '../../../ui/pressing/Chip.tsx';
import { type WorkerSearch, filtersIn, noFilters, emptyFilters } from '../worker-search.ts';
import { searchEn } from '../search.en.ts';
import type { Ask } from '../use-worker-search.ts';
import { useFilterWords } from './use-filter-words.ts';

interface Props {
  asked: WorkerSearch;
  ask: Ask;
  className?: string;
}

/** Chips of the active filters, each removable. Renders nothing without one. */
export function ActiveFilters({ asked, ask, className }: Props) {
  const t = useText(searchEn);
  const words = useFilterWords(asked);
  const names = filtersIn(asked);
  if (names.length === 0) return null;
  return (
    <ul aria-label={t('filtersSet')} className={className}>
      {names.map((name) => (
        <li key={name} className="max-w-full">
          <Chip
            removable
            aria-label={t('removeFilter', { filter: words[name]() })}
            className="max-w-full"
            onClick={() => ask(emptyFilters[name])}
          >
            <span className="truncate">{words[name]()}</span>
          </Chip>
        </li>
      ))}
      {names.length > 1 && (
        <li>
          <Chip onClick={() => ask(noFilters)} aria-pressed={undefined}>
            {t('clearFilters')}
          </Chip>
        </li>
      )}
    </ul>
  );
}
