import { partsSeenByWorkers, type RequestPart } from '#contracts/booking/request-parts.ts';
import type { CancellationCause, TurnDownCause } from '#contracts/events/booking.ts';
import type { DataOf, EventType } from '#contracts/events/registry.ts';
import { formatDayWithYear } from '#contracts/manila-format.ts';
import { manilaInstant } from '#contracts/manila-time.ts';
import { formatPesoShort } from '#contracts/money.ts';
import { priceChange } from '#contracts/booking/price-change.ts';
import { maskedAccount } from '#contracts/payout/masked-account.ts';
import type { PaperKind } from '#contracts/worker/papers.ts';
import { code, type Details, type Recipient, rule, type Rule, theClient, when, worker } from './notification-rule.ts';
import { promiseNotifications, toEach } from './promise-notifications.ts';

const payee = ({ workerAccountId }: { workerAccountId: string }) => worker(workerAccountId);
const destinationName = ({ method, bank }: { method: 'gcash' | 'maya' | 'bank'; bank: string | null }) =>
  bank ?? (method === 'gcash' ? 'GCash' : 'Maya');
type PayoutDetails = { friday: string; amountCentavos: number; reason?: string };
const payoutDetails = ({ friday, amountCentavos }: { friday: string; amountCentavos: number }) => ({
  friday,
  amountCentavos,
});

type EditDetails = { code: string; client: string; changed: RequestPart[]; startsAt: string };
type QuoteDetails = { code: string; worker: string; amountCentavos: number };
type TimeDetails = { code: string; by: 'client' | 'worker'; startsAt: string };
type ExtraDetails = { code: string; amountCentavos: number; reason: string };
type ApprovedDetails = ExtraDetails & { totalCentavos: number; totalBeforeCentavos: number };

const quoteDetails = (data: DataOf<'QuoteWithdrawn'>): QuoteDetails => ({
  code: code(data),
  worker: data.workerName,
  amountCentavos: data.amountCentavos,
});
const editDetails = (data: DataOf<'BookingRequestEdited'>): EditDetails => ({
  code: code(data),
  client: data.clientName,
  changed: data.changed.filter((part) => partsSeenByWorkers.includes(part)),
  startsAt: data.startsAt,
});
const timeDetails = (data: DataOf<'RescheduleProposed'>): TimeDetails => ({
  code: code(data),
  by: data.by,
  startsAt: data.startsAt,
});
const extraDetails = (data: DataOf<'ExtraProposed'>): ExtraDetails => ({
  code: code(data),
  amountCentavos: data.amountCentavos,
  reason: data.reason,
});
const approvedDetails = (data: DataOf<'ExtraApproved'>): ApprovedDetails => ({
  ...extraDetails(data),
  totalCentavos: data.totalCentavos,
  totalBeforeCentavos: data.totalCentavos - data.amountCentavos,
});
const theOtherSide = (data: DataOf<'RescheduleProposed'>): Recipient[] =>
  data.by === 'client' ? worker(data.workerAccountId) : theClient(data);

type ExpiryDetails = { kind: PaperKind; expiresOn: string };

const expiryDetails = ({ kind, expiresOn }: ExpiryDetails): ExpiryDetails => ({ kind, expiresOn });
const paperName = (kind: PaperKind) =>
  ({
    valid_id: 'ID',
    nbi_clearance: 'NBI clearance',
    police_clearance: 'police clearance',
    certificate: 'certificate',
    other: 'paper',
  })[kind];

type HeldDetails = PayoutDetails & { reason: string; waitsFor: 'account' | 'change' | 'admin'; heldUntil?: string };

function heldDetails({ reason, missingAccount, accountChange, ...data }: DataOf<'PayoutHeld'>): HeldDetails {
  if (accountChange) return { ...payoutDetails(data), reason, waitsFor: 'change', heldUntil: accountChange.heldUntil };
  return { ...payoutDetails(data), reason, waitsFor: missingAccount ? 'account' : 'admin' };
}

function whatItWaitsFor({ reason, waitsFor, heldUntil }: Omit<HeldDetails, 'amountCentavos'>): string {
  if (heldUntil !== undefined) return `your payout account was changed, so it waits until ${when(heldUntil)}`;
  return waitsFor === 'account' ? 'tell us where to send it' : reason;
}

