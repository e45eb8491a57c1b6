import type { BodyInput } from '#contracts/calls/call.ts';
import type { RouteTable } from '#contracts/calls/route-table.ts';
import { type Anchor, later } from '../anchor-time.ts';
import { bookingIdOf } from '../people/ids.ts';
import { randomOf } from '../random.ts';
import type { PlannedBooking } from '../scenarios/planned-booking.ts';
import type { Step } from './step.ts';

type Opened = BodyInput<RouteTable['openDispute']>;
type Disputed = { key: string; by: 'client' | 'worker'; story: Omit<Opened, 'pictures'>; answer?: string };

/** Jobs that went wrong: one that staff have to decide, one whose other side has not answered yet. */
const disputed: readonly Disputed[] = [
  {
    key: 'andrea split type',
    by: 'client',
    story: {
      about: 'not_done',
      text: 'The bedroom unit still drips on the bed. He was here for twenty minutes and never opened the drain.',
      wanted: 300_00,
    },
    answer:
      'I cleaned the filter and the coil, as the booking says. The drain pipe is cracked. I told her that it needs a new one.',
  },
  {
    key: 'money by Maya',
    by: 'client',
    story: {
      about: 'damage',
      text: 'After he left, two of the kitchen outlets have no power any more, and there is a crack in the wall plate.',
    },
  },
];

const HOUR = 60;

/** About a day after the job; what would lie after the first start hasn't happened. */
export function disputes(anchor: Anchor, bookings: readonly PlannedBooking[]): Step[] {
  return disputed.flatMap(({ key, by, story, answer }) => {
    const booking = bookings.find((one) => one.key === key);
    if (!booking) return [];
    const random = randomOf(`dispute of ${key}`);
    const params = { id: bookingIdOf(key) };
    const [maker, other] = by === 'client' ? [booking.client, booking.worker] : [booking.worker, booking.client];
    const openedAt = later(booking.startsAt, 20 * HOUR, 26 * HOUR, random);
    const open: Step = {
      at: openedAt,
      name: `dispute ${key}`,
      as: maker.key,
      do: 'openDispute',
      params,
      body: story,
    };
    const reply: Step[] =
      answer === undefined
        ? []
        : [
            {
              at: later(openedAt, HOUR, 9 * HOUR, random),
              name: `answer the dispute of ${key}`,
              as: other.key,
              do: 'addDisputeMessage',
              params,
              body: { text: answer },
            },
          ];
    return [open, ...reply].filter(({ at }) => at < anchor.moment);
  });
}
