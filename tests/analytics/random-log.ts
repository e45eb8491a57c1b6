import fc from 'fast-check';
import type { DataOf, EventType, Recorded } from '#contracts/events/registry.ts';
import { HOUR_MS } from '#contracts/manila-time.ts';
import { derivedId } from '#infra/eventing/ids.ts';
import { requestedData } from '#projectors/read-models/testing/booking-fixture.ts';
import { recorder } from '#projectors/read-models/testing/given-events.ts';
import { payoutFixture, tapRepair } from '#projectors/read-models/testing/payout-fixture.ts';

/** Logs of some weeks in which bookings and money take every path that the figures distinguish. */

const cities = [
  { barangay: 'Kapitolyo', city: 'Pasig', province: 'Metro Manila', lat: 14.5729, lng: 121.0658 },
  { barangay: 'Diliman', city: 'QC', province: 'Metro Manila', lat: 14.6507, lng: 121.0496 },
  { barangay: 'Poblacion', city: 'Cebu City', province: 'Cebu' },
] as const;

const endings = [
  'left waiting',
  'left accepted',
  'completed',
  'declined',
  'turned down',
  'expired',
  'cancelled while waiting',
  'cancelled by worker',
  'cancelled by worker while waiting',
  'no-show',
  'waived no-show',
] as const;

type Life = {
  startHour: number;
  /** Hours between the events of a booking. */ gaps: readonly number[];
  service: number;
  city: number;
  movesTo: number | null;
  client: number;
  worker: number;
  price: number;
  isQuoted: boolean;
  isOpen: boolean;
  ending: (typeof endings)[number];
  stars: number | null;
  timeOrdered: boolean;
};

const life: fc.Arbitrary<Life> = fc.record({
  startHour: fc.integer({ min: 0, max: 24 * 75 }),
  gaps: fc.array(fc.double({ min: 0.0005, max: 60, noNaN: true }), { minLength: 8, maxLength: 8 }),
  service: fc.integer({ min: 0, max: 2 }),
  city: fc.integer({ min: 0, max: 2 }),
  movesTo: fc.option(fc.integer({ min: 0, max: 2 })),
  client: fc.integer({ min: 0, max: 5 }),
  worker: fc.integer({ min: 0, max: 3 }),
  price: fc.integer({ min: 10_000, max: 500_000 }),
  isQuoted: fc.boolean(),
  isOpen: fc.boolean(),
  ending: fc.constantFrom(...endings),
  stars: fc.option(fc.integer({ min: 1, max: 5 })),
  timeOrdered: fc.boolean(),
});

type Transfer = { hour: number; kind: 'line' | 'refund' | 'refund failed' | 'paid' | 'reversed'; amount: number };

const transfer: fc.Arbitrary<Transfer> = fc.record({
  hour: fc.integer({ min: 0, max: 24 * 80 }),
  kind: fc.constantFrom('line', 'refund', 'refund failed', 'paid', 'reversed'),
  amount: fc.integer({ min: 1, max: 1_000_000 }),
});

/** The events in order, each with its own time. */
export const randomLog: fc.Arbitrary<Recorded[]> = fc
  .tuple(fc.array(life, { maxLength: 40 }), fc.array(transfer, { maxLength: 20 }))
  .map(([lives, transfers]) => {
    const bookings = lives.map((booking, n) => partiesOf(booking, n).parties.bookingId);
    const money = transfers.map((one, n) => moneyOf(one, n, bookings[n % bookings.length] ?? `p${n}`));
    return recorded([...(transfers.length > 0 ? payouts.map(openedPayout) : []), ...lives.flatMap(eventsOf), ...money]);
  });

export const LOG_BEGINS = '2026-08-31T16:00:00.000Z';

type Timed = { [Type in EventType]: { ms: number; type: Type; data: DataOf<Type>; stream: string } }[EventType];

function recorded(timed: readonly Timed[]): Recorded[] {
  const happened = recorder();
  return timed
    .toSorted((one, other) => one.ms - other.ms)
    .map(({ ms, type, data, stream }) => happened(type, data as never, { stream, at: new Date(ms).toISOString() }));
}