/** Which events notify whom, and in which words. A type that is not here notifies nobody; messages count by themselves. */
export const notificationRules = {
  BookingRequested: rule<
    'BookingRequested',
    { code: string; client: string; service: string; startsAt: string; priceCentavos: number; urgent: boolean }
  >(
    (data) => worker(data.worker?.accountId),
    ({ code: shown, client, service, startsAt, priceCentavos, urgent }) => ({
      code: shown,
      client: client.name,
      service: service.name,
      startsAt,
      priceCentavos,
      urgent,
    }),
    'New booking request',
    ({ client, service, startsAt }) => `${client} asks for ${service}, ${when(startsAt)}`,
  ),
  BookingRequestEdited: rule<'BookingRequestEdited', EditDetails>(
    (data) =>
      data.changed.some((part) => partsSeenByWorkers.includes(part)) ? data.toldAccountIds.flatMap(worker) : [],
    editDetails,
    'A request was changed',
    ({ client, code: shown, changed, startsAt }) =>
      `${client} changed ${shown}: ${changed.includes('time') ? `now ${when(startsAt)}` : changed.join(', ')}`,
  ),
  BookingWidened: rule<'BookingWidened', { code: string; client: string }>(
    (data) => worker(data.worker.accountId),
    (data) => ({ code: code(data), client: data.clientName }),
    'Others are asked too',
    ({ client, code: shown }) => `${shown}: ${client} asked others too. It goes to who takes it first`,
  ),
  BookingAccepted: rule<'BookingAccepted', { code: string; worker: string; startsAt: string; priceCentavos: number }>(
    theClient,
    (data) => ({
      code: code(data),
      worker: data.worker.name,
      startsAt: data.startsAt,
      priceCentavos: data.priceCentavos,
    }),
    'Booking accepted',
    (details) => `${details.worker} comes ${when(details.startsAt)}`,
  ),
  QuoteOffered: rule<'QuoteOffered', { code: string; worker: string; amountCentavos: number; beforeCentavos?: number }>(
    theClient,
    (data) => ({
      code: code(data),
      worker: data.worker.name,
      amountCentavos: data.amountCentavos,
      ...(data.beforeCentavos != null && { beforeCentavos: data.beforeCentavos }),
    }),
    ({ beforeCentavos }) => (beforeCentavos === undefined ? 'New quote' : 'Changed quote'),
    ({ worker: who, code: shown, amountCentavos, beforeCentavos }) =>
      beforeCentavos === undefined
        ? `${who} offers to do ${shown} for ${formatPesoShort(amountCentavos)}`
        : `${who} changed the quote for ${shown}: ${priceChange(beforeCentavos, amountCentavos, formatPesoShort)}`,
  ),
  QuoteWithdrawn: rule<'QuoteWithdrawn', QuoteDetails & { cause?: 'worker_unavailable' }>(
    theClient,
    (data) => ({ ...quoteDetails(data), ...(data.cause && { cause: data.cause }) }),
    'Quote withdrawn',
    ({ worker: who, amountCentavos, cause }) =>
      cause
        ? `${who} can’t take jobs right now, so the quote of ${formatPesoShort(amountCentavos)} is off`
        : `${who} took the quote of ${formatPesoShort(amountCentavos)} back`,
  ),
  QuoteRejected: rule<'QuoteRejected', QuoteDetails>(
    (data) => worker(data.workerAccountId),
    quoteDetails,
    'Quote not taken',
    (details) =>
      `${details.code}: the client said no to ${formatPesoShort(details.amountCentavos)}. You may offer again`,
  ),
  QuoteExpired: rule<'QuoteExpired', QuoteDetails>(
    (data) => worker(data.workerAccountId),
    quoteDetails,
    'Your quote ran out',
    (details) => `${details.code}: nobody answered to ${formatPesoShort(details.amountCentavos)} in time`,
  ),
  QuoteAccepted: rule<'QuoteAccepted', { code: string; startsAt: string; priceCentavos?: number; chosen?: boolean }>(
    chosenAndOthers,
    (data) => ({ code: code(data), startsAt: data.startsAt }),
    ({ chosen }) => (chosen === true ? 'Your quote was accepted' : 'Another quote was chosen'),
    (details) =>
      details.chosen === true
        ? `${details.code} is yours for ${formatPesoShort(details.priceCentavos ?? 0)}, ${when(details.startsAt)}`
        : `${details.code}, ${when(details.startsAt)}, went to someone else`,
  ),
  RescheduleProposed: rule<'RescheduleProposed', TimeDetails>(
    theOtherSide,
    timeDetails,
    'A new time is asked for',
    (details) => `${details.code}: the ${details.by} asks for ${when(details.startsAt)}`,
  ),
  RescheduleAccepted: rule<'RescheduleAccepted', TimeDetails>(
    theOtherSide,
    timeDetails,
    'New time agreed',
    (details) => `${details.code} is now ${when(details.startsAt)}`,
  ),
  RescheduleDeclined: rule<'RescheduleDeclined', TimeDetails>(
    theOtherSide,
    timeDetails,
    'The time stays',
    (details) => `${details.code}: the ${details.by} can not make ${when(details.startsAt)}`,
  ),
  ExtraProposed: rule<'ExtraProposed', ExtraDetails>(
    theClient,
    extraDetails,
    'An extra is proposed',
    (details) => `${details.code}, ${formatPesoShort(details.amountCentavos)}: ${details.reason}`,
  ),
  ExtraApproved: rule<'ExtraApproved', ApprovedDetails>(
    (data) => worker(data.workerAccountId),
    approvedDetails,
    'Extra approved',
    (details) =>
      `${details.code}, ${formatPesoShort(details.amountCentavos)}: ${details.reason}. In all ${priceChange(details.totalBeforeCentavos, details.totalCentavos, formatPesoShort)}`,
  ),
  ExtraRefused: rule<'ExtraRefused', ExtraDetails>(
    (data) => worker(data.workerAccountId),
    extraDetails,
    'Extra refused',
    (details) => `${details.code}, ${formatPesoShort(details.amountCentavos)}: ${details.reason}`,
  ),
  BookingDeclined: rule<'BookingDeclined', { code: string; reason: string; cause?: TurnDownCause }>(
    (data) => (data.stillOpen ? [] : theClient(data)),
    (data) => ({ code: code(data), reason: data.reason, ...(data.cause && { cause: data.cause }) }),
    'Booking declined',
    (details) => `${details.code}: ${details.reason}`,
  ),
  BookingExpired: rule<'BookingExpired', { code: string }>(
    theClient,
    (data) => ({ code: code(data) }),
    'Nobody answered in time',
    (details) => `${details.code} has expired. Choose another worker or time`,
  ),
  WorkerArrived: rule<'WorkerArrived', { code: string }>(
    theClient,
    (data) => ({ code: code(data) }),
    'Your worker is here',
    (details) => `${details.code}: your worker is at the door`,
  ),
  WorkStarted: rule<'WorkStarted', { code: string }>(
    theClient,
    (data) => ({ code: code(data) }),
    'Work started',
    (details) => `${details.code}: the work is under way`,
  ),
  WorkCompleted: rule<'WorkCompleted', { code: string; service: string; finalAmountCentavos: number }>(
    theClient,
    (data) => ({ code: code(data), service: data.serviceName, finalAmountCentavos: data.finalAmountCentavos }),
    'Work completed',
    ({ service, finalAmountCentavos }) => `${service} is done: ${formatPesoShort(finalAmountCentavos)}. How was it?`,
  ),
  BookingCancelled: rule<
    'BookingCancelled',
    {
      code: string;
      by: DataOf<'BookingCancelled'>['by'];
      reason: string;
      feeCentavos: number;
      cause?: CancellationCause;
    }
  >(
    othersThanWhoCancelled,
    (data) => ({
      code: code(data),
      by: data.by,
      reason: data.reason,
      feeCentavos: data.feeCentavos,
      ...(data.cause && { cause: data.cause }),
    }),
    'Booking cancelled',
    (details, as) => `${details.code} was cancelled by ${cancelledBy(details.by, as)}: ${details.reason}`,
  ),
  ...promiseNotifications,
  ReviewSubmitted: rule<'ReviewSubmitted', { code: string; client: string; service: string; rating: number }>(
    (data) => worker(data.workerAccountId),
    (data) => ({ code: code(data), client: data.clientName, service: data.serviceName, rating: data.rating }),
    'New review',
    ({ client, service, rating }) => `${client} gave ${rating} of 5 for ${service}`,
  ),
  PaymentRequested: rule<
    'PaymentRequested',
    { code: string; worker: string; service: string; amountCentavos: number; purpose: 'job' | 'cancellation_fee' }
  >(
    theClient,
    ({ code: shown, workerName, serviceName, amountCentavos, purpose }) => ({
      code: shown,
      worker: workerName,
      service: serviceName,
      amountCentavos,
      purpose,
    }),
    'Please pay',
    ({ service, worker: payeeName, amountCentavos, purpose }) =>
      purpose === 'job'
        ? `${formatPesoShort(amountCentavos)} to ${payeeName} for ${service}`
        : `${formatPesoShort(amountCentavos)}, the cancellation fee for ${service}`,
  ),
  PaymentReceived: rule<'PaymentReceived', { code: string; amountCentavos: number; method: string }>(
    (data) => [...theClient(data), ...(data.from === 'worker' ? [] : payee(data))],
    (data) => ({ code: code(data), amountCentavos: data.amountCentavos, method: data.method }),
    'Payment received',
    ({ code: shown, amountCentavos }, as) =>
      as === 'client'
        ? `${shown}: your ${formatPesoShort(amountCentavos)} has arrived`
        : `${shown}: your client has paid ${formatPesoShort(amountCentavos)}`,
  ),
  PaymentFailed: rule<'PaymentFailed', { code: string; amountCentavos: number; reason: string; method: string }>(
    theClient,
    (data) => ({ code: code(data), amountCentavos: data.amountCentavos, reason: data.reason, method: data.method }),
    ({ method }) => (method === 'bank_transfer' ? 'We couldn’t find your transfer' : 'Your payment did not go through'),
    // Of a transfer nobody here knows whether it was sent.
    ({ code: shown, amountCentavos, reason, method }) =>
      `${shown}, ${formatPesoShort(amountCentavos)}: ${reason}. ${method === 'bank_transfer' ? 'Check the reference with your bank and send it to us again, or pay another way' : 'Please try again'}`,
  ),
  PaymentVerificationUndone: rule<'PaymentVerificationUndone', { code: string; amountCentavos: number }>(
    // Of money that is there nobody was told that it was looked at.
    (data) => (data.isTransfer ? [...theClient(data), ...payee(data)] : []),
    (data) => ({ code: code(data), amountCentavos: data.amountCentavos }),
    'We’re checking the transfer again',
    ({ code: shown, amountCentavos }) =>
      `${shown}: ${formatPesoShort(amountCentavos)} was marked as arrived too early. We’re still looking for it`,
  ),
  RefundIssued: rule<'RefundIssued', RefundDetails>(
    (data) => [
      ...theClient(data),
      { accountId: data.workerAccountId, as: 'worker', only: { forWorker: data.waivedCentavos > 0 ? 'less' : 'same' } },
    ],
    (data) => ({ code: code(data), amountCentavos: data.amountCentavos, reason: data.reason }),
    ({ forWorker }) => (forWorker ? 'Money goes back to your client' : 'You get money back'),
    refundText,
  ),
  WorkerApproved: rule<'WorkerApproved', Details>(
    (data) => worker(data.accountId),
    () => ({}),
    'You are approved',
    () => 'Clients can find and book you now',
  ),
  DocumentRefused: rule<'DocumentRefused', { name: string; kind: string; reason: string }>(
    (data) => worker(data.accountId),
    ({ name, kind, reason }) => ({ name, kind, reason }),
    'We couldn’t accept a paper',
    ({ name, reason }) => `${name}: ${reason}`,
  ),
  DocumentExpiring: rule<'DocumentExpiring', ExpiryDetails>(
    (data) => worker(data.accountId),
    expiryDetails,
    'A paper expires soon',
    ({ kind, expiresOn }) =>
      `Your ${paperName(kind)} is valid to ${formatDayWithYear(manilaInstant(expiresOn), 'en')}. Hand in the new one before that`,
  ),
  DocumentExpired: rule<'DocumentExpired', ExpiryDetails>(
    (data) => worker(data.accountId),
    expiryDetails,
    'A paper has expired',
    ({ kind }) =>
      kind === 'valid_id'
        ? 'Your ID has expired, so you get no new jobs. Hand in the new one. Jobs that you accepted stay yours'
        : `Your ${paperName(kind)} has expired, and clients don’t see it any more. Hand in the new one`,
  ),
  MissingItemsRequested: rule<'MissingItemsRequested', { missing: readonly string[] }>(
    (data) => worker(data.accountId),
    ({ missing }) => ({ missing }),
    'Your application needs a little more',
    () => 'Open your day to see what’s missing. We look at it as soon as it’s there',
  ),
  PayoutAccountSet: rule<'PayoutAccountSet', { destination: string; account: string; heldUntil?: string }>(
    (data) => worker(data.accountId),
    ({ heldUntil, ...data }) => ({
      destination: destinationName(data),
      account: maskedAccount(data),
      ...(heldUntil && { heldUntil }),
    }),
    ({ heldUntil }) => (heldUntil === undefined ? 'Your payout account was set' : 'Your payout account was changed'),
    ({ destination, account, heldUntil }) =>
      `Your Friday money goes to ${destination} ${account}. ${heldUntil === undefined ? '' : `Payouts wait until ${when(heldUntil)}. `}Was it not you? Tell us at once`,
  ),
  PayoutAccountWithdrawn: rule<'PayoutAccountWithdrawn', Details>(
    (data) => worker(data.accountId),
    () => ({}),
    'Set your payout account again',
    () => 'The last one was set while your number wasn’t yours. Your money waits until you set your own',
  ),
  PayoutHeld: rule<'PayoutHeld', HeldDetails>(
    payee,
    heldDetails,
    'Your payout waits',
    ({ amountCentavos, ...details }) => `${formatPesoShort(amountCentavos)}: ${whatItWaitsFor(details)}`,
  ),
  PayoutPaid: rule<'PayoutPaid', PayoutDetails & { reference: string }>(
    payee,
    ({ reference, ...data }) => ({ ...payoutDetails(data), reference }),
    'You have been paid',
    ({ amountCentavos, reference }) =>
      `${formatPesoShort(amountCentavos)} is on its way to you, reference ${reference}`,
  ),
  PayoutFailed: rule<'PayoutFailed', PayoutDetails & { reason: string }>(
    payee,
    ({ reason, ...data }) => ({ ...payoutDetails(data), reason }),
    'Your payout did not arrive',
    ({ amountCentavos, reason }) => `${formatPesoShort(amountCentavos)}: ${reason}. Check your payout account`,
  ),
  WorkerRejected: rule<'WorkerRejected', { reason: string }>(
    (data) => worker(data.accountId),
    ({ reason }) => ({ reason }),
    'Your application was turned down',
    ({ reason }) => reason,
  ),
} satisfies { [Type in EventType]?: Rule<Type> };

