import type { Booking } from '#contracts/views/booking.ts';

const underWay = ['in_progress', 'arrived'];

/** The most relevant job: under way, else the next to start, else one that is overdue. `now` in ms. */
export function nextJob(bookings: readonly Booking[], now: number): Booking | null {
  const byStart = bookings.toSorted((one, other) => Date.parse(one.startsAt) - Date.parse(other.startsAt));
  const open = byStart.filter(({ status }) => status === 'accepted');
  return (
    byStart.find(({ status }) => underWay.includes(status)) ??
    open.find(({ endsAt }) => Date.parse(endsAt) > now) ??
    open.at(-1) ??
    null
  );
}
