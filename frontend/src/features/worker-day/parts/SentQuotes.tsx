import { Link } from 'react-router-dom';
import { formatDayAndTime } from '#contracts/manila-format.ts';
import { formatPesoLong } from '#contracts/money.ts';
import type { Booking } from '#contracts/views/booking.ts';
import { useLocale, useText } from '../../../i18n/use-text.ts';
import { ServiceIcon } from '../../../ui/showing/ServiceIcon.tsx';
import { bookingPathOf } from '../../../domain/booking/paths.ts';
import { ownQuote } from '../../booking/quoting/own-quote.ts';
import { workerDayEn } from '../worker-day.en.ts';

/** The worker's quotes that wait for clients. */
export function SentQuotes({ bookings }: { bookings: readonly Booking[] }) {
  const t = useText(workerDayEn);
  const locale = useLocale();
  if (bookings.length === 0) return null;
  return (
    <div className="mt-6">
      <h3 className="mb-3 text-16 font-title">{t('sentQuotes')}</h3>
      <ul className="divide-y divide-line rounded-20 border border-line bg-surface px-4 py-1 sm:px-5">
        {bookings.map((booking) => {
          const quote = ownQuote(booking);
          return (
            quote && (
              <li key={booking.id}>
                <Link to={bookingPathOf.worker(booking.id)} className="flex items-center gap-3 rounded-8 py-3">
                  <ServiceIcon category={booking.service.category} size={40} />
                  <span className="min-w-0 flex-1">
                    <span className="block text-14 font-strong">
                      {t('jobFor', { service: booking.service.name, client: booking.client.name })}
                    </span>
                    <span className="block text-14 text-muted">
                      {t('quoteUntil', { until: formatDayAndTime(quote.validUntil, locale) })}
                    </span>
                  </span>
                  <span className="amount shrink-0 text-14">{formatPesoLong(quote.amount)}</span>
                </Link>
              </li>
            )
          );
        })}
      </ul>
    </div>
  );
}
