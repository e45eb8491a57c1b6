import { finalStatuses } from '#contracts/booking/lifecycle.ts';
import { HOUR_MS } from '#contracts/manila-time.ts';
import type { Booking, Quote } from '#contracts/views/booking.ts';

/** The worker's own quote: the open one, else the last. A worker sees only their own quotes. */
export function ownQuote({ quotes }: Pick<Booking, 'quotes'>): Quote | null {
  return (
    quotes.findLast(({ status }) => status === 'open') ?? quotes.findLast(({ status }) => status !== 'replaced') ?? null
  );
}

/** Only an open booking takes quotes of several workers. */
export function isOpenToAll({ worker }: Pick<Booking, 'worker'>): boolean {
  return worker === null;
}

/** Whether the booking ended without this worker, who only quoted. */
export function isMissed({ worker, status }: Pick<Booking, 'worker' | 'status'>): boolean {
  return worker === null && finalStatuses.includes(status);
}

/** Whether it waits for the client's answer. `now` in ms. */
export function isWaiting(quote: Quote | null, now: number): quote is Quote {
  return quote !== null && quote.status === 'open' && Date.parse(quote.validUntil) > now;
}

type Validity = { id: string; /** null: as long as the request waits. */ hours: number | null; until: string };

const HOURS = [1, 3, 6, 12] as const;

/** Possible validities of a quote, up to the client's deadline. `now` in ms. */
export function validities(answerBy: string, now: number): Validity[] {
  const shorter = HOURS.filter((hours) => now + hours * HOUR_MS < Date.parse(answerBy));
  return [
    { id: 'all', hours: null, until: answerBy },
    ...shorter.map((hours) => ({ id: String(hours), hours, until: new Date(now + hours * HOUR_MS).toISOString() })),
  ];
}
