import { HOUR_MS, MINUTE_MS } from '../manila-time.ts';
import type { Settings } from '../platform/settings.ts';
import type { BookingStatus, Party } from './lifecycle.ts';

type Cancelling = { status: BookingStatus; startsAt: string; requestedAt: string; priceCentavos: number };
type Rules = Pick<
  Settings,
  'freeCancellationHours' | 'cancellationGraceMinutes' | 'cancellationFee' | 'noShowAfterMinutes'
>;

/**
 * What a cancellation costs the client (design section 4): nothing before a worker has accepted, nothing until some
 * hours before the start, nothing within minutes of booking, nothing once the worker is late (no-shows.md), and never
 * anything when the worker or an admin cancels. `freeUntil` is the last free instant. The fee is never more than the
 * price.
 */
export function cancellationFee(
  booking: Cancelling,
  by: Party,
  now: string,
  rules: Rules,
): { fee: number; freeUntil: string } {
  const beforeStart = Date.parse(booking.startsAt) - rules.freeCancellationHours * HOUR_MS;
  const afterBooking = Date.parse(booking.requestedAt) + rules.cancellationGraceMinutes * MINUTE_MS;
  const freeUntilMs = Math.max(beforeStart, afterBooking);
  const bound = booking.status === 'accepted' || booking.status === 'arrived';
  const isLate =
    booking.status === 'accepted' &&
    Date.parse(now) >= Date.parse(booking.startsAt) + rules.noShowAfterMinutes * MINUTE_MS;
  const free = by !== 'client' || !bound || isLate || Date.parse(now) <= freeUntilMs;
  return {
    fee: free ? 0 : Math.min(rules.cancellationFee, booking.priceCentavos),
    freeUntil: new Date(freeUntilMs).toISOString(),
  };
}
