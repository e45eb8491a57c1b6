import { Link } from 'react-router-dom';
import type { Quote } from '#contracts/views/booking.ts';
import { useText } from '../../../i18n/use-text.ts';
import { Avatar } from '../../../ui/showing/Avatar.tsx';
import { Rating } from '../../../ui/showing/Rating.tsx';
import { quotesEn } from './quotes.en.ts';

/** The quoting worker: picture, name, rating, jobs and distance, linked to the profile. */
export function QuoteFace({ worker, size, level }: { worker: Quote['worker']; size: 44 | 64; level: 2 | 3 }) {
  const t = useText(quotesEn);
  const Heading = `h${level}` as const;
  const { rating, completedJobs, distanceKm } = worker;
  const facts = [t('jobs', { count: completedJobs }), ...(distanceKm === null ? [] : [t('km', { km: distanceKm })])];
  return (
    <div className="@container min-w-0 flex-1">
      <div className="relative flex items-center gap-3">
        {/* Beside a long amount on a small phone, the text needs the picture's space. */}
        <Avatar name={worker.name} src={worker.avatar} size={size} className="@max-[12rem]:*:size-11!" />
        <div className="min-w-0">
          <Heading className="text-16 leading-tight font-title wrap-anywhere">
            <Link
              to={`/client/worker/${worker.id}`}
              className="rounded-8 after:absolute after:inset-0 hover:text-brand-ink hover:underline"
            >
              {worker.name}
            </Link>
          </Heading>
          <p className="flex flex-wrap items-center gap-x-1.5 text-14 text-muted">
            {rating > 0 && <Rating value={rating} className="text-ink" />}
            <span>{facts.join(', ')}</span>
          </p>
        </div>
      </div>
    </div>
  );
}
