import { bookingCode } from '#contracts/booking/code.ts';
import type { DataOf, EventType, Recorded } from '#contracts/events/registry.ts';
import { partsOfStream } from '#contracts/events/streams.ts';
import { formatDayAndTime } from '#contracts/manila-format.ts';
import { formatPesoLong } from '#contracts/money.ts';
import { maskedAccount } from '#contracts/payout/masked-account.ts';
import { priceChange } from '#contracts/booking/price-change.ts';
import type { AuditRow } from '#contracts/views/platform-audit.ts';
import { changedRates } from './rate-words.ts';
import { changedSettings } from './setting-words.ts';

/** What people know the thing by: words, or a person or a service whose name is looked up when it is shown. */
export type Subject = string | { accountId: string } | { workerId: string } | { serviceId: string };

type Entry<Type extends EventType> = {
  action: string;
  tone: AuditRow['tone'];
  subject: (event: Recorded<Type>) => Subject;
  /** What came of it in a few words; money written out. */
  changes?: (data: DataOf<Type>) => string;
  /** It concerns money, access, people or settings: kept by the strict view when a person did it. */
  strict?: true;
};

const account = ({ stream }: { stream: string }): Subject => ({ accountId: partsOfStream(stream).id });
const worker = ({ data: { workerId } }: { data: { workerId: string } }): Subject => ({ workerId });
const service = ({ data: { serviceId } }: { data: { serviceId: string } }): Subject => ({ serviceId });
const booking = ({ data: { bookingId } }: { data: { bookingId: string } }): Subject => bookingCode(bookingId);
const conversation = ({ data: { partnerId } }: { data: { partnerId: string } }): Subject => ({ accountId: partnerId });
const loginName = ({ stream }: { stream: string }): Subject => stream.slice(0, 'login-'.length + 6);
const named = ({ name }: { name: string }) => name;
const when = (instant: string) => formatDayAndTime(instant, 'en');
const shortened = (text: string) => (text.length > 80 ? `${text.slice(0, 79)}…` : text);
const reasonOf = ({ reason }: { reason: string }) => shortened(reason);
const quoteOf = ({ workerName, amountCentavos }: { workerName: string; amountCentavos: number }) =>
  `${workerName}: ${formatPesoLong(amountCentavos)}`;
const timesOf = ({ before, startsAt }: { before: { startsAt: string }; startsAt: string }) =>
  `${when(before.startsAt)} → ${when(startsAt)}`;
/** The time as it was and is; of the rest only what it was that changed. */
const editOf = ({ changed, ...data }: DataOf<'BookingRequestEdited'>) =>
  changed.map((part) => (part === 'time' ? timesOf(data) : part)).join(', ');
const extraOf = ({ amountCentavos, reason }: { amountCentavos: number; reason: string }) =>
  `${formatPesoLong(amountCentavos)}: ${shortened(reason)}`;
const payoutReasonOf = ({
  amountCentavos,
  friday,
  reason,
}: {
  amountCentavos: number;
  friday: string;
  reason: string;
}) => `${formatPesoLong(amountCentavos)} of ${friday}: ${shortened(reason)}`;
const destinationName = ({ method, bank }: { method: string; bank: string | null }) => bank ?? methodInWords(method);
const methodInWords = (method: string) =>
  ({ gcash: 'GCash', maya: 'Maya', bank_transfer: 'bank transfer' })[method] ?? method;
const kindInWords = (kind: string) => kind.replaceAll('_', ' ');
const countOf = (count: number, one: string) => `${count} ${one}${count === 1 ? '' : 's'}`;

