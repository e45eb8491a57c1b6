import type { Quote } from '#contracts/views/booking.ts';
import { useText } from '../../../i18n/use-text.ts';
import { Avatar } from '../../../ui/Avatar.tsx';
import { Rating } from '../../../ui/Rating.tsx';
import { quotesText } from './quotes.text.ts';

/** Who offers: face, name, rating, jobs, how far away. */
export function QuoteFace({ worker, size, level }: { worker: Quote['worker']; size: 44 | 64; level: 2 | 3 }) {
  const t = useText(quotesText);
  const Heading = `h${level}` as const;
  const { rating, completedJobs, distanceKm } = worker;
  return (
    <div className="flex min-w-0 flex-1 items-center gap-3">
      <Avatar name={worker.name} src={worker.avatar} size={size} />
      <div className="min-w-0">
        <Heading className="truncate text-16 font-title">{worker.name}</Heading>
        <p className="flex flex-wrap items-center gap-x-2 text-14 text-muted">
          {rating > 0 && <Rating value={rating} className="text-ink" />}
          <span>{[t('jobs', { count: completedJobs }), ...(distanceKm === null ? [] : [t('km', { km: distanceKm })])].join(', ')}</span>
        </p>
      </div>
    </div>
  );
}
