import type { WorkerPerson } from '../account/person.ts';
import type { BookingEvent } from '../events/booking.ts';
import type { DataOf } from '../events/registry.ts';
import type { BookingFacts } from './booking-facts.ts';
import type { ExtraStatus, QuoteStatus } from './lifecycle.ts';

/** What the decider's state and the read model's document of a booking hold alike, folded once for both. */

/** Centavos. */
export type Quote = {
  id: string;
  worker: WorkerPerson;
  amountCentavos: number;
  /** Not of quotes from before percents were promised. */ commissionPercent?: number;
  message: string;
  status: QuoteStatus;
  validUntil: string;
  offeredAt: string;
  /** The version of the request that it is for. */ requestVersion: number;
  /** Of the quote that it took the place of. */ beforeCentavos?: number;
};

/** Work beyond what was agreed. Centavos. */
export type Extra = { id: string; amountCentavos: number; reason: string; status: ExtraStatus };

type SameFacts =
  | 'status'
  | 'startsAt'
  | 'endsAt'
  | 'answerBy'
  | 'requestVersion'
  | 'declinedBy'
  | 'noShow'
  | 'noShowCase'
  | 'askedOverdue'
  | 'rebookedAs';

export type CommonBooking<AnExtra extends Extra = Extra> = Pick<BookingFacts, SameFacts> & {
  /** The worker who was asked by name before the request was opened to all. */
  asked: WorkerPerson | null;
  /** It was offered to everybody: workers who come too late hear that it is gone, not that it is none of their business. */
  wasOpen: boolean;
  /** As agreed, without extras. */
  priceCentavos: number;
  /** What Suki keeps of the job, as agreed with its worker; null before, and where that was before percents were agreed on. */
  commissionPercent: number | null;
  /** In the order they were offered. */
  quotes: readonly Quote[];
  extras: readonly AnExtra[];
};

/** Who its worker is, and which new time is asked for, each side holds in its own way: here they only end. */
type Changes<AnExtra extends Extra> = Partial<CommonBooking<AnExtra>> & { worker?: null; reschedule?: null };

type LaterEvent = Exclude<BookingEvent['type'], 'BookingRequested'>;

const changes: {
  readonly [Type in LaterEvent]: <AnExtra extends Extra>(
    booking: CommonBooking<AnExtra>,
    data: DataOf<Type>,
  ) => Changes<AnExtra>;
} = {
  BookingAccepted: (_, data) => agreed(data),
  BookingDeclined: ({ declinedBy, quotes }, { workerId, stillOpen }) =>
    stillOpen ? { declinedBy: [...declinedBy, workerId] } : { status: 'declined', quotes: closedQuotes(quotes) },
  BookingExpired: ({ quotes }) => ({ status: 'expired', quotes: closedQuotes(quotes) }),

  BookingRequestEdited: (_, { requestVersion, startsAt, endsAt, answerBy }) => ({
    requestVersion,
    startsAt,
    endsAt,
    answerBy,
  }),
  BookingWidened: (_, { worker, answerBy }) => ({ asked: worker, worker: null, wasOpen: true, answerBy }),
  OthersAsked: (_, { newBookingId }) => ({ rebookedAs: newBookingId }),

  QuoteOffered: (booking, offer) => ({ status: 'quoted', quotes: withOffer(booking, offer) }),
  QuoteWithdrawn: ({ quotes }, { quoteId, status }) => ({ status, quotes: withStatus(quotes, quoteId, 'withdrawn') }),
  QuoteRejected: ({ quotes }, { quoteId, status }) => ({ status, quotes: withStatus(quotes, quoteId, 'rejected') }),
  QuoteExpired: ({ quotes }, { quoteId, status }) => ({ status, quotes: withStatus(quotes, quoteId, 'expired') }),
  QuoteAccepted: ({ quotes }, data) => ({
    ...agreed(data),
    quotes: closedQuotes(withStatus(quotes, data.quoteId, 'accepted')),
  }),

  RescheduleProposed: () => ({}),
  RescheduleAccepted: (_, { startsAt, endsAt }) => ({
    startsAt,
    endsAt,
    reschedule: null,
    noShow: null,
    askedOverdue: null,
  }),
  RescheduleDeclined: () => ({ reschedule: null }),
  ExtraProposed: () => ({}),
  ExtraApproved: ({ extras }, { extraId }) => ({ extras: withStatus(extras, extraId, 'approved') }),
  ExtraRefused: ({ extras }, { extraId }) => ({ extras: withStatus(extras, extraId, 'refused') }),

  WorkerArrived: () => ({ status: 'arrived', reschedule: null, noShow: null }),
  WorkStarted: () => ({ status: 'in_progress', noShow: null }),
  WorkCompleted: ({ extras }) => ({ status: 'completed', extras: lapsedExtras(extras) }),
  BookingCancelled: ({ quotes, extras }) => ({
    status: 'cancelled',
    quotes: closedQuotes(quotes),
    extras: lapsedExtras(extras),
    reschedule: null,
  }),
  ReviewSubmitted: () => ({}),

  NoShowReported: (_, { by, reportedAt, answerBy }) => ({ noShow: { by, reportedAt, answerBy, answeredAt: null } }),
  NoShowAnswered: ({ noShow }, { answeredAt }) => ({ noShow: noShow && { ...noShow, answeredAt } }),
  NoShowDisputed: () => ({ noShowCase: 'disputed' }),
  NoShowSettled: (_, { outcome }) => ({ noShowCase: outcome }),
  BookingOverdue: (_, { stage }) => ({ askedOverdue: stage }),
  BookingReopened: ({ quotes, declinedBy }, { workerId, answerBy }) => ({
    status: 'pending',
    worker: null,
    commissionPercent: null,
    wasOpen: true,
    declinedBy: [...declinedBy, workerId],
    answerBy,
    quotes: closedQuotes(quotes),
    reschedule: null,
    noShow: null,
    askedOverdue: null,
  }),
};

