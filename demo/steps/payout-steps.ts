import { fullName } from '#contracts/account/person.ts';
import { addDays, manilaInstant } from '#contracts/manila-time.ts';
import { fridayAfter } from '#contracts/payout/friday.ts';
import { bookingIdOf } from '../people/ids.ts';
import { type Anchor, later } from '../anchor-time.ts';
import { type DemoWorker, workers } from '../people/people.ts';
import { randomOf } from '../random.ts';
import type { Step } from './step.ts';

/** Payouts: accounts, earnings and Fridays. */

/** Workers without a payout account, whose payouts wait. */
const undecided = new Set(['arlene-garcia', 'efren-hilario']);

const banks = ['BPI', 'BDO', 'Metrobank', 'UnionBank', 'Landbank'] as const;

export function payoutAccounts(anchor: Anchor, since: ReadonlyMap<string, string>): Step[] {
  const steps = workers
    .filter(({ key }) => !undecided.has(key))
    .flatMap((worker): Step[] => {
      const random = randomOf(`payout account of ${worker.key}`);
      const provenAt = later(since.get(worker.key) ?? anchor.moment, 20, 200, random);
      return [
        { at: provenAt, name: `prove phone of ${worker.key}`, as: worker.key, do: 'provePhone' },
        {
          at: later(provenAt, 1, 4, random),
          name: `payout account of ${worker.key}`,
          as: worker.key,
          do: 'setPayoutAccount',
          body: accountOf(worker),
        },
      ];
    });
  return steps.filter(({ at }) => at < anchor.moment);
}

function accountOf({ key, firstName, lastName, phone }: DemoWorker) {
  const random = randomOf(`account of ${key}`);
  const name = fullName({ firstName, lastName });
  const method = random.weighted([
    ['gcash', 6],
    ['maya', 2],
    ['bank', 3],
  ] as const);
  if (method !== 'bank') return { method, account: phone, name };
  return { method, account: `00${random.int(1_000_000_000, 9_999_999_999)}`, name, bank: random.pick(banks) };
}

/** The earning of each verified payment, after the period in which the verification can be undone. */
export function earnings(ofBookings: readonly Step[], anchor: Anchor): Step[] {
  const steps = ofBookings.flatMap((step): Step[] => {
    if (step.do !== 'verifyPayment') return [];
    const booking = step.name.replace('check the payment for ', '');
    return [
      {
        at: later(step.at, 1.3, 1.6, randomOf(`earning of ${booking}`)),
        name: `add the earning of ${booking}`,
        as: 'system',
        do: 'settleEarning',
        bookingId: bookingIdOf(booking),
      },
    ];
  });
  return steps.filter(({ at }) => at < anchor.moment);
}

const apologies = [
  'The worker came an hour late.',
  'A tile cracked during the work.',
  'The same thing broke again within a week.',
  'Charged for a part that was not needed.',
] as const;

/** Partial refunds by hand some days later, deducted from the worker's next payout. */
export function goodwillRefunds(ofBookings: readonly Step[], anchor: Anchor): Step[] {
  const steps = ofBookings.flatMap((step): Step[] => {
    const random = randomOf(`goodwill after ${step.name}`);
    if (step.do !== 'verifyPayment' || !random.chance(0.03)) return [];
    const booking = step.name.replace('check the payment for ', '');
    const bookingId = bookingIdOf(booking);
    const at = later(step.at, 2_000, 8_000, random);
    return [
      {
        at,
        name: `give back a part of ${booking}`,
        as: 'carla-lim',
        do: 'refundPayment',
        params: { id: bookingId },
        body: { amount: 100_00, reason: random.pick(apologies), reference: `GC-${random.int(100_000, 999_999)}` },
      },
      {
        at: later(at, 0.01, 0.03, random),
        name: `take the goodwill off ${booking}`,
        as: 'system',
        do: 'settleEarning',
        bookingId,
      },
    ];
  });
  return steps.filter(({ at }) => at < anchor.moment);
}

/** How many days before today the first job was completed, at the earliest. */
const FIRST_FRIDAY_DAYS_AGO = 400;

/**
 * On Fridays payouts are closed at midnight and paid in the morning; in the last week one is held for a check first.
 */
export function payDays(anchor: Anchor): Step[] {
  const fridays: string[] = [];
  for (
    let friday = fridayAfter(addDays(anchor.today, -FIRST_FRIDAY_DAYS_AGO));
    friday <= anchor.today;
    friday = fridayAfter(friday)
  )
    fridays.push(friday);
  const past = fridays.filter((friday) => payDayOf(friday).paidAt < anchor.moment);
  const steps = fridays.flatMap((friday): Step[] => {
    const { closedAt, paidAt } = payDayOf(friday);
    return [
      { at: closedAt, name: `close the payouts of ${friday}`, as: 'system', do: 'closePayouts', friday },
      {
        at: paidAt,
        name: `pay the payouts of ${friday}`,
        as: randomOf(`who pays on ${friday}`).chance(0.7) ? 'carla-lim' : 'rico-tan',
        do: 'payPayouts',
        friday,
        holdOne: friday === past.at(-1),
      },
    ];
  });
  return steps.filter(({ at }) => at < anchor.moment);
}

function payDayOf(friday: string): { closedAt: string; paidAt: string } {
  const random = randomOf(`payouts of ${friday}`);
  return {
    closedAt: later(manilaInstant(friday), 0.01, 0.05, random),
    paidAt: later(manilaInstant(friday, '10:00'), 0, 90, random),
  };
}
