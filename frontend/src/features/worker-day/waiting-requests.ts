import { answerDue } from '#contracts/booking/answer-due.ts';
import type { Booking } from '#contracts/views/booking.ts';
import { isWaiting, ownQuote } from '../booking/quoting/own-quote.ts';

/** Requests to this worker by name; the limit is above any worker's number. */
export const namedRequests = { group: 'waiting', limit: 50 } as const;

const bySoonest = (one: Booking, other: Booking) => Date.parse(answerDue(one)) - Date.parse(answerDue(other));

/** Requests that wait for this worker: those by name, then open jobs, each by deadline. */
export function waitingRequests(asked: readonly Booking[], open: readonly Booking[]): Booking[] {
  const waits = ({ quotes, allowedActions }: Booking) =>
    ownQuote({ quotes })?.status !== 'open' && (allowedActions.includes('accept') || allowedActions.includes('quote'));
  return [...asked.filter(waits).sort(bySoonest), ...open.filter(waits).sort(bySoonest)];
}

/** Requests with the worker's open quote, by deadline. `now` in ms. */
export function quotesWaiting(requests: readonly Booking[], now: number): Booking[] {
  return requests.filter((booking) => booking.status === 'quoted' && isWaiting(ownQuote(booking), now)).sort(bySoonest);
}
