import { addDays, manilaDay } from '#contracts/manila-time.ts';
import { ago, type Anchor } from '../anchor-time.ts';
import type { PlannedBooking } from '../scenarios/planned-booking.ts';
import type { Step } from './step.ts';

const DAYS = 6;

/** This morning's bank file: recent transfers of clients, and one of a stranger. */
export function bankFile(ofBookings: readonly Step[], bookings: readonly PlannedBooking[], anchor: Anchor): Step[] {
  const from = addDays(anchor.today, -DAYS);
  const sent = ofBookings.flatMap((step) => {
    if (step.do !== 'pay' || manilaDay(step.at) < from) return [];
    const booking = bookings.find(({ key }) => step.name === `pay for ${key}`);
    const amount = booking?.worker.prices[booking.service.id];
    const { reference } = step.body ?? {};
    return reference && amount ? [{ day: manilaDay(step.at), amount, reference: `INSTAPAY ${reference}` }] : [];
  });
  const other = { day: anchor.today, amount: 1_250_00, reference: 'INSTAPAY BPI-000417' };
  const lines = [...sent, other].map((line, nth) => ({ line: nth + 2, ...line }));
  return [
    {
      at: ago(anchor, 35),
      name: 'import the bank file',
      as: 'carla-lim',
      do: 'importStatement',
      body: { name: `bpi-${anchor.today}.csv`, lines },
    },
  ];
}
