import { ArrowDownUp, Clock, MapPin, Star, Tag, type LucideIcon } from 'lucide-react';
import { workerSorts } from '#contracts/calls/worker.ts';
import { useText } from '../../../i18n/use-text.ts';
import { Chip } from '../../../ui/pressing/Chip.tsx';
import { ChipRow } from '../../../ui/pressing/ChipRow.tsx';
import type { WorkerSort } from '../worker-sort.ts';
import { workersEn } from '../workers.en.ts';

const icons: Record<WorkerSort, LucideIcon> = {
  best: ArrowDownUp,
  rating: Star,
  price: Tag,
  nearest: MapPin,
  soonest: Clock,
};

interface Props {
  value: WorkerSort;
  onChange: (sort: WorkerSort) => void;
  /** The order "nearest" needs a place. */
  placeKnown: boolean;
}

export function SortChips({ value, onChange, placeKnown }: Props) {
  const t = useText(workersEn);
  return (
    <ChipRow label={t('sortBy')} chosen={value}>
      {workerSorts
        .filter((sort) => sort !== 'nearest' || placeKnown)
        .map((sort) => {
          const Icon = icons[sort];
          return (
            <Chip
              key={sort}
              selected={sort === value}
              icon={<Icon aria-hidden="true" className="size-4.5" />}
              onClick={() => onChange(sort)}
            >
              {t(sort)}
            </Chip>
          );
        })}
    </ChipRow>
  );
}
