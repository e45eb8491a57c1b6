import { Link } from 'react-router-dom';
import { formatDayAndTime } from '#contracts/manila-format.ts';
import { formatPesoLong } from '#contracts/money.ts';
import type { Booking } from '#contracts/views/booking.ts';
import { Fetched } from '../../../api/Fetched.tsx';
import { inCatalogue } from '../../../i18n/i18n.ts';
import { useLocale, useText } from '../../../i18n/use-text.ts';
import { TextLink } from '../../../ui/pressing/TextLink.tsx';
import { SkeletonList } from '../../../ui/showing/Skeleton.tsx';
import { StatusBadge } from '../../../ui/showing/StatusBadge.tsx';
import { useListAllBookingsQuery } from '../api.ts';
import { workerFiguresEn } from './worker-figures.en.ts';

const SHOWN = 5;

/** A client by account id, or a worker by worker id. */
type BookingSide = { client: string } | { worker: string };

/** A person's latest bookings as client or worker. Renders nothing without any. */
export function PersonBookings({ of }: { of: BookingSide }) {
  const t = useText(workerFiguresEn);
  const query = useListAllBookingsQuery({ ...of, limit: SHOWN });
  return (
    <Fetched of={query} waiting={<SkeletonList rows={2} />} failed={t('bookingsFailed')}>
      {({ items, total }) =>
        total > 0 && (
          <section>
            <div className="mb-2 flex items-baseline justify-between gap-3">
              <h3 className="text-14 font-strong tracking-normal">
                {t('client' in of ? 'bookings' : 'jobsTaken')} <span className="font-body text-muted">{total}</span>
              </h3>
              <TextLink to={`/admin/bookings?${new URLSearchParams(of)}`} className="text-13">
                {t('client' in of ? 'allBookings' : 'allJobs')}
              </TextLink>
            </div>
            <ul className="grid gap-3">
              {items.map(({ booking }) => (
                <Row key={booking.id} booking={booking} />
              ))}
            </ul>
          </section>
        )
      }
    </Fetched>
  );
}

function Row({ booking: { id, code, service, startsAt, status, totalCost } }: { booking: Booking }) {
  const locale = useLocale();
  return (
    <li className="text-14">
      <div className="flex items-baseline justify-between gap-3">
        <Link
          to={`/admin/bookings/${encodeURIComponent(id)}`}
          className="min-w-0 truncate rounded-8 font-strong text-brand-ink hover:underline"
        >
          {[code, inCatalogue(service.name)].join(' · ')}
        </Link>
        <span className="amount shrink-0">{formatPesoLong(totalCost)}</span>
      </div>
      <p className="mt-0.5 flex flex-wrap items-center gap-2 text-13 text-muted">
        {formatDayAndTime(startsAt, locale)}
        <StatusBadge kind="booking" status={status} size={22} />
      </p>
    </li>
  );
}