export type NotifyingType = keyof typeof notificationRules;

type RefundDetails = { code: string; amountCentavos: number; reason: string; forWorker?: 'less' | 'same' };

function refundText({ code: shown, amountCentavos, reason, forWorker }: RefundDetails): string {
  if (!forWorker) return `${shown}, ${formatPesoShort(amountCentavos)}: ${reason}`;
  if (forWorker === 'same')
    return `${shown}: ${formatPesoShort(amountCentavos)} goes back. It was more than was owed, so your earnings stay the same`;
  return `${shown}: ${formatPesoShort(amountCentavos)} goes back, because: ${reason}. It comes off your earnings, and Suki gives up its commission on it`;
}

/** The rule of a type, as a rule for just that type. */
export function ruleOf<Type extends NotifyingType>(type: Type): Rule<Type> {
  const rules: { [T in NotifyingType]: Rule<T> } = notificationRules;
  return rules[type];
}

/** What the others asked is nobody's business, so only the one who was chosen hears the price. */
function chosenAndOthers({ worker: { accountId }, priceCentavos, closed }: DataOf<'QuoteAccepted'>): Recipient[] {
  const others = closed.map(({ workerAccountId }): Recipient => ({
    accountId: workerAccountId,
    as: 'worker',
    only: { chosen: false },
    shutOut: true,
  }));
  return [{ accountId, as: 'worker', only: { chosen: true, priceCentavos } }, ...others];
}

function othersThanWhoCancelled(data: DataOf<'BookingCancelled'>): Recipient[] {
  const theWorker = worker(data.workerAccountId);
  if (data.cause !== undefined) return [...(data.by === 'client' ? [] : toEach(theClient(data))), ...toEach(theWorker)];
  if (data.by === 'client') return theWorker;
  return data.by === 'worker' ? theClient(data) : [...theClient(data), ...theWorker];
}

function cancelledBy(by: DataOf<'BookingCancelled'>['by'], reader: Recipient['as']): string {
  if (by === 'admin' || by === 'policy') return 'Suki';
  return reader === 'client' ? 'the worker' : 'the client';
}
