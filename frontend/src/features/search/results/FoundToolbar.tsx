import { SlidersHorizontal } from 'lucide-react';
import { useState } from 'react';
import type { Service } from '#contracts/views/catalogue.ts';
import { useText } from '../../../i18n/use-text.ts';
import { lazyDialog } from '../../../ui/over-the-page/lazy-dialog.tsx';
import { Button } from '../../../ui/pressing/Button.tsx';
import { SortChips } from '../../worker/parts/SortChips.tsx';
import { type WorkerSearch, filtersIn } from '../worker-search.ts';
import { ActiveFilters } from '../filters/ActiveFilters.tsx';
import { searchEn } from '../search.en.ts';
import type { Ask } from '../use-worker-search.ts';

const FiltersSheet = lazyDialog(async () => (await import('../filters/FiltersSheet.tsx')).FiltersSheet);

interface Props {
  asked: WorkerSearch;
  ask: Ask;
  services: readonly Service[];
  /** The order "nearest" needs a place. */
  isNearKnown: boolean;
  /** undefined while loading. */
  total: number | undefined;
  isRefreshing: boolean;
}

/** Number of results, order and active filters. */
export function FoundToolbar({ asked, ask, services, isNearKnown, total, isRefreshing }: Props) {
  const t = useText(searchEn);
  const [isOpen, setIsOpen] = useState(false);
  const count = filtersIn(asked).length;
  return (
    <div className="mb-4 grid grid-cols-1 gap-2">
      <div className="flex min-h-11 items-center justify-between gap-3">
        <p role="status" className="text-14 text-muted">
          {total === undefined || isRefreshing ? t('looking') : t('foundWorkers', { count: total })}
        </p>
        <Button
          variant="outline"
          size={44}
          className="lg:hidden!"
          icon={<SlidersHorizontal aria-hidden="true" className="size-5" />}
          onClick={() => setIsOpen(true)}
        >
          {count === 0 ? t('filters') : t('filtersCount', { count })}
        </Button>
      </div>
      <SortChips value={asked.sort} onChange={(sort) => ask({ sort })} placeKnown={isNearKnown} />
      {/* Without results the filters are in the middle of the page. */}
      {total !== 0 && <ActiveFilters asked={asked} ask={ask} className="flex flex-wrap gap-2" />}
      {isOpen && <FiltersSheet {...{ asked, ask, services, total }} onClose={() => setIsOpen(false)} />}
    </div>
  );
}
