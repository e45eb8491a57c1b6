import { formatDayAndTime } from '#contracts/manila-format.ts';
import { formatPesoShort } from '#contracts/money.ts';
import { priceChange } from '#contracts/booking/price-change.ts';
import { requestParts } from '#contracts/booking/request-parts.ts';
import type { HistoryEntry } from '#contracts/views/booking.ts';
import { firstName } from '../../domain/first-name.ts';
import { partWords } from './part-words.ts';
import { closedBecause, promiseRows } from './promise-rows.ts';
import type { BookingWord, Said } from './message-key.ts';
import type { Side } from '../../domain/booking/side.ts';

/** What the words of a booking's events are made of, beside the event itself. */
export type Cast = { side: Side; workerName: string; clientName: string; locale: string };

export type Happened = { title: Said; note?: Said | string };

type Details = HistoryEntry['details'];
export type Row = (details: Details, cast: Cast) => Happened | null;

/** Each event in words for one side; null when that side need not hear of it. */
const rows: Record<string, Row> = {
  // Who was asked then, who may be one of many by now.
  BookingRequested: ({ worker, insteadOf }, cast) => ({
    title: typeof worker === 'string' ? say('requested', { ...cast, workerName: worker }) : say('requestedOpen', cast),
    ...(typeof insteadOf === 'string' &&
      cast.side === 'client' && { note: { key: 'insteadOf', values: { code: insteadOf } } }),
  }),
  BookingRequestEdited: ({ changed, startsAt }, cast) => ({
    title: say('edited', cast),
    ...editNote(changed, startsAt, cast),
  }),
  BookingWidened: ({ worker }, cast) => ({
    title: {
      key: cast.side === 'client' ? 'clientWidened' : 'workerWidened',
      values: { name: nameOf(worker), client: firstName(cast.clientName) },
    },
  }),
  OthersAsked: ({ code }, { side }) =>
    side === 'worker'
      ? null
      : {
          title: { key: 'othersAsked' },
          note: { key: 'othersAskedNote', values: { code: typeof code === 'string' ? code : '' } },
        },
  BookingAccepted: ({ priceCentavos, worker }, cast) => ({
    title: say('accepted', named(cast, worker)),
    note: { key: 'priceFixed', values: { amount: amount(priceCentavos) } },
  }),
  QuoteOffered: ({ worker, amountCentavos, beforeCentavos, message, replaces }, { side }) => ({
    title: {
      key: quotedWord(side, replaces),
      values: { quoter: nameOf(worker), amount: amount(amountCentavos, beforeCentavos) },
    },
    ...quoted(message),
  }),
  QuoteWithdrawn: ({ worker, amountCentavos, cause }, { side }) => ({
    title: {
      key: words[cause === 'worker_unavailable' ? 'quoteOff' : 'quoteWithdrawn'][side],
      values: { quoter: nameOf(worker), amount: amount(amountCentavos) },
    },
  }),
  QuoteRejected: ({ worker, amountCentavos }, { side, clientName }) => ({
    title: {
      key: side === 'client' ? 'clientQuoteRejected' : 'workerQuoteRejected',
      values: { quoter: nameOf(worker), client: firstName(clientName), amount: amount(amountCentavos) },
    },
  }),
  QuoteExpired: ({ worker, amountCentavos }, { side }) => ({
    title: {
      key: side === 'client' ? 'clientQuoteExpired' : 'workerQuoteExpired',
      values: { quoter: nameOf(worker), amount: amount(amountCentavos) },
    },
  }),
  QuoteAccepted: ({ worker, priceCentavos, beforeCentavos }, { side, clientName }) => ({
    title: {
      key: side === 'client' ? 'clientQuoteAccepted' : 'workerQuoteAccepted',
      values: { quoter: nameOf(worker), client: firstName(clientName) },
    },
    note: { key: 'priceFixed', values: { amount: amount(priceCentavos, beforeCentavos) } },
  }),
  RescheduleProposed: ({ by, startsAt }, cast) => ({
    title: say(by === cast.side ? 'newTimeByYou' : 'newTimeByOther', cast),
    ...newTime(startsAt, cast),
  }),
  RescheduleAccepted: ({ startsAt }, cast) => ({ title: say('newTimeAgreed', cast), ...newTime(startsAt, cast) }),
  RescheduleDeclined: ({ by, before }, cast) => ({
    title: say(by === cast.side ? 'newTimeDeclinedByYou' : 'newTimeDeclinedByOther', cast),
    ...newTime(before, cast, 'timeStays'),
  }),
  ExtraProposed: ({ amountCentavos, reason }, cast) => ({
    title: withAmount(say('extraProposed', cast), amountCentavos),
    ...quoted(reason),
  }),
  ExtraApproved: ({ amountCentavos, reason, totalCentavos }, cast) => ({
    title: withAmount(say('extraApproved', cast), amountCentavos),
    note: {
      key: 'newTotal',
      values: { reason: typeof reason === 'string' ? reason : '', amount: newTotal(totalCentavos, amountCentavos) },
    },
  }),
  ExtraRefused: ({ amountCentavos, reason }, cast) => ({
    title: withAmount(say('extraRefused', cast), amountCentavos),
    ...quoted(reason),
  }),
  BookingDeclined: (details, cast) => declined(details, cast),
  BookingExpired: (_, cast) => ({ title: say('expired', cast) }),
  WorkerArrived: ({ lateMinutes }, cast) => ({
    title: say('arrived', cast),
    ...(typeof lateMinutes === 'number' && { note: { key: 'lateBy', values: { minutes: lateMinutes } } }),
  }),
  WorkStarted: (_, cast) => ({ title: say('started', cast) }),
  WorkCompleted: ({ note, by }, cast) => ({
    title: say(by === 'client' || by === 'admin' ? completedBy[by] : 'completed', cast),
    ...quoted(note),
  }),
  ...promiseRows,
  BookingCancelled: ({ by, reason, feeCentavos, cause }, cast) =>
    closedBecause(cause, feeCentavos, cast) ?? {
      title: say(cancelledBy(by, cast.side), cast),
      ...cancelNote(reason, feeCentavos),
    },
  PaymentRequested: ({ amountCentavos, purpose }, cast) => ({
    title: withAmount(say(purpose === 'cancellation_fee' ? 'feeRequested' : 'paymentRequested', cast), amountCentavos),
  }),
  PaymentSubmitted: ({ amountCentavos, method, reference }, cast) => ({
    title: withMoney(say('paymentSubmitted', cast), amountCentavos, method),
    ...quoted(reference),
  }),
  PaymentReceived: ({ amountCentavos, method }, cast) => ({
    title: withMoney(say('paymentReceived', cast), amountCentavos, method),
  }),
  PaymentFailed: ({ amountCentavos, method, reason }, cast) => ({
    title: withMoney(
      say(method === 'bank_transfer' ? 'transferNotFound' : 'paymentFailed', cast),
      amountCentavos,
      method,
    ),
    ...quoted(reason),
  }),
  PaymentVerified: ({ amountCentavos }, cast) => ({ title: withAmount(say('paymentVerified', cast), amountCentavos) }),
  PaymentVerificationUndone: ({ amountCentavos }, cast) => ({
    title: withAmount(say('verificationUndone', cast), amountCentavos),
  }),
  PaymentVoided: (_, cast) => ({ title: say('paymentVoided', cast) }),
  RefundIssued: ({ amountCentavos, reason }, cast) => ({
    title: withAmount(say('refundIssued', cast), amountCentavos),
    ...quoted(reason),
  }),
  RefundSettled: ({ amountCentavos }, cast) => ({ title: withAmount(say('refundSettled', cast), amountCentavos) }),
  RefundFailed: ({ amountCentavos }, cast) => ({ title: withAmount(say('refundFailed', cast), amountCentavos) }),
  ReviewSubmitted: ({ rating }, { side, ...names }) => ({
    title: {
      key: side === 'client' ? 'clientReviewed' : 'workerReviewed',
      values: { ...first(names), rating: typeof rating === 'number' ? rating : 0 },
    },
  }),
};