const hours = (count: number) => Date.parse(LOG_BEGINS) + Math.round(count * HOUR_MS);

type Parties = ReturnType<typeof partiesOf>;

function partiesOf(booking: Life, n: number) {
  const time = (hours(booking.startHour) + n).toString(16).padStart(12, '0');
  const bookingId = booking.timeOrdered
    ? derivedId(`booking ${n}`, `${time.slice(0, 8)}-${time.slice(8)}-7000-8000-000000000000`)
    : `b${n}`;
  const worker = { workerId: `w${booking.worker}`, accountId: `wa${booking.worker}`, name: 'Jun', avatar: null };
  const parties = { bookingId, clientId: `c${booking.client}` };
  return { worker, parties, both: { ...parties, workerId: worker.workerId, workerAccountId: worker.accountId } };
}

/** A new event without its time. */
type Made = { [Type in EventType]: [type: Type, data: DataOf<Type>] }[EventType];

function eventsOf(booking: Life, n: number): Timed[] {
  let ms = hours(booking.startHour) + n;
  const requestedAt = new Date(ms).toISOString();
  const who = partiesOf(booking, n);
  const made = [...asked(booking, who, requestedAt), ...ended[booking.ending](booking, who)];
  return made.map(([type, data], step) => {
    const event = { ms, type, data, stream: `booking-${who.parties.bookingId}` } as Timed;
    ms += Math.round((booking.gaps[step % booking.gaps.length] ?? 1) * HOUR_MS);
    return event;
  });
}

const addressIn = (city: number) => ({ line: '12 Mabini St.', ...(cities[city] ?? cities[0]) });

function asked(booking: Life, { worker, parties }: Parties, requestedAt: string): Made[] {
  const { startsAt, endsAt, answerBy } = requestedData;
  const requested: Made = [
    'BookingRequested',
    {
      ...requestedData,
      bookingId: parties.bookingId,
      client: { ...requestedData.client, accountId: parties.clientId },
      service: { id: `s${booking.service}`, name: `Service ${booking.service}`, category: 'plumbing' },
      worker: booking.isOpen ? null : worker,
      address: addressIn(booking.city),
      requestedAt,
    },
  ];
  const moved: Made[] = [booking.movesTo].flatMap((city) =>
    city === null
      ? []
      : [
          [
            'BookingRequestEdited',
            {
              ...parties,
              clientName: 'Grace',
              toldAccountIds: [],
              requestVersion: 2,
              changed: ['address'],
              before: { startsAt, endsAt },
              startsAt,
              endsAt,
              address: addressIn(city),
              notes: '',
              answers: {},
              photos: [],
              answerBy,
            },
          ],
        ],
  );
  const quoted: Made = [
    'QuoteOffered',
    {
      ...parties,
      quoteId: 'q1',
      worker,
      amountCentavos: booking.price,
      message: '',
      validUntil: answerBy,
      offeredAt: requestedAt,
      replaces: null,
    },
  ];
  return [requested, ...moved, ...(booking.isQuoted ? [quoted] : [])];
}

function accepted({ price }: Life, { worker, parties }: Parties): Made {
  const { startsAt, endsAt } = requestedData;
  return ['BookingAccepted', { ...parties, worker, workerPhone: null, startsAt, endsAt, priceCentavos: price }];
}

function cancelled({ both }: Parties, data: Partial<DataOf<'BookingCancelled'>>): Made {
  return ['BookingCancelled', { ...both, by: 'client', reason: 'Plans', feeCentavos: 0, from: 'accepted', ...data }];
}

function declined({ both, parties }: Parties, data: Pick<DataOf<'BookingDeclined'>, 'stillOpen' | 'cause'>): Made {
  return ['BookingDeclined', { ...parties, workerId: both.workerId, reason: 'Full', ...data }];
}

const didNotCome = { by: 'policy', cause: 'worker_no_show' } as const;

