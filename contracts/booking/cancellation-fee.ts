import { addMinutes, HOUR_MS, MINUTE_MS } from '../manila-time.ts';
import type { Settings } from '../platform/settings.ts';
import type { Booking } from './booking-state.ts';
import type { Party } from './lifecycle.ts';

type Cancelling = Pick<Booking, 'status' | 'startsAt' | 'requestedAt' | 'priceCentavos' | 'freeUntil'>;
type Move = { by: 'client' | 'worker'; startsAt: string };
type Rules = Pick<
  Settings,
  'freeCancellationHours' | 'cancellationGraceMinutes' | 'cancellationFee' | 'noShowAfterMinutes'
>;

const ms = (instant: string) => Date.parse(instant);
const instant = (milliseconds: number) => new Date(milliseconds).toISOString();

/**
 * What a cancellation costs the client (design section 4): nothing before a worker has accepted, nothing until some
 * hours before the start, nothing within minutes of booking, nothing once the worker is late (no-shows.md), and never
 * anything when the worker or an admin cancels. `freeUntil` is the last free instant; a move may have set it
 * (rescheduling.md). The fee is never more than the price.
 */
export function cancellationFee(
  booking: Cancelling,
  by: Party,
  now: string,
  rules: Rules,
): { fee: number; freeUntil: string } {
  const freeUntil = booking.freeUntil ?? freeUntilOf(booking, rules);
  const isFree = by !== 'client' || isFreeForClient(booking, now, rules);
  return { fee: isFree ? 0 : lateFee(booking, rules), freeUntil };
}

function isFreeForClient(booking: Cancelling, now: string, rules: Rules): boolean {
  const isBound = booking.status === 'accepted' || booking.status === 'arrived';
  const isLate =
    booking.status === 'accepted' && ms(now) >= ms(booking.startsAt) + rules.noShowAfterMinutes * MINUTE_MS;
  return !isBound || isLate || ms(now) <= ms(booking.freeUntil ?? freeUntilOf(booking, rules));
}

/** Centavos: what cancelling costs once it is not free. */
export function lateFee({ priceCentavos }: Pick<Booking, 'priceCentavos'>, rules: Pick<Rules, 'cancellationFee'>) {
  return Math.min(rules.cancellationFee, priceCentavos);
}

/**
 * The last free instant after a move, as it was asked for at `now`. A client who asks when cancelling is not free any
 * more keeps the fee of the earlier start; a worker who asks takes no free hour from the client.
 */
export function freeAfterMove(booking: Cancelling, move: Move, now: string, rules: Rules): string {
  const before = booking.freeUntil ?? freeUntilOf(booking, rules);
  const after = freeUntilOf({ ...booking, startsAt: move.startsAt }, rules);
  if (move.by === 'client') return isFreeForClient(booking, now, rules) ? after : before;
  return later(before, after);
}

/** The same once the move is agreed on: after a worker's, there are always minutes to think it over. */
export function freeOnceMoved(freeUntil: string, by: Move['by'], agreedAt: string, rules: Rules): string {
  return by === 'client' ? freeUntil : later(freeUntil, addMinutes(agreedAt, rules.cancellationGraceMinutes));
}

function freeUntilOf({ startsAt, requestedAt }: Pick<Cancelling, 'startsAt' | 'requestedAt'>, rules: Rules): string {
  return later(
    instant(ms(startsAt) - rules.freeCancellationHours * HOUR_MS),
    addMinutes(requestedAt, rules.cancellationGraceMinutes),
  );
}

function later(one: string, other: string): string {
  return ms(one) >= ms(other) ? one : other;
}