/** An event without a row is told in the server's own words. */
export function happened({ type, details, text, unreadable }: HistoryEntry, cast: Cast): Happened | string | null {
  if (unreadable) return { title: { key: 'stepUnreadable' } };
  return Object.hasOwn(rows, type) && rows[type] ? rows[type](details, cast) : text;
}

const words = {
  requested: { client: 'clientRequested', worker: 'workerRequested' },
  requestedOpen: { client: 'clientRequestedOpen', worker: 'workerRequestedOpen' },
  edited: { client: 'clientEdited', worker: 'workerEdited' },
  accepted: { client: 'clientAccepted', worker: 'workerAccepted' },
  declined: { client: 'clientDeclined', worker: 'workerDeclined' },
  timeTaken: { client: 'clientTimeTaken', worker: 'workerTimeTaken' },
  unavailable: { client: 'clientUnavailable', worker: 'workerUnavailable' },
  quoteWithdrawn: { client: 'clientQuoteWithdrawn', worker: 'workerQuoteWithdrawn' },
  quoteOff: { client: 'clientQuoteOff', worker: 'workerQuoteOff' },
  expired: { client: 'nobodyAnswered', worker: 'nobodyAnswered' },
  arrived: { client: 'clientArrived', worker: 'workerArrived' },
  started: { client: 'clientStarted', worker: 'workerStarted' },
  completed: { client: 'clientCompleted', worker: 'workerCompleted' },
  completedByClient: { client: 'youSaidDone', worker: 'clientSaidDone' },
  completedBySuki: { client: 'sukiSaidDone', worker: 'sukiSaidDone' },
  paymentRequested: { client: 'clientPaymentRequested', worker: 'workerPaymentRequested' },
  feeRequested: { client: 'clientFeeRequested', worker: 'workerFeeRequested' },
  paymentSubmitted: { client: 'clientPaymentSubmitted', worker: 'workerPaymentSubmitted' },
  paymentReceived: { client: 'clientPaymentReceived', worker: 'workerPaymentReceived' },
  paymentFailed: { client: 'clientPaymentFailed', worker: 'workerPaymentFailed' },
  transferNotFound: { client: 'clientTransferNotFound', worker: 'workerTransferNotFound' },
  verificationUndone: { client: 'verificationUndone', worker: 'verificationUndone' },
  paymentVerified: { client: 'paymentVerified', worker: 'paymentVerified' },
  paymentVoided: { client: 'paymentVoided', worker: 'paymentVoided' },
  refundIssued: { client: 'clientRefundIssued', worker: 'workerRefundIssued' },
  refundSettled: { client: 'clientRefundSettled', worker: 'workerRefundSettled' },
  refundFailed: { client: 'refundFailed', worker: 'refundFailed' },
  newTimeByYou: { client: 'youAskNewTime', worker: 'youAskNewTime' },
  newTimeByOther: { client: 'workerAsksNewTime', worker: 'clientAsksNewTime' },
  newTimeAgreed: { client: 'newTimeAgreed', worker: 'newTimeAgreed' },
  newTimeDeclinedByYou: { client: 'youDeclinedTime', worker: 'youDeclinedTime' },
  newTimeDeclinedByOther: { client: 'workerDeclinedTime', worker: 'clientDeclinedTime' },
  extraProposed: { client: 'clientExtraProposed', worker: 'workerExtraProposed' },
  extraApproved: { client: 'clientExtraApproved', worker: 'workerExtraApproved' },
  extraRefused: { client: 'clientExtraRefused', worker: 'workerExtraRefused' },
  cancelledByYou: { client: 'youCancelled', worker: 'youCancelled' },
  cancelledByOther: { client: 'workerCancelled', worker: 'clientCancelled' },
  cancelledBySuki: { client: 'sukiCancelled', worker: 'sukiCancelled' },
} as const satisfies Record<string, Record<Side, BookingWord>>;

