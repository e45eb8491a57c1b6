import { addDays, manilaDay, manilaDayAndTime } from '#contracts/manila-time.ts';
import { bookingIdOf } from '../people/ids.ts';
import { ago } from '../anchor-time.ts';
import { randomOf } from '../random.ts';
import type { Step } from './step.ts';
import type { Scenario } from '../scenarios/scenario.ts';

const WITH_JUN = 'coming jun-bautista';
const DAYS_TRIED = 7;

/** A client asks Jun for another day; Jun has not answered yet. */
export function rescheduleSteps({ anchor, bookings, freeStart }: Scenario): Step[] {
  const booking = bookings.find(({ key, ending }) => key === WITH_JUN && ending === 'accepted');
  if (!booking) return [];
  const { client, worker, service } = booking;
  const days = Array.from({ length: DAYS_TRIED }, (_, n) => addDays(manilaDay(booking.startsAt), n + 1));
  const startsAt = days
    .map((day) => freeStart({ client, worker, service, day }, randomOf(`new time on ${day}`)))
    .find((start) => start !== undefined);
  if (!startsAt) return [];
  return [
    {
      at: ago(anchor, 26),
      name: `new time for ${WITH_JUN}`,
      as: client.key,
      do: 'proposeTime',
      params: { id: bookingIdOf(WITH_JUN) },
      body: manilaDayAndTime(startsAt),
    },
  ];
}
