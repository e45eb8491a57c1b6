import type { Booking } from '#contracts/views/booking.ts';

/** What waits for this worker's answer: asked of them by name first, then open jobs; each the soonest to run out first. */
export function waitingRequests(asked: readonly Booking[], open: readonly Booking[]): Booking[] {
  const waits = ({ allowedActions }: Booking) => allowedActions.includes('accept');
  const bySoonest = (one: Booking, other: Booking) => Date.parse(one.answerBy) - Date.parse(other.answerBy);
  return [...asked.filter(waits).sort(bySoonest), ...open.filter(waits).sort(bySoonest)];
}
