import { formatDayAndTime } from '#contracts/manila-format.ts';
import { formatPesoShort } from '#contracts/money.ts';
import { priceChange } from '#contracts/booking/price-change.ts';
import { requestParts } from '#contracts/booking/request-parts.ts';
import type { HistoryEntry } from '#contracts/views/booking.ts';
import { firstName } from '../../../domain/first-name.ts';
import { partWords } from '../part-words.ts';
import type { Details, EntryOf, TimelineEntry, TimelineReader } from './entry.ts';
import { closedBecause, noShowRows } from './no-show-entries.ts';
import type { BookingWord, MessageKey } from '../message-key.ts';
import type { Side } from '../../../domain/booking/side.ts';

/** Each event in words for one side; null when that side need not hear of it. */
const rows: Record<string, EntryOf> = {
  // Who was asked then, who may be one of many by now.
  BookingRequested: ({ worker, insteadOf }, reader) => ({
    title:
      typeof worker === 'string' ? say('requested', { ...reader, workerName: worker }) : say('requestedOpen', reader),
    ...(typeof insteadOf === 'string' &&
      reader.side === 'client' && { note: { key: 'insteadOf', values: { code: insteadOf } } }),
  }),
  BookingRequestEdited: ({ changed, startsAt }, reader) => ({
    title: say('edited', reader),
    ...editNote(changed, startsAt, reader),
  }),
  BookingWidened: ({ worker }, reader) => ({
    title: {
      key: reader.side === 'client' ? 'clientWidened' : 'workerWidened',
      values: { name: nameOf(worker), client: firstName(reader.clientName) },
    },
  }),
  OthersAsked: ({ code }, { side }) =>
    side === 'worker'
      ? null
      : {
          title: { key: 'othersAsked' },
          note: { key: 'othersAskedNote', values: { code: typeof code === 'string' ? code : '' } },
        },
  BookingAccepted: ({ priceCentavos, worker }, reader) => ({
    title: say('accepted', named(reader, worker)),
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
  RescheduleProposed: ({ by, startsAt }, reader) => ({
    title: say(by === reader.side ? 'newTimeByYou' : 'newTimeByOther', reader),
    ...newTime(startsAt, reader),
  }),
  RescheduleAccepted: ({ startsAt }, reader) => ({ title: say('newTimeAgreed', reader), ...newTime(startsAt, reader) }),
  RescheduleDeclined: ({ by, before }, reader) => ({
    title: say(by === reader.side ? 'newTimeDeclinedByYou' : 'newTimeDeclinedByOther', reader),
    ...newTime(before, reader, 'timeStays'),
  }),
  ExtraProposed: ({ amountCentavos, reason }, reader) => ({
    title: withAmount(say('extraProposed', reader), amountCentavos),
    ...quoted(reason),
  }),
  ExtraApproved: ({ amountCentavos, reason, totalCentavos }, reader) => ({
    title: withAmount(say('extraApproved', reader), amountCentavos),
    note: {
      key: 'newTotal',
      values: { reason: typeof reason === 'string' ? reason : '', amount: newTotal(totalCentavos, amountCentavos) },
    },
  }),
  ExtraRefused: ({ amountCentavos, reason }, reader) => ({
    title: withAmount(say('extraRefused', reader), amountCentavos),
    ...quoted(reason),
  }),
  BookingDeclined: (details, reader) => declined(details, reader),
  BookingExpired: (_, reader) => ({ title: say('expired', reader) }),
  WorkerArrived: ({ lateMinutes }, reader) => ({
    title: say('arrived', reader),
    ...(typeof lateMinutes === 'number' && { note: { key: 'lateBy', values: { minutes: lateMinutes } } }),
  }),
  WorkStarted: (_, reader) => ({ title: say('started', reader) }),
  WorkCompleted: ({ note, by }, reader) => ({
    title: say(by === 'client' || by === 'admin' ? completedBy[by] : 'completed', reader),
    ...quoted(note),
  }),
  ...noShowRows,
  BookingCancelled: ({ by, reason, feeCentavos, cause }, reader) =>
    closedBecause(cause, feeCentavos, reader) ?? {
      title: say(cancelledBy(by, reader.side), reader),
      ...cancelNote(reason, feeCentavos),
    },
  PaymentRequested: ({ amountCentavos, purpose }, reader) => ({
    title: withAmount(
      say(purpose === 'cancellation_fee' ? 'feeRequested' : 'paymentRequested', reader),
      amountCentavos,
    ),
  }),
  PaymentSubmitted: ({ amountCentavos, method, reference }, reader) => ({
    title: withMoney(say('paymentSubmitted', reader), amountCentavos, method),
    ...quoted(reference),
  }),
  PaymentReceived: ({ amountCentavos, method }, reader) => ({
    title: withMoney(say('paymentReceived', reader), amountCentavos, method),
  }),
  PaymentFailed: ({ amountCentavos, method, reason }, reader) => ({
    title: withMoney(
      say(method === 'bank_transfer' ? 'transferNotFound' : 'paymentFailed', reader),
      amountCentavos,
      method,
    ),
    ...quoted(reason),
  }),
  PaymentVerified: ({ amountCentavos }, reader) => ({
    title: withAmount(say('paymentVerified', reader), amountCentavos),
  }),
  PaymentVerificationUndone: ({ amountCentavos }, reader) => ({
    title: withAmount(say('verificationUndone', reader), amountCentavos),
  }),
  PaymentVoided: (_, reader) => ({ title: say('paymentVoided', reader) }),
  RefundIssued: ({ amountCentavos, reason }, reader) => ({
    title: withAmount(say('refundIssued', reader), amountCentavos),
    ...quoted(reason),
  }),
  RefundSettled: ({ amountCentavos }, reader) => ({ title: withAmount(say('refundSettled', reader), amountCentavos) }),
  RefundFailed: ({ amountCentavos }, reader) => ({ title: withAmount(say('refundFailed', reader), amountCentavos) }),
  ReviewSubmitted: ({ rating }, { side, ...names }) => ({
    title: {
      key: side === 'client' ? 'clientReviewed' : 'workerReviewed',
      values: { ...first(names), rating: typeof rating === 'number' ? rating : 0 },
    },
  }),
};

/** An event without a row is told in the server's own words. */
export function timelineEntry(
  { type, details, text, unreadable }: HistoryEntry,
  reader: TimelineReader,
): TimelineEntry | string | null {
  if (unreadable) return { title: { key: 'stepUnreadable' } };
  return Object.hasOwn(rows, type) && rows[type] ? rows[type](details, reader) : text;
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
function named(reader: TimelineReader, worker: unknown): TimelineReader {
  return typeof worker === 'string' ? { ...reader, workerName: worker } : reader;
}

function declined({ reason, stillOpen, cause }: Details, reader: TimelineReader): TimelineEntry | null {
  if (stillOpen === true) return null;
  if (cause === 'time_taken') return { title: say('timeTaken', reader) };
  return cause === 'worker_unavailable'
    ? { title: say('unavailable', reader) }
    : { title: say('declined', reader), ...quoted(reason) };
}

function say(word: keyof typeof words, { side, ...names }: TimelineReader): MessageKey {
  return { key: words[word][side], values: first(names) };
}

function first({ workerName, clientName }: Pick<TimelineReader, 'workerName' | 'clientName'>) {
  return { name: firstName(workerName), client: firstName(clientName) };
}

function quotedWord(side: Side, replaces: unknown): BookingWord {
  if (side === 'worker') return 'workerQuoted';
  return replaces === true ? 'clientQuotedAgain' : 'clientQuoted';
}

function nameOf(worker: unknown): string {
  return typeof worker === 'string' ? firstName(worker) : '';
}

function newTime(
  startsAt: unknown,
  { locale }: TimelineReader,
  key: BookingWord = 'newTimeIs',
): Pick<TimelineEntry, 'note'> {
  return typeof startsAt === 'string' ? { note: { key, values: { when: formatDayAndTime(startsAt, locale) } } } : {};
}

/** A new time is said; of the rest only what it was that changed. */
function editNote(changed: unknown, startsAt: unknown, reader: TimelineReader): Pick<TimelineEntry, 'note'> {
  const parts: unknown[] = Array.isArray(changed) ? changed : [];
  if (parts.includes('time')) return newTime(startsAt, reader);
  const word = requestParts.find((part) => parts.includes(part));
  return word ? { note: { key: partWords[word] } } : {};
}

function withAmount({ key, values }: MessageKey, centavos: unknown): MessageKey {
  return { key, values: { ...values, amount: amount(centavos) } };
}

function withMoney(said: MessageKey, centavos: unknown, method: unknown): MessageKey {
  const { key, values } = withAmount(said, centavos);
  return { key, values: { ...values, method: typeof method === 'string' ? method : 'cash' } };
}

function cancelledBy(by: unknown, side: Side) {
  if (by === side) return 'cancelledByYou';
  return by === 'admin' || by === 'policy' ? 'cancelledBySuki' : 'cancelledByOther';
}

function cancelNote(reason: unknown, feeCentavos: unknown): Pick<TimelineEntry, 'note'> {
  if (typeof feeCentavos !== 'number' || feeCentavos === 0) return quoted(reason);
  return {
    note: {
      key: 'cancelledWithFee',
      values: { reason: typeof reason === 'string' ? reason : '', fee: formatPesoShort(feeCentavos) },
    },
  };
}

function quoted(text: unknown): Pick<TimelineEntry, 'note'> {
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
