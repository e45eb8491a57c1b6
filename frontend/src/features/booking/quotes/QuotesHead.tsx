import { isolated } from '#contracts/isolated-text.ts';
import { formatDayAndTime } from '#contracts/manila-format.ts';
import type { Booking } from '#contracts/views/booking.ts';
import { useNow } from '../../../browser/use-now.ts';
import { useLocale, useText } from '../../../i18n/use-text.ts';
import { StatusBadge } from '../../../ui/showing/StatusBadge.tsx';
import { bookingEn } from '../booking.en.ts';
import { openQuotes } from './quote-view.ts';
import { quotesEn } from './quotes.en.ts';

/** Focuses the heading on mount. */
function giveFocus(heading: HTMLHeadingElement | null) {
  heading?.focus();
}

/** Above the quotes, in place of the deep panel. */
export function QuotesHead({
  booking,
  focused,
}: {
  booking: Booking;
  /** The button that led here is unmounted. */ focused: boolean;
}) {
  const t = useText(quotesEn);
  const words = useText(bookingEn);
  const locale = useLocale();
  const now = useNow();
  const { service, address, code } = booking;
  const count = openQuotes(booking.quotes, now).length;
  return (
    <section aria-label={words('booking')} className="pt-1">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <StatusBadge kind="booking" status={booking.status} />
        <span className="tabular hidden text-14 text-muted lg:inline">{code}</span>
        <span className="ml-auto text-14 text-muted">
          {t('openUntil', { until: formatDayAndTime(booking.answerBy, locale) })}
        </span>
      </div>
      <h1
        ref={focused ? giveFocus : undefined}
        tabIndex={-1}
        className="mt-3 max-w-160 text-28 font-display outline-none lg:text-36"
      >
        {t('title', { count, service: service.name })}
      </h1>
      <p className="mt-1 text-14 text-muted lg:text-16">
        {t('about', {
          when: formatDayAndTime(booking.startsAt, locale),
          place: `${isolated(address.barangay)}, ${isolated(address.city)}`,
        })}
        {count > 1 && <span>{` ${t('acceptingOne')}`}</span>}
      </p>
    </section>
  );
}
