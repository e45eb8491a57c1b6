import { formatDayAndTime, formatDayWithYear } from '#contracts/manila-format.ts';
import { addDays, manilaDay, manilaInstant } from '#contracts/manila-time.ts';
import { formatPesoShort } from '#contracts/money.ts';
import { priceChange } from '#contracts/booking/price-change.ts';
import type { Notification } from '#contracts/views/notification.ts';
import type { Values } from '../../i18n/i18n.ts';
import type { notificationsEn } from './notifications.en.ts';

type Word = keyof typeof notificationsEn;

/** The words of each kind of event; one that is not here is shown in the server's own. */
const words: Record<string, { title: Word; text: Word }> = {
  BookingRequested: { title: 'requestedTitle', text: 'requestedText' },
  BookingRequestEdited: { title: 'editedTitle', text: 'editedText' },
  BookingRequestMoved: { title: 'editedTitle', text: 'movedText' },
  BookingWidened: { title: 'widenedTitle', text: 'widenedText' },
  BookingAccepted: { title: 'acceptedTitle', text: 'acceptedText' },
  QuoteOffered: { title: 'quoteTitle', text: 'quoteText' },
  QuoteChanged: { title: 'quoteChangedTitle', text: 'quoteChangedText' },
  QuoteWithdrawn: { title: 'quoteWithdrawnTitle', text: 'quoteWithdrawnText' },
  QuoteOff: { title: 'quoteOffTitle', text: 'quoteOffText' },
  QuoteRejected: { title: 'quoteRejectedTitle', text: 'quoteRejectedText' },
  QuoteExpired: { title: 'quoteExpiredTitle', text: 'quoteExpiredText' },
  QuoteAccepted: { title: 'quoteAcceptedTitle', text: 'quoteAcceptedText' },
  QuoteNotChosen: { title: 'quoteNotChosenTitle', text: 'quoteNotChosenText' },
  RescheduleProposed: { title: 'newTimeTitle', text: 'newTimeText' },
  RescheduleAccepted: { title: 'newTimeAcceptedTitle', text: 'newTimeAcceptedText' },
  RescheduleDeclined: { title: 'newTimeDeclinedTitle', text: 'newTimeDeclinedText' },
  ExtraProposed: { title: 'extraTitle', text: 'extraText' },
  ExtraApproved: { title: 'extraApprovedTitle', text: 'extraApprovedText' },
  ExtraRefused: { title: 'extraRefusedTitle', text: 'extraText' },
  BookingDeclined: { title: 'declinedTitle', text: 'declinedText' },
  BookingTimeTaken: { title: 'timeTakenTitle', text: 'timeTakenText' },
  WorkerUnavailable: { title: 'unavailableTitle', text: 'unavailableText' },
  BookingExpired: { title: 'expiredTitle', text: 'expiredText' },
  WorkerArrived: { title: 'arrivedTitle', text: 'arrivedText' },
  WorkStarted: { title: 'startedTitle', text: 'startedText' },
  WorkCompleted: { title: 'completedTitle', text: 'completedText' },
  BookingCancelled: { title: 'cancelledTitle', text: 'cancelledText' },
  BookingClosed: { title: 'closedTitle', text: 'closedText' },
  NoShowReported: { title: 'noShowTitle', text: 'noShowText' },
  NoShowAnswered: { title: 'noShowAnsweredTitle', text: 'noShowAnsweredText' },
  NoShowDisputed: { title: 'noShowDisputedTitle', text: 'noShowDisputedText' },
  NoShowSettled: { title: 'noShowSettledTitle', text: 'noShowSettledText' },
  BookingOverdue: { title: 'overdueTitle', text: 'overdueText' },
  BookingReopened: { title: 'reopenedTitle', text: 'reopenedText' },
  ReviewSubmitted: { title: 'reviewTitle', text: 'reviewText' },
  PaymentRequested: { title: 'paymentRequestedTitle', text: 'paymentRequestedText' },
  PaymentReceived: { title: 'paymentReceivedTitle', text: 'paymentReceivedText' },
  PaymentFailed: { title: 'paymentFailedTitle', text: 'paymentFailedText' },
  TransferNotFound: { title: 'transferNotFoundTitle', text: 'transferNotFoundText' },
  PaymentVerificationUndone: { title: 'transferAgainTitle', text: 'transferAgainText' },
  RefundForWorker: { title: 'refundForWorkerTitle', text: 'refundForWorkerText' },
  RefundIssued: { title: 'refundTitle', text: 'refundText' },
  WorkerApproved: { title: 'approvedTitle', text: 'approvedText' },
  WorkerRejected: { title: 'rejectedTitle', text: 'rejectedText' },
  DocumentRefused: { title: 'paperRefusedTitle', text: 'paperRefusedText' },
  DocumentExpiring: { title: 'paperExpiringTitle', text: 'paperExpiringText' },
  DocumentExpired: { title: 'paperExpiredTitle', text: 'paperExpiredText' },
  MissingItemsRequested: { title: 'missingTitle', text: 'missingText' },
  PayoutAccountSet: { title: 'payoutAccountTitle', text: 'payoutAccountText' },
  PayoutAccountChanged: { title: 'payoutAccountChangedTitle', text: 'payoutAccountChangedText' },
  PayoutAccountWithdrawn: { title: 'payoutAccountWithdrawnTitle', text: 'payoutAccountWithdrawnText' },
  PayoutHeld: { title: 'payoutHeldTitle', text: 'payoutHeldText' },
  PayoutPaid: { title: 'payoutPaidTitle', text: 'payoutPaidText' },
  PayoutFailed: { title: 'payoutFailedTitle', text: 'payoutFailedText' },
};

