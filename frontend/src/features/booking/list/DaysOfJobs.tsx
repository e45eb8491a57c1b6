import { formatLongDay } from '#contracts/manila-format.ts';
import { addDays, manilaDay, manilaInstant } from '#contracts/manila-time.ts';
import type { Booking } from '#contracts/views/booking.ts';
import { useNow } from '../../../browser/use-now.ts';
import { useLocale, useText } from '../../../i18n/use-text.ts';
import { BookingCards } from './BookingCards.tsx';
import { bookingsEn } from './bookings.en.ts';
import { jobsByDay } from './jobs-by-day.ts';

/** The worker's upcoming jobs, by day. */
export function DaysOfJobs({ bookings }: { bookings: readonly Booking[] }) {
  const t = useText(bookingsEn);
  const locale = useLocale();
  const today = manilaDay(useNow());
  const near: Record<string, string> = { [today]: t('today'), [addDays(today, 1)]: t('tomorrow') };
  return (
    <div className="grid gap-6">
      {jobsByDay(bookings).map(({ day, jobs }) => (
        <section key={day} aria-labelledby={`day-${day}`}>
          <h2 id={`day-${day}`} className="mb-2 text-16 font-title">
            {[near[day], formatLongDay(manilaInstant(day), locale)].filter(Boolean).join(', ')}
          </h2>
          <BookingCards side="worker" bookings={jobs} />
        </section>
      ))}
    </div>
  );
}
