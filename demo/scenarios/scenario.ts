import type { PlannedBooking, Ending } from './planned-booking.ts';
import { createAvailabilityLedger, type AvailabilityLedger, endOf, type Opportunity } from './availability-ledger.ts';
import { atWakingHour, earlier, type Anchor, latestOf } from '../anchor-time.ts';
import { type Random, randomOf } from '../random.ts';

type Wanted = Omit<PlannedBooking, 'requestedAt' | 'open' | 'number'> & {
  requestedAt?: string | undefined;
  open?: boolean | undefined;
};

/** The bookings planned so far, with the constraints: occupied times and the time each person joined. */
export type Scenario = {
  anchor: Anchor;
  ledger: AvailabilityLedger;
  bookings: PlannedBooking[];
  freeStart(opportunity: Opportunity, random: Random): string | undefined;
  add(wanted: Wanted): PlannedBooking | undefined;
};

/** Later than every instant: the joining time of people who have not joined. */
const NEVER = '9';

/** `joinedAt`: by person's key. */
export function openScenario(anchor: Anchor, joinedAt: ReadonlyMap<string, string>): Scenario {
  const ledger = createAvailabilityLedger();
  const bookings: PlannedBooking[] = [];
  return {
    anchor,
    ledger,
    bookings,
    freeStart: (opportunity, random) => ledger.freeStart(opportunity, random),
    /** Returns undefined and adds nothing if the client or the worker had not joined yet. */
    add(wanted) {
      const { client, worker, service, startsAt } = wanted;
      const requestedAt = wanted.requestedAt ?? requestTime(wanted);
      const firstPossible = latestOf(joinedAt.get(client.key) ?? NEVER, joinedAt.get(worker.key) ?? NEVER);
      if (requestedAt <= firstPossible || requestedAt >= anchor.moment) return undefined;
      const passedOnBy =
        wanted.passedOnBy && (joinedAt.get(wanted.passedOnBy.key) ?? NEVER) < requestedAt
          ? wanted.passedOnBy
          : undefined;
      const booking = {
        ...wanted,
        requestedAt,
        passedOnBy,
        open: wanted.open ?? false,
        number: bookings.filter((other) => other.worker.key === worker.key).length,
      };
      // Reserves the time whatever the outcome, so that no other client asks for it.
      ledger.note(worker, client.key, { startsAt, endsAt: endOf(startsAt, service.durationMinutes) });
      bookings.push(booking);
      return booking;
    },
  };
}

/** Endings of bookings that were requested well ahead. */
const requestedEarly: readonly Ending[] = [
  'expired',
  'called off early',
  'called off late',
  'called off by the worker',
  'called off by an admin',
];

/** Most bookings are requested a day or two ahead, some on the day itself. */
function requestTime({ key, startsAt, ending }: Pick<Wanted, 'key' | 'startsAt' | 'ending'>): string {
  const random = randomOf(`request time of ${key}`);
  const hours = requestedEarly.includes(ending)
    ? random.int(34, 90)
    : random.weighted([
        [random.int(4, 9), 2],
        [random.int(10, 36), 5],
        [random.int(37, 140), 3],
      ]);
  return atWakingHour(earlier(startsAt, { hours, minutes: random.int(0, 59) + random.next() }));
}
