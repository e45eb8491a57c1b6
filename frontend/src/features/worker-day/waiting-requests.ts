import type { Booking } from '#contracts/views/booking.ts';
import { isWaiting, ownQuote } from '../booking/quoting/own-quote.ts';

/** What clients asked this worker for by name; more than anybody has waiting. */
export const askedByName = { group: 'waiting', limit: 50 } as const;

const bySoonest = (one: Booking, other: Booking) => Date.parse(one.answerBy) - Date.parse(other.answerBy);

/** What waits for this worker's word, a yes or a price: asked of them by name first, then open jobs; each the soonest to run out first. */
export function waitingRequests(asked: readonly Booking[], open: readonly Booking[]): Booking[] {
  const waits = ({ quotes, allowedActions }: Booking) =>
    ownQuote({ quotes })?.status !== 'open' && (allowedActions.includes('accept') || allowedActions.includes('quote'));
  return [...asked.filter(waits).sort(bySoonest), ...open.filter(waits).sort(bySoonest)];
}

/** Those where the worker's own quote waits for the client's word, the soonest to run out first. `now` in ms. */
export function quotesWaiting(requests: readonly Booking[], now: number): Booking[] {
  return requests.filter((booking) => booking.status === 'quoted' && isWaiting(ownQuote(booking), now)).sort(bySoonest);
}