export type SaidNotification = {
  /** Said with the text’s values. */ title: { key: Word } | string;
  text: { key: Word; values: Values } | string;
};

export function sayNotification({ type, title, text, details }: Notification, locale: string): SaidNotification {
  const kind = kindOf(type, details);
  const known = Object.hasOwn(words, kind) ? words[kind] : undefined;
  if (!known) return { title, text };
  return { title: { key: known.title }, text: { key: known.text, values: valuesOf(details, locale) } };
}

type Details = Notification['details'];

/** The platform said no for the worker. */
const turnedDown: Partial<Record<string, string>> = {
  time_taken: 'BookingTimeTaken',
  worker_unavailable: 'WorkerUnavailable',
};

/** Where one event may mean two things: what it is about for this reader. */
const kinds: Record<string, (details: Details) => string | false> = {
  PaymentFailed: ({ method }) => method === 'bank_transfer' && 'TransferNotFound',
  RefundIssued: ({ forWorker }) => forWorker !== undefined && 'RefundForWorker',
  BookingDeclined: ({ cause }) => turnedDown[String(cause)] ?? false,
  QuoteWithdrawn: ({ cause }) => cause === 'worker_unavailable' && 'QuoteOff',
  BookingCancelled: ({ cause }) => typeof cause === 'string' && 'BookingClosed',
  QuoteOffered: ({ beforeCentavos }) => typeof beforeCentavos === 'number' && 'QuoteChanged',
  QuoteAccepted: ({ chosen }) => chosen === false && 'QuoteNotChosen',
  BookingRequestEdited: ({ changed }) => Array.isArray(changed) && changed.includes('time') && 'BookingRequestMoved',
  PayoutAccountSet: ({ heldUntil }) => heldUntil !== undefined && 'PayoutAccountChanged',
};

function kindOf(type: string, details: Details): string {
  return (Object.hasOwn(kinds, type) && kinds[type]?.(details)) || type;
}

/** Instants and amounts as they read; names and codes as they are. */
function valuesOf(details: Notification['details'], locale: string): Values {
  const values: Values = {};
  for (const [name, value] of Object.entries(details))
    if (typeof value === 'string' || typeof value === 'number') values[name] = value;
  return { ...values, ...momentsOf(details, locale), ...amountOf(details) };
}

function amountOf({
  finalAmountCentavos,
  priceCentavos,
  amountCentavos,
  feeCentavos,
  beforeCentavos,
  totalCentavos,
  totalBeforeCentavos,
}: Details): Values {
  const amount = finalAmountCentavos ?? priceCentavos ?? amountCentavos ?? feeCentavos;
  return {
    ...(typeof amount === 'number' && { amount: changedPrice(beforeCentavos, amount) }),
    ...(typeof totalCentavos === 'number' && { total: changedPrice(totalBeforeCentavos, totalCentavos) }),
  };
}

function momentsOf({ startsAt, heldUntil, answerBy, closesAt, expiresOn }: Details, locale: string): Values {
  const values: Values = {};
  if (typeof startsAt === 'string') values.when = formatDayAndTime(startsAt, locale);
  const until = heldUntil ?? answerBy ?? closesAt;
  if (typeof until === 'string') values.until = formatDayAndTime(until, locale);
  if (typeof expiresOn === 'string') values.day = formatDayWithYear(manilaInstant(expiresOn), locale);
  return values;
}

function changedPrice(before: unknown, after: number): string {
  return priceChange(typeof before === 'number' ? before : null, after, formatPesoShort);
}

export type NotificationDay = { day: string; name: 'today' | 'yesterday' | null; items: Notification[] };

/** By Manila day, in the order they came. `now` in ms. */
export function byDay(items: readonly Notification[], now: number): NotificationDay[] {
  const today = manilaDay(now);
  const names = new Map<string, NotificationDay['name']>([
    [today, 'today'],
    [addDays(today, -1), 'yesterday'],
  ]);
  return [...Map.groupBy(items, ({ at }) => manilaDay(at))].map(([day, members]) => ({
    day,
    name: names.get(day) ?? null,
    items: members,
  }));
}

/** It came to nothing, and its client may ask the others: these notifications have that press on them. */
export function cameToNothing({ type }: Pick<Notification, 'type'>): boolean {
  return type === 'BookingDeclined' || type === 'BookingExpired' || type === 'BookingCancelled';
}

/** Where a notification leads; null when there is nothing to see. */
export function notificationPath({ bookingId, type }: Notification, side: 'client' | 'worker'): string | null {
  if (bookingId) return `/${side}/bookings/${bookingId}`;
  if (type.startsWith('Payout') && side === 'worker') return '/worker-earnings';
  if (type.startsWith('Document') && side === 'worker') return '/worker-profile';
  return (type.startsWith('Worker') || type === 'MissingItemsRequested') && side === 'worker'
    ? '/worker-dashboard'
    : null;
}