/** Every type of event in the words of the audit log. A type that is missing here is a type error. */
export const auditWords: { readonly [Type in EventType]: Entry<Type> } = {
  AccountRegistered: {
    action: 'Opened an account',
    tone: 'brand',
    subject: ({ data }) => ({ accountId: data.accountId }),
    changes: ({ userType }) => `as ${userType}`,
    strict: true,
  },
  ProfileChanged: {
    action: 'Changed the profile',
    tone: 'neutral',
    subject: account,
    changes: ({ firstName, lastName }) => `${firstName} ${lastName}`,
    strict: true,
  },
  AvatarChanged: { action: 'Changed the picture', tone: 'neutral', subject: account },
  EmailVerified: {
    action: 'Verified the email',
    tone: 'success',
    subject: account,
    changes: ({ email }) => email,
    strict: true,
  },
  PhoneVerified: {
    action: 'Verified the phone',
    tone: 'success',
    subject: account,
    changes: ({ phone }) => phone,
    strict: true,
  },
  ContactChangeRequested: {
    action: 'Asked to change email or number',
    tone: 'neutral',
    subject: account,
    changes: ({ value }) => value,
    strict: true,
  },
  ContactChangeWithdrawn: {
    action: 'Kept the old email or number',
    tone: 'neutral',
    subject: account,
    changes: ({ kind, reason }) => (reason === 'expired' ? `${kind}: not proven in time` : kind),
  },
  ContactChanged: {
    action: 'Changed email or number',
    tone: 'mango',
    subject: account,
    changes: ({ former, value, proof }) => `${former ?? 'none'} → ${value}, by ${proof.replaceAll('_', ' ')}`,
    strict: true,
  },
  ContactChangeUndone: {
    action: 'Undid a change of email or number',
    tone: 'danger',
    subject: account,
    changes: ({ kind, value, reason }) =>
      `${value ?? `no ${kind}`}${reason === 'not_me' ? '' : ', with an earlier change'}`,
    strict: true,
  },
  PasswordChanged: { action: 'Changed the password', tone: 'mango', subject: account, strict: true },
  DefaultPaymentMethodChosen: {
    action: 'Chose a payment method',
    tone: 'neutral',
    subject: account,
    changes: ({ method }) => method,
  },
  LanguageChosen: {
    action: 'Chose a language',
    tone: 'neutral',
    subject: account,
    changes: ({ language }) => language,
  },
  RoleChanged: {
    action: 'Changed the role',
    tone: 'mango',
    subject: account,
    changes: ({ userType }) => `now ${userType}`,
    strict: true,
  },
  SignedIn: { action: 'Signed in', tone: 'neutral', subject: account, changes: ({ method }) => method },
  SignedOut: { action: 'Signed out', tone: 'neutral', subject: account },
  AccountSuspended: { action: 'Suspended account', tone: 'danger', subject: account, changes: reasonOf, strict: true },
  AccountReinstated: {
    action: 'Reinstated account',
    tone: 'success',
    subject: account,
    changes: () => 'suspended → active',
    strict: true,
  },

  LoginClaimed: {
    action: 'Claimed a sign-in name',
    tone: 'neutral',
    subject: ({ data }) => ({ accountId: data.accountId }),
    changes: ({ kind }) => kind,
  },
  LoginReleased: {
    action: 'Released a sign-in name',
    tone: 'neutral',
    subject: ({ data }) => ({ accountId: data.accountId }),
  },
  SignInRefused: {
    action: 'Sign-in refused',
    tone: 'danger',
    subject: loginName,
    changes: ({ reason, attempts }) => `${reason.replace('_', ' ')}, try ${attempts}`,
    strict: true,
  },

  WorkerApplied: { action: 'Applied as a worker', tone: 'info', subject: worker, strict: true },
  WorkerRenamed: { action: 'Changed name or picture', tone: 'neutral', subject: worker, changes: named },
  DocumentSubmitted: {
    action: 'Handed in a document',
    tone: 'info',
    subject: worker,
    changes: ({ kind, name }) => `${kind}: ${name}`,
  },
  DocumentRead: {
    action: 'Opened a document',
    tone: 'mango',
    subject: worker,
    changes: ({ name, reason }) => (reason === null ? name : `${name}: ${shortened(reason)}`),
    strict: true,
  },
  DocumentApproved: {
    action: 'Checked a document',
    tone: 'success',
    subject: worker,
    changes: ({ name, kind, expiresOn }) =>
      `${name}: ${kindInWords(kind)}${expiresOn === null ? '' : `, valid to ${expiresOn}`}`,
    strict: true,
  },
  DocumentRefused: {
    action: 'Refused a document',
    tone: 'danger',
    subject: worker,
    changes: ({ name, reason }) => `${name}: ${shortened(reason)}`,
    strict: true,
  },
  DocumentExpiring: {
    action: 'Document expires soon',
    tone: 'mango',
    subject: worker,
    changes: ({ name, kind, expiresOn }) => `${name}: ${kindInWords(kind)}, valid to ${expiresOn}`,
  },
  DocumentExpired: {
    action: 'Document has expired',
    tone: 'danger',
    subject: worker,
    changes: ({ name, kind, expiresOn }) => `${name}: ${kindInWords(kind)}, valid to ${expiresOn}`,
  },
  WorkerApproved: {
    action: 'Approved a worker',
    tone: 'brand',
    subject: worker,
    changes: () => 'now approved',
    strict: true,
  },
  WorkerRejected: { action: 'Rejected a worker', tone: 'danger', subject: worker, changes: reasonOf, strict: true },
  ApplicationResubmitted: {
    action: 'Applied again',
    tone: 'info',
    subject: worker,
    changes: ({ mended }) => `rejected → waiting, mended ${mended}`,
    strict: true,
  },
  MissingItemsRequested: {
    action: 'Asked for what is missing',
    tone: 'mango',
    subject: worker,
    changes: ({ missing }) => missing.map(kindInWords).join(', '),
    strict: true,
  },
  ServicesOffered: {
    action: 'Chose services',
    tone: 'neutral',
    subject: worker,
    changes: ({ services }) => shortened(services.map(named).join(', ')),
  },
  RatesChanged: { action: 'Changed rates', tone: 'brand', subject: worker, changes: changedRates, strict: true },
  ProfessionalProfileChanged: {
    action: 'Changed the worker profile',
    tone: 'neutral',
    subject: worker,
    changes: ({ tagline }) => shortened(tagline),
  },
  PortfolioChanged: {
    action: 'Changed the portfolio',
    tone: 'neutral',
    subject: worker,
    changes: ({ portfolio }) => countOf(portfolio.length, 'picture'),
  },
  WeeklyHoursSet: {
    action: 'Set opening hours',
    tone: 'neutral',
    subject: worker,
    changes: ({ weeklyHours }) =>
      `${countOf(Object.values(weeklyHours).filter(({ length }) => length > 0).length, 'day')} a week`,
  },
  PayoutAccountWithdrawn: {
    action: 'Took the payout account back',
    tone: 'danger',
    subject: worker,
    changes: () => 'it was set with a number that was changed by somebody else',
    strict: true,
  },
  PayoutAccountSet: {
    action: 'Set the payout account',
    tone: 'mango',
    subject: worker,
    changes: ({ heldUntil, ...data }) =>
      `${destinationName(data)} ${maskedAccount(data)}${heldUntil ? `, payouts wait until ${when(heldUntil)}` : ''}`,
    strict: true,
  },
  TimeOffAdded: {
    action: 'Took time off',
    tone: 'neutral',
    subject: worker,
    changes: ({ from, to }) => `${when(from)} to ${when(to)}`,
  },
  TimeOffRemoved: { action: 'Came back earlier', tone: 'neutral', subject: worker },

  ServiceAdded: {
    action: 'Added a service',
    tone: 'brand',
    subject: ({ data }) => data.name,
    changes: ({ basePriceCentavos }) => `from ${formatPesoLong(basePriceCentavos)}`,
    strict: true,
  },
  ServiceChanged: {
    action: 'Changed a service',
    tone: 'neutral',
    subject: ({ data }) => data.name,
    changes: ({ basePriceCentavos, before }) => `from ${priceChange(before?.basePriceCentavos, basePriceCentavos)}`,
    strict: true,
  },
  ServiceActivated: {
    action: 'Offered a service again',
    tone: 'success',
    subject: service,
    changes: () => 'inactive → active',
    strict: true,
  },
  ServiceDeactivated: {
    action: 'Took a service away',
    tone: 'mango',
    subject: service,
    changes: () => 'active → inactive',
    strict: true,
  },

  SlotBooked: { action: 'Booked a slot', tone: 'neutral', subject: worker, changes: ({ startsAt }) => when(startsAt) },
  SlotHeld: { action: 'Held a new time', tone: 'neutral', subject: worker, changes: ({ startsAt }) => when(startsAt) },
  SlotMoved: { action: 'Moved a slot', tone: 'neutral', subject: worker, changes: timesOf },
  SlotHoldReleased: {
    action: 'Gave up a held time',
    tone: 'neutral',
    subject: worker,
    changes: ({ reason }) => reason.replace('_', ' '),
  },
  SlotReleased: {
    action: 'Released a slot',
    tone: 'neutral',
    subject: worker,
    changes: ({ reason }) => reason.replace('_', ' '),
  },

  BookingRequested: {
    action: 'Requested a booking',
    tone: 'info',
    subject: booking,
    changes: (data) => `${data.service.name}, ${when(data.startsAt)}`,
  },
  QuoteOffered: {
    action: 'Offered a quote',
    tone: 'info',
    subject: booking,
    changes: (data) => `${data.worker.name}: ${priceChange(data.beforeCentavos, data.amountCentavos)}`,
    strict: true,
  },
  QuoteWithdrawn: { action: 'Withdrew a quote', tone: 'neutral', subject: booking, changes: quoteOf },
  QuoteRejected: { action: 'Rejected a quote', tone: 'mango', subject: booking, changes: quoteOf },
  QuoteExpired: { action: 'Closed a quote that ran out', tone: 'neutral', subject: booking, changes: quoteOf },
  QuoteAccepted: {
    action: 'Accepted a quote',
    tone: 'brand',
    subject: booking,
    changes: (data) => `${data.worker.name}: ${priceChange(data.beforeCentavos, data.priceCentavos)}`,
    strict: true,
  },
  BookingAccepted: {
    action: 'Accepted a booking',
    tone: 'brand',
    subject: booking,
    changes: ({ priceCentavos }) => `price: ${formatPesoLong(priceCentavos)}`,
  },
  BookingDeclined: { action: 'Declined a booking', tone: 'danger', subject: booking, changes: reasonOf },
  BookingExpired: {
    action: 'Expired a booking',
    tone: 'neutral',
    subject: booking,
    changes: () => 'no answer in time',
  },
  RescheduleProposed: { action: 'Proposed a new time', tone: 'info', subject: booking, changes: timesOf },
  RescheduleAccepted: { action: 'Accepted a new time', tone: 'brand', subject: booking, changes: timesOf },
  RescheduleDeclined: {
    action: 'Declined a new time',
    tone: 'mango',
    subject: booking,
    changes: ({ before }) => `stays ${when(before.startsAt)}`,
  },
  WorkerArrived: {
    action: 'Arrived',
    tone: 'brand',
    subject: booking,
    changes: ({ lateMinutes }) =>
      `accepted → arrived${lateMinutes === undefined ? '' : `, ${countOf(lateMinutes, 'minute')} late`}`,
  },
  WorkStarted: { action: 'Started work', tone: 'brand', subject: booking, changes: () => 'arrived → in progress' },
  ExtraProposed: { action: 'Proposed an extra', tone: 'info', subject: booking, changes: extraOf, strict: true },
  ExtraApproved: {
    action: 'Approved an extra',
    tone: 'brand',
    subject: booking,
    changes: (data) =>
      `${extraOf(data)}, ${priceChange(data.totalCentavos - data.amountCentavos, data.totalCentavos)} in all`,
    strict: true,
  },
  ExtraRefused: { action: 'Refused an extra', tone: 'mango', subject: booking, changes: extraOf, strict: true },
  WorkCompleted: {
    action: 'Completed the work',
    tone: 'success',
    subject: booking,
    changes: ({ finalAmountCentavos }) => formatPesoLong(finalAmountCentavos),
    strict: true,
  },
  BookingCancelled: {
    action: 'Cancelled a booking',
    tone: 'danger',
    subject: booking,
    changes: ({ feeCentavos, cause }) =>
      `${cause === undefined ? '' : `${cause.replaceAll('_', ' ')}, `}fee: ${formatPesoLong(feeCentavos)}`,
    strict: true,
  },
  BookingRequestEdited: { action: 'Changed a request', tone: 'info', subject: booking, changes: editOf },
  BookingWidened: {
    action: 'Opened a request to all',
    tone: 'info',
    subject: booking,
    changes: (data) => `asked of ${data.worker.name} until now`,
  },
  OthersAsked: {
    action: 'Asked the others',
    tone: 'info',
    subject: booking,
    changes: ({ newBookingId }) => bookingCode(newBookingId),
  },
  NoShowReported: {
    action: 'Reported a no-show',
    tone: 'mango',
    subject: booking,
    changes: ({ by }) => (by === 'client' ? 'the worker isn’t there' : 'the client isn’t there'),
    strict: true,
  },
  NoShowAnswered: {
    action: 'Answered a no-show',
    tone: 'info',
    subject: booking,
    changes: ({ by, message }) => `the ${by} is there or on the way${message === '' ? '' : `: ${shortened(message)}`}`,
  },
  NoShowDisputed: { action: 'Disputed a no-show', tone: 'mango', subject: booking, changes: reasonOf, strict: true },
  NoShowSettled: {
    action: 'Settled a no-show',
    tone: 'brand',
    subject: booking,
    changes: ({ against, outcome, feeCentavos, reason }) =>
      `${against}, ${outcome}, fee: ${formatPesoLong(feeCentavos)}: ${shortened(reason)}`,
    strict: true,
  },
  BookingOverdue: {
    action: 'Asked whether a job took place',
    tone: 'mango',
    subject: booking,
    changes: ({ stage, closesAt }) => `${stage}, closes ${when(closesAt)}`,
  },
  BookingReopened: {
    action: 'Offered a job to others',
    tone: 'mango',
    subject: booking,
    changes: ({ reason, startsAt }) => `${reason.replace('_', ' ')}, ${when(startsAt)}`,
    strict: true,
  },
  ReviewSubmitted: {
    action: 'Reviewed the work',
    tone: 'brand',
    subject: booking,
    changes: ({ rating }) => `rating: ${rating}`,
  },

  PaymentRequested: {
    action: 'Asked for a payment',
    tone: 'mango',
    subject: booking,
    changes: ({ amountCentavos }) => formatPesoLong(amountCentavos),
    strict: true,
  },
  PaymentSubmitted: {
    action: 'Sent a payment',
    tone: 'info',
    subject: booking,
    changes: ({ amountCentavos, method }) => `${formatPesoLong(amountCentavos)} by ${methodInWords(method)}`,
    strict: true,
  },
  PaymentReceived: {
    action: 'Received a payment',
    tone: 'success',
    subject: booking,
    changes: ({ amountCentavos, method }) => `${formatPesoLong(amountCentavos)} by ${methodInWords(method)}`,
    strict: true,
  },
  PaymentFailed: { action: 'A payment failed', tone: 'danger', subject: booking, changes: reasonOf, strict: true },
  PaymentVerified: {
    action: 'Verified a payment',
    tone: 'success',
    subject: booking,
    changes: ({ verifiedCentavos }) => formatPesoLong(verifiedCentavos),
    strict: true,
  },
  PaymentVerificationUndone: {
    action: 'Took a verification back',
    tone: 'mango',
    subject: booking,
    changes: ({ amountCentavos }) => formatPesoLong(amountCentavos),
    strict: true,
  },
  PaymentVoided: {
    action: 'Closed a payment',
    tone: 'neutral',
    subject: booking,
    changes: ({ reason }) => reason.replace('_', ' '),
    strict: true,
  },
  RefundIssued: {
    action: 'Issued a refund',
    tone: 'mango',
    subject: booking,
    changes: ({ amountCentavos, reason }) => `${formatPesoLong(amountCentavos)}: ${shortened(reason)}`,
    strict: true,
  },
  RefundSettled: {
    action: 'Gave money back',
    tone: 'success',
    subject: booking,
    changes: ({ amountCentavos }) => formatPesoLong(amountCentavos),
    strict: true,
  },
  RefundFailed: {
    action: 'A refund failed',
    tone: 'danger',
    subject: booking,
    changes: ({ amountCentavos, reason }) => `${formatPesoLong(amountCentavos)}: ${shortened(reason)}`,
    strict: true,
  },

  EarningAdded: {
    action: 'Added to a payout',
    tone: 'neutral',
    subject: worker,
    changes: ({ line, friday }) => `${formatPesoLong(line.amountCentavos)}, payout of ${friday}`,
  },
  PayoutScheduled: {
    action: 'Scheduled a payout',
    tone: 'info',
    subject: worker,
    changes: ({ amountCentavos, friday, ...data }) =>
      `${formatPesoLong(amountCentavos)} of ${friday} to ${destinationName(data)}`,
    strict: true,
  },
  PayoutHeld: {
    action: 'Held a payout',
    tone: 'mango',
    subject: worker,
    changes: ({ friday, reason, accountChange }) =>
      `${friday}: ${accountChange ? `account changed, until ${when(accountChange.heldUntil)}` : shortened(reason)}`,
    strict: true,
  },
  PayoutReleased: {
    action: 'Released a payout',
    tone: 'brand',
    subject: worker,
    changes: ({ amountCentavos, friday, ...data }) =>
      `${formatPesoLong(amountCentavos)} of ${friday} to ${destinationName(data)}`,
    strict: true,
  },
  PayoutPaid: {
    action: 'Paid a payout',
    tone: 'success',
    subject: worker,
    changes: ({ amountCentavos, friday, reference }) => `${formatPesoLong(amountCentavos)} of ${friday}, ${reference}`,
    strict: true,
  },
  PayoutFailed: {
    action: 'Said that a payout failed',
    tone: 'danger',
    subject: worker,
    changes: payoutReasonOf,
    strict: true,
  },
  PayoutReversed: {
    action: 'Reversed a payout',
    tone: 'danger',
    subject: worker,
    changes: payoutReasonOf,
    strict: true,
  },
  PayoutCarriedForward: {
    action: 'Carried a payout forward',
    tone: 'neutral',
    subject: worker,
    changes: ({ amountCentavos, toFriday }) => `${formatPesoLong(amountCentavos)} to ${toFriday}`,
  },

  ConversationOpened: {
    action: 'Opened a conversation',
    tone: 'neutral',
    subject: ({ data }) => data.participants.map(named).join(' and '),
  },
  MessageSent: {
    action: 'Sent a message',
    tone: 'neutral',
    subject: ({ data }) => ({ accountId: data.recipientId }),
    changes: ({ sequence, attachments }) =>
      `message ${sequence}${attachments.length > 0 ? `, ${countOf(attachments.length, 'attachment')}` : ''}`,
  },
  MessagesShownToStaff: {
    action: 'Opened private messages',
    tone: 'mango',
    subject: ({ data }) => data.conversationId,
    changes: reasonOf,
    strict: true,
  },
  MessagesRead: {
    action: 'Read messages',
    tone: 'neutral',
    subject: conversation,
    changes: ({ upToSequence }) => `up to ${upToSequence}`,
  },

  DataExported: {
    action: 'Exported a list',
    tone: 'mango',
    subject: ({ data }) => data.list.replace('_', ' '),
    changes: ({ filters }) => shortened(filters),
    strict: true,
  },
  ConfigChanged: {
    action: 'Changed settings',
    tone: 'mango',
    subject: () => 'Settings',
    changes: changedSettings,
    strict: true,
  },
  NotificationsRead: {
    action: 'Saw notifications',
    tone: 'neutral',
    subject: ({ data }) => ({ accountId: data.accountId }),
  },
};

export type AuditWords = { action: string; tone: AuditRow['tone']; subject: Subject; changes: string };

export function auditWordsOf(event: Recorded): AuditWords {
  const { action, tone, subject, changes } = auditWords[event.type];
  // The table's row was found by the event's own type.
  return { action, tone, subject: subject(event as never), changes: changes?.(event.data as never) ?? '' };
}

/** What people, not policies, did to money, access, people or settings. */
export function isStrict({ type, metadata }: Recorded): boolean {
  return auditWords[type].strict === true && metadata.actor !== 'system';
}
