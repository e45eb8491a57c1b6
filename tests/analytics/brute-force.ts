import type { Recorded } from '#contracts/events/registry.ts';
import { manilaDay, manilaMonth, monthsBefore } from '#contracts/manila-time.ts';
import type { Span } from '#contracts/analytics/periods.ts';

/**
 * Computes the same figures from the whole log each time. It shares no code with the read models and depends on no
 * order of events or documents.
 */

type Of<Type extends Recorded['type']> = Extract<Recorded, { type: Type }>;

const ofType = <Type extends Recorded['type']>(events: readonly Recorded[], ...types: readonly Type[]) =>
  events.filter((event): event is Of<Type> => types.some((type) => type === event.type));

const within = (day: string, { from, to }: Span) => day >= from && day <= to;
const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0);

/** `total` of a response. The median is left out because it is approximate; the exact one is returned separately. */
export function figuresOf(log: readonly Recorded[], span: Span) {
  const moved = log.filter(({ recordedAt }) => within(manilaDay(recordedAt), span));
  const bookings = bookingsOf(log).filter(({ day }) => within(day, span));
  const count = (outcome: string) => bookings.filter((booking) => booking.outcome === outcome).length;
  const answers = bookings.flatMap(({ answerSeconds }) => answerSeconds ?? []).toSorted((a, b) => a - b);
  return {
    figures: {
      ...span,
      outcomes: {
        waiting: count('waiting'),
        upcoming: count('upcoming'),
        completed: count('completed'),
        cancelled: count('cancelled'),
        declined: count('declined'),
        expired: count('expired'),
      },
      answered: answers.length,
      revenue: sum(ofType(moved, 'WorkCompleted').map(({ data }) => data.finalAmountCentavos)),
      commission: -sum(ofType(moved, 'EarningAdded').map(({ data }) => data.line.commissionCentavos)) + 0,
      refunds:
        sum(ofType(moved, 'RefundIssued').map(({ data }) => data.amountCentavos)) -
        sum(ofType(moved, 'RefundFailed').map(({ data }) => data.amountCentavos)),
      payouts:
        sum(ofType(moved, 'PayoutPaid').map(({ data }) => data.amountCentavos)) -
        sum(ofType(moved, 'PayoutReversed').map(({ data }) => data.amountCentavos)),
    },
    medianAnswerSeconds: answers[Math.ceil(answers.length / 2) - 1] ?? null,
    endings: tally(bookings.flatMap(({ ending }) => ending ?? [])),
    prices: pricesOf(bookings),
    cells: cellsOf(bookings),
  };
}

type Booking = ReturnType<typeof bookingsOf>[number];

function bookingsOf(log: readonly Recorded[]) {
  return ofType(log, 'BookingRequested').map((request) => {
    const { bookingId, requestedAt } = request.data;
    const own = log.filter((event) => 'bookingId' in event.data && event.data.bookingId === bookingId);
    const answer = own.find(isAnswer);
    const { address } = (ofType(own, 'BookingRequestEdited').at(-1) ?? request).data;
    return {
      day: manilaDay(requestedAt),
      service: request.data.service.id,
      // The name in the official list of cities.
      city: address.city === 'QC' ? 'Quezon City' : address.city,
      price: ofType(own, 'WorkCompleted')[0]?.data.finalAmountCentavos ?? null,
      answerSeconds: answer ? (Date.parse(answer.recordedAt) - Date.parse(requestedAt)) / 1000 : null,
      ...endOf(own),
    };
  });
}

function isAnswer(event: Recorded): boolean {
  if (event.type === 'BookingDeclined') return !event.data.cause;
  if (event.type === 'BookingCancelled')
    return event.data.by === 'worker' && ['pending', 'quoted'].includes(event.data.from);
  return event.type === 'BookingAccepted' || event.type === 'QuoteOffered';
}

function endOf(own: readonly Recorded[]): { outcome: string; ending: string | null } {
  if (ofType(own, 'WorkCompleted').length > 0) return { outcome: 'completed', ending: null };
  const [cancelled] = ofType(own, 'BookingCancelled');
  if (cancelled)
    return {
      outcome: 'cancelled',
      ending: cancelled.data.cause ?? (isAnswer(cancelled) ? 'declined' : cancelled.data.by),
    };
  const declined = ofType(own, 'BookingDeclined').find(({ data }) => !data.stillOpen);
  if (declined) return { outcome: 'declined', ending: declined.data.cause ?? 'declined' };
  if (ofType(own, 'BookingExpired').length > 0) return { outcome: 'expired', ending: 'expired' };
  return { outcome: ofType(own, 'BookingAccepted').length > 0 ? 'upcoming' : 'waiting', ending: null };
}

function tally(words: readonly string[]): Record<string, number> {
  return Object.fromEntries([...Map.groupBy(words, (word) => word)].map(([word, all]) => [word, all.length]));
}

function pricesOf(bookings: readonly Booking[]) {
  const groups = Map.groupBy(bookings, ({ service, city }) => `${service} ${city}`);
  return Object.fromEntries(
    [...groups].map(([key, group]) => {
      const prices = group.flatMap(({ price }) => price ?? []);
      const most = prices.length > 0 ? Math.max(...prices) : 0;
      const least = prices.length > 0 ? Math.min(...prices) : 0;
      return [key, { requested: group.length, completed: prices.length, amount: sum(prices), least, most }];
    }),
  );
}

/** The cities of the random log are far apart, so each is its own cell. */
function cellsOf(bookings: readonly Booking[]) {
  const groups = [...Map.groupBy(bookings, ({ city }) => city).values()];
  return groups
    .map((group) => ({
      requested: group.length,
      unanswered: group.filter(
        ({ outcome, answerSeconds }) => answerSeconds === null && outcome !== 'waiting' && outcome !== 'upcoming',
      ).length,
    }))
    .toSorted((one, other) => other.requested - one.requested || other.unanswered - one.unanswered);
}

/** The cohorts of the twelve months up to the last one, each up to `current`. */
export function cohortsOf(log: readonly Recorded[], last: string, current: string) {
  const done = ofType(log, 'WorkCompleted').map(({ data, recordedAt }) => ({
    client: data.clientId,
    month: manilaMonth(recordedAt),
  }));
  const firstOf = new Map<string, string>();
  for (const { client, month } of done) if (!firstOf.has(client)) firstOf.set(client, month);
  return Array.from({ length: 12 }, (_, n) => monthsBefore(last, 11 - n)).map((month) => {
    const clients = [...firstOf].filter(([, first]) => first === month).map(([client]) => client);
    const active: number[] = [];
    for (let later = month; later <= current; later = monthsBefore(later, -1))
      active.push(clients.filter((client) => done.some((job) => job.client === client && job.month === later)).length);
    return { month, clients: clients.length, active };
  });
}
