import { formatDayAndTime } from '#contracts/manila-format.ts';
import { addDays, manilaDay } from '#contracts/manila-time.ts';
import { formatPesoShort } from '#contracts/money.ts';
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
  QuoteWithdrawn: { title: 'quoteWithdrawnTitle', text: 'quoteWithdrawnText' },
  QuoteRejected: { title: 'quoteRejectedTitle', text: 'quoteRejectedText' },
  QuoteExpired: { title: 'quoteExpiredTitle', text: 'quoteExpiredText' },
  QuoteAccepted: { title: 'quoteAcceptedTitle', text: 'quoteAcceptedText' },
  QuoteNotChosen: { title: 'quoteNotChosenTitle', text: 'quoteNotChosenText' },
  RescheduleProposed: { title: 'newTimeTitle', text: 'newTimeText' },
  RescheduleAccepted: { title: 'newTimeAcceptedTitle', text: 'newTimeAcceptedText' },
  RescheduleDeclined: { title: 'newTimeDeclinedTitle', text: 'newTimeDeclinedText' },
  ExtraProposed: { title: 'extraTitle', text: 'extraText' },
  ExtraApproved: { title: 'extraApprovedTitle', text: 'extraText' },
  ExtraRefused: { title: 'extraRefusedTitle', text: 'extraText' },
  BookingDeclined: { title: 'declinedTitle', text: 'declinedText' },
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
  PayoutAccountSet: { title: 'payoutAccountTitle', text: 'payoutAccountText' },
  PayoutAccountChanged: { title: 'payoutAccountChangedTitle', text: 'payoutAccountChangedText' },
  PayoutAccountWithdrawn: { title: 'payoutAccountWithdrawnTitle', text: 'payoutAccountWithdrawnText' },
  PayoutHeld: { title: 'payoutHeldTitle', text: 'payoutHeldText' },
  PayoutPaid: { title: 'payoutPaidTitle', text: 'payoutPaidText' },
  PayoutFailed: { title: 'payoutFailedTitle', text: 'payoutFailedText' },
};

export type SaidNotification = { /** Said with the text’s values. */ title: { key: Word } | string; text: { key: Word; values: Values } | string };

export function sayNotification({ type, title, text, details }: Notification, locale: string): SaidNotification {
  const kind = kindOf(type, details);
  const known = Object.hasOwn(words, kind) ? words[kind] : undefined;
  if (!known) return { title, text };
  return { title: { key: known.title }, text: { key: known.text, values: valuesOf(details, locale) } };
}

/** What happened to this reader, where one event may mean two things. */
function kindOf(type: string, details: Notification['details']): string {
  if (type === 'PaymentFailed' && details.method === 'bank_transfer') return 'TransferNotFound';
  if (type === 'RefundIssued' && details.forWorker !== undefined) return 'RefundForWorker';
  if (type === 'BookingCancelled' && typeof details.cause === 'string') return 'BookingClosed';
  if (type === 'QuoteAccepted' && details.chosen === false) return 'QuoteNotChosen';
  if (type === 'BookingRequestEdited' && Array.isArray(details.changed) && details.changed.includes('time')) return 'BookingRequestMoved';
  return type === 'PayoutAccountSet' && details.heldUntil !== undefined ? 'PayoutAccountChanged' : type;
}

/** Instants and amounts as they read; names and codes as they are. */
function valuesOf(details: Notification['details'], locale: string): Values {
  const values: Values = {};
  for (const [name, value] of Object.entries(details)) if (typeof value === 'string' || typeof value === 'number') values[name] = value;
  const { startsAt, heldUntil, answerBy, closesAt, priceCentavos, finalAmountCentavos, amountCentavos, feeCentavos } = details;
  const amount = finalAmountCentavos ?? priceCentavos ?? amountCentavos ?? feeCentavos;
  if (typeof startsAt === 'string') values.when = formatDayAndTime(startsAt, locale);
  const until = heldUntil ?? answerBy ?? closesAt;
  if (typeof until === 'string') values.until = formatDayAndTime(until, locale);
  if (typeof amount === 'number') values.amount = formatPesoShort(amount);
  return values;
}

export type NotificationDay = { day: string; name: 'today' | 'yesterday' | null; items: Notification[] };

/** By Manila day, in the order they came. `now` in ms. */
export function byDay(items: readonly Notification[], now: number): NotificationDay[] {
  const today = manilaDay(now);
  const names = new Map<string, NotificationDay['name']>([[today, 'today'], [addDays(today, -1), 'yesterday']]);
  return [...Map.groupBy(items, ({ at }) => manilaDay(at))].map(([day, members]) => ({ day, name: names.get(day) ?? null, items: members }));
}

/** It came to nothing, and its client may ask the others: these notifications have that press on them. */
export function cameToNothing({ type }: Pick<Notification, 'type'>): boolean {
  return type === 'BookingDeclined' || type === 'BookingExpired' || type === 'BookingCancelled';
}

/** Where a notification leads; null when there is nothing to see. */
export function notificationPath({ bookingId, type }: Notification, side: 'client' | 'worker'): string | null {
  if (bookingId) return `/${side}/bookings/${bookingId}`;
  if (type.startsWith('Payout') && side === 'worker') return '/worker-earnings';
  return type.startsWith('Worker') && side === 'worker' ? '/worker-dashboard' : null;
}
