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
 * Cancellation fee for the client (design section 4). Free before acceptance, until some hours before the start, within
 * minutes of booking, and once the worker is late (no-shows.md). Always free when the worker or an admin cancels.
 * `freeUntil` is the last free instant; a move may have set it (rescheduling.md). Never more than the price.
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

/** Centavos; the fee outside free cancellation. */
export function lateFee({ priceCentavos }: Pick<Booking, 'priceCentavos'>, rules: Pick<Rules, 'cancellationFee'>) {
  return Math.min(rules.cancellationFee, priceCentavos);
}

/**
 * Last free instant after a move that was proposed at `now`. A client who proposes it after free cancellation keeps the
 * fee of the earlier start; a worker's proposal never shortens the client's free period.
 */
export function freeAfterMove(booking: Cancelling, move: Move, now: string, rules: Rules): string {
  const before = booking.freeUntil ?? freeUntilOf(booking, rules);
  const after = freeUntilOf({ ...booking, startsAt: move.startsAt }, rules);
  if (move.by === 'client') return isFreeForClient(booking, now, rules) ? after : before;
  return later(before, after);
}

/** The same after agreement: after a worker's move, the client always has some minutes to reconsider. */
export function freeUntilAfterMove(freeUntil: string, by: Move['by'], agreedAt: string, rules: Rules): string {
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