const ended: Readonly<Record<Life['ending'], (booking: Life, who: Parties) => Made[]>> = {
  'left waiting': () => [],
  'left accepted': (booking, who) => [accepted(booking, who)],
  completed: (booking, who) => [accepted(booking, who), ...done(booking, who)],
  declined: ({ isOpen }, who) => [declined(who, { stillOpen: isOpen })],
  'turned down': (_, who) => [declined(who, { stillOpen: false, cause: 'time_taken' })],
  expired: ({ isOpen }, { both, parties }) => [
    ['BookingExpired', { ...parties, workerId: isOpen ? null : both.workerId }],
  ],
  'cancelled while waiting': (_, who) => [cancelled(who, { from: 'pending', workerId: null, workerAccountId: null })],
  'cancelled by worker': (booking, who) => [accepted(booking, who), cancelled(who, { by: 'worker' })],
  'cancelled by worker while waiting': ({ isQuoted }, who) => [
    cancelled(who, { by: 'worker', from: isQuoted ? 'quoted' : 'pending' }),
  ],
  'no-show': (booking, who) => [accepted(booking, who), cancelled(who, didNotCome)],
  'waived no-show': (booking, who) => [
    accepted(booking, who),
    cancelled(who, didNotCome),
    ['NoShowSettled', { ...who.both, against: 'worker', outcome: 'waived', reason: 'Ill', feeCentavos: 0 }],
  ],
};

function done({ price, stars }: Life, { both }: Parties): Made[] {
  const names = { clientName: 'Grace', serviceName: 'Service' };
  const completed: Made = [
    'WorkCompleted',
    { ...both, ...names, completedAt: LOG_BEGINS, finalAmountCentavos: price, note: '', photos: [] },
  ];
  if (stars === null) return [completed];
  return [
    completed,
    ['ReviewSubmitted', { ...both, ...names, clientAvatar: null, rating: stars, text: '', photos: [] }],
  ];
}

/** Payouts that include the earnings. */
const payouts = ['2026-11-20', '2026-11-27'].flatMap((friday) =>
  ['w1', 'w2'].map((workerId) => ({ workerId, workerAccountId: `wa-${workerId}`, friday })),
);
type PayoutKey = (typeof payouts)[number];

const streamOf = ({ workerId, friday }: PayoutKey) => `payout-${workerId}-${friday}`;

/** A payout begins with a line. */
function openedPayout(payout: PayoutKey): Timed {
  const line = { ...tapRepair, kind: 'carried', bookingId: null, commissionCentavos: 0 } as const;
  const { data } = payoutFixture().earned({ ...payout, line });
  return { ms: hours(0), type: 'EarningAdded', data: data as DataOf<'EarningAdded'>, stream: streamOf(payout) };
}

function moneyOf({ hour, kind, amount }: Transfer, n: number, bookingId: string): Timed {
  const ms = hours(hour);
  const at = new Date(ms).toISOString();
  const key = payouts[n % payouts.length] ?? { workerId: 'w1', workerAccountId: 'wa-w1', friday: '2026-11-20' };
  const parties = { bookingId, clientId: 'c1', workerId: 'w1', workerAccountId: 'wa1' };
  const payout = { ...key, amountCentavos: amount };
  const refund = { ...parties, refundId: `r${n}`, amountCentavos: amount, waivedCentavos: amount, reason: 'Broken' };
  const stream = kind === 'refund' || kind === 'refund failed' ? `payment-${bookingId}` : streamOf(key);
  switch (kind) {
    case 'line': {
      const { data } = payoutFixture().earned({
        ...key,
        line: { ...tapRepair, bookingId, commissionCentavos: -amount },
      });
      return { ms, type: 'EarningAdded', data: data as DataOf<'EarningAdded'>, stream };
    }
    case 'refund':
      return {
        ms,
        type: 'RefundIssued',
        data: {
          ...refund,
          attemptId: 't1',
          method: 'gcash',
          provider: 'none',
          providerPaymentId: null,
          refundedCentavos: amount,
          by: 'admin',
          issuedAt: at,
        },
        stream,
      };
    case 'refund failed':
      return { ms, type: 'RefundFailed', data: refund, stream };
    case 'paid':
      return { ms, type: 'PayoutPaid', data: { ...payout, reference: 'GC-1', paidAt: at }, stream };
    case 'reversed':
      return { ms, type: 'PayoutReversed', data: { ...payout, reason: 'Wallet closed' }, stream };
  }
}