const completedBy = { client: 'completedByClient', admin: 'completedBySuki' } as const;

/** The worker of that moment: another may have it by now. */
function named(cast: Cast, worker: unknown): Cast {
  return typeof worker === 'string' ? { ...cast, workerName: worker } : cast;
}

function declined({ reason, stillOpen, cause }: Details, cast: Cast): Happened | null {
  if (stillOpen === true) return null;
  if (cause === 'time_taken') return { title: say('timeTaken', cast) };
  return cause === 'worker_unavailable'
    ? { title: say('unavailable', cast) }
    : { title: say('declined', cast), ...quoted(reason) };
}

function say(word: keyof typeof words, { side, ...names }: Cast): Said {
  return { key: words[word][side], values: first(names) };
}

function first({ workerName, clientName }: Pick<Cast, 'workerName' | 'clientName'>) {
  return { name: firstName(workerName), client: firstName(clientName) };
}

function quotedWord(side: Side, replaces: unknown): BookingWord {
  if (side === 'worker') return 'workerQuoted';
  return replaces === true ? 'clientQuotedAgain' : 'clientQuoted';
}

function nameOf(worker: unknown): string {
  return typeof worker === 'string' ? firstName(worker) : '';
}

function newTime(startsAt: unknown, { locale }: Cast, key: BookingWord = 'newTimeIs'): Pick<Happened, 'note'> {
  return typeof startsAt === 'string' ? { note: { key, values: { when: formatDayAndTime(startsAt, locale) } } } : {};
}

/** A new time is said; of the rest only what it was that changed. */
function editNote(changed: unknown, startsAt: unknown, cast: Cast): Pick<Happened, 'note'> {
  const parts: unknown[] = Array.isArray(changed) ? changed : [];
  if (parts.includes('time')) return newTime(startsAt, cast);
  const word = requestParts.find((part) => parts.includes(part));
  return word ? { note: { key: partWords[word] } } : {};
}

function withAmount({ key, values }: Said, centavos: unknown): Said {
  return { key, values: { ...values, amount: amount(centavos) } };
}

function withMoney(said: Said, centavos: unknown, method: unknown): Said {
  const { key, values } = withAmount(said, centavos);
  return { key, values: { ...values, method: typeof method === 'string' ? method : 'cash' } };
}

function cancelledBy(by: unknown, side: Side) {
  if (by === side) return 'cancelledByYou';
  return by === 'admin' || by === 'policy' ? 'cancelledBySuki' : 'cancelledByOther';
}

function cancelNote(reason: unknown, feeCentavos: unknown): Pick<Happened, 'note'> {
  if (typeof feeCentavos !== 'number' || feeCentavos === 0) return quoted(reason);
  return {
    note: {
      key: 'cancelledWithFee',
      values: { reason: typeof reason === 'string' ? reason : '', fee: formatPesoShort(feeCentavos) },
    },
  };
}

function quoted(text: unknown): Pick<Happened, 'note'> {
  return typeof text === 'string' && text !== '' ? { note: `“${text}”` } : {};
}

/** With what it was before, where that is known and another. */
function amount(centavos: unknown, before?: unknown): string {
  return typeof centavos === 'number'
    ? priceChange(typeof before === 'number' ? before : null, centavos, formatPesoShort)
    : '';
}

function newTotal(total: unknown, added: unknown): string {
  return amount(total, typeof total === 'number' && typeof added === 'number' ? total - added : null);
}