/** What an event that comes after the request changes. */
export function commonChanges<Type extends LaterEvent, AnExtra extends Extra>(
  booking: CommonBooking<AnExtra>,
  { type, data }: { type: Type; data: DataOf<Type> },
): Changes<AnExtra> {
  return changes[type](booking, data);
}

/** As it begins. */
export function asRequested(data: DataOf<'BookingRequested'>) {
  return {
    status: 'pending',
    startsAt: data.startsAt,
    endsAt: data.endsAt,
    answerBy: data.answerBy,
    requestVersion: 1,
    declinedBy: data.declinedBy ?? [],
    asked: null,
    wasOpen: data.worker === null,
    priceCentavos: data.priceCentavos,
    commissionPercent: null,
    quotes: [],
    extras: [],
    reschedule: null,
    noShow: null,
    noShowCase: null,
    askedOverdue: null,
    rebookedAs: null,
  } as const satisfies CommonBooking & { reschedule: null };
}

/** The price and the extras that were approved. */
export function agreedCentavos({ priceCentavos, extras }: Pick<CommonBooking, 'priceCentavos' | 'extras'>): number {
  return extras
    .filter(({ status }) => status === 'approved')
    .reduce((total, { amountCentavos }) => total + amountCentavos, priceCentavos);
}

type Agreed = 'status' | 'startsAt' | 'endsAt' | 'priceCentavos' | 'commissionPercent';

function agreed({
  startsAt,
  endsAt,
  priceCentavos,
  commissionPercent,
}: DataOf<'BookingAccepted'> | DataOf<'QuoteAccepted'>): Pick<CommonBooking, Agreed> {
  return { status: 'accepted', startsAt, endsAt, priceCentavos, commissionPercent: commissionPercent ?? null };
}

function withOffer(
  { quotes, requestVersion }: Pick<CommonBooking, 'quotes' | 'requestVersion'>,
  {
    quoteId,
    worker,
    amountCentavos,
    commissionPercent,
    message,
    validUntil,
    offeredAt,
    replaces,
  }: DataOf<'QuoteOffered'>,
): Quote[] {
  const former = quotes.find(({ id }) => id === replaces);
  const others = replaces === null ? quotes : withStatus(quotes, replaces, 'replaced');
  return [
    ...others,
    {
      id: quoteId,
      worker,
      amountCentavos,
      message,
      status: 'open',
      validUntil,
      offeredAt,
      requestVersion,
      ...(commissionPercent !== undefined && { commissionPercent }),
      ...(former && { beforeCentavos: former.amountCentavos }),
    },
  ];
}

function withStatus<Item extends Quote | Extra>(items: readonly Item[], id: string, status: Item['status']): Item[] {
  return items.map((item) => (item.id === id ? { ...item, status } : item));
}

/** What is still open ends with the waiting: another was accepted, or the booking is over. */
function closedQuotes(quotes: readonly Quote[]): Quote[] {
  return quotes.map((quote) => (quote.status === 'open' ? { ...quote, status: 'closed' } : quote));
}

/** Nobody answered these before the work was done: they are not paid. */
function lapsedExtras<AnExtra extends Extra>(extras: readonly AnExtra[]): AnExtra[] {
  return extras.map((extra) => (extra.status === 'open' ? { ...extra, status: 'lapsed' } : extra));
}
