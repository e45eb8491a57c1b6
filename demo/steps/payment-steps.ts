import { addDays, HOUR_MS, manilaDay, manilaInstant } from '#contracts/manila-time.ts';
import type { PaymentMethod } from '#contracts/roles.ts';
import type { PlannedBooking } from '../scenarios/planned-booking.ts';
import { bookingIdOf } from '../people/ids.ts';
import { type Anchor, later } from '../anchor-time.ts';
import { randomOf } from '../random.ts';
import type { Deed, Step } from './step.ts';

/** Jobs this recent may be unpaid or unverified. */
const FRESH_HOURS = 48;

type Owed = {
  booking: PlannedBooking;
  anchor: Anchor;
  method: PaymentMethod;
  /** When the job was completed, or cancelled with a fee. */ since: string;
};

/** The payment of a completed job, or of the fee of a late cancellation: requested, paid, verified the next morning. */
export function paymentSteps({ booking, anchor, method, since }: Owed): Step[] {
  const random = randomOf(`payment of ${booking.key}`);
  const id = bookingIdOf(booking.key);
  const params = { id };
  const askedAt = later(since, 0.02, 0.06, random);
  const paidAt = later(askedAt, 2, random.chance(0.8) ? 45 : 400, random);
  const arrivedAt = later(paidAt, 0.5, 3, random);
  const checkedAt = later(manilaInstant(addDays(manilaDay(arrivedAt), 1), '09:00'), 0, 150, random);
  const step = (verb: string, at: string, as: string, deed: Deed): Step => ({
    at,
    name: `${verb} ${booking.key}`,
    as,
    ...deed,
  });
  const pay = step('pay for', paidAt, booking.client.key, {
    do: 'pay',
    params,
    body: { method, ...(method === 'bank_transfer' && { reference: `BPI-${random.int(100_000, 999_999)}` }) },
  });
  const arrive: Partial<Record<PaymentMethod, Step>> = {
    cash: step('take the cash for', arrivedAt, booking.worker.key, { do: 'confirmCash', params }),
    gcash: step('approve the payment for', arrivedAt, 'system', {
      do: 'approvePayment',
      bookingId: id,
      paidBy: pay.name,
    }),
  };
  const refused = step('refuse the payment for', arrivedAt, 'system', {
    do: 'refusePayment',
    bookingId: id,
    paidBy: pay.name,
  });
  const arrived = method === 'bank_transfer' ? [] : [arrive[method] ?? arrive.gcash].filter((one) => one !== undefined);
  const asked = step('ask for the payment of', askedAt, 'system', { do: 'askForPayment', bookingId: id });
  const all = [
    asked,
    pay,
    ...arrived,
    step('check the payment for', checkedAt, 'carla-lim', { do: 'verifyPayment', params }),
  ];
  if (booking.money) return { refused: [asked, pay, refused], sent: [asked, pay] }[booking.money];
  const isFresh = Date.parse(anchor.moment) - Date.parse(since) < FRESH_HOURS * HOUR_MS;
  return isFresh
    ? all.slice(
        0,
        random.weighted([
          [1, 3],
          [all.length - 1, 5],
          [all.length, 2],
        ] as const),
      )
    : all;
}
