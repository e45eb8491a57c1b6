import { bookingIdOf } from '../people/ids.ts';
import { ago } from '../anchor-time.ts';
import type { Step } from './step.ts';
import { TELEVISION } from '../scenarios/andrea.ts';
import type { Scenario } from '../scenarios/scenario.ts';

/**
 * Quotes for Andrea's television: minutes ago, worker, amount, message. Jericho lowers his after the other quote.
 */
const offers = [
  [
    231,
    'jericho-lazaro',
    790_00,
    'Bracket check, levelling and hidden cables included. I bring the anchors for concrete.',
  ],
  [168, 'kristine-valdez', 720_00, 'I can do it in an hour. Cable cover is extra if you want one.'],
  [41, 'jericho-lazaro', 750_00, 'With the cable cover, same price for the whole job.'],
] as const;

export function quoteSteps({ bookings, anchor }: Scenario): Step[] {
  if (!bookings.some(({ key }) => key === TELEVISION)) return [];
  return offers.map(([minutes, who, amount, message]) => ({
    at: ago(anchor, minutes),
    name: `quote of ${who} ${minutes} minutes ago`,
    as: who,
    do: 'offerQuote',
    params: { id: bookingIdOf(TELEVISION) },
    body: { amount, message },
  }));
}
