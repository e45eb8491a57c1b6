import type { EventType } from '../events/registry.ts';
import type { Details } from './event-details.ts';

/** The platform said no for the worker. */
const turnedDown: Partial<Record<string, string>> = {
  time_taken: 'BookingTimeTaken',
  worker_unavailable: 'WorkerUnavailable',
};

/** Where one event may be different news, by what its notification was made of: the kind. */
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

/** What kind of news an event is to one person: mostly its type. Its words are those of `notices` by this name. */
export function noticeKind(type: string, details: Details): string {
  return (Object.hasOwn(kinds, type) && kinds[type]?.(details)) || type;
}

const endings: readonly EventType[] = ['BookingDeclined', 'BookingExpired', 'BookingCancelled'];
const alarms: readonly EventType[] = [
  ...endings,
  'NoShowReported',
  'WorkerRejected',
  'DocumentRefused',
  'DocumentExpired',
  'PayoutFailed',
  'PayoutAccountWithdrawn',
];

/** It came to nothing, and its client may ask the others: these notifications have that press on them. */
export function cameToNothing({ type }: { type: string }): boolean {
  return endings.some((ending) => ending === type);
}

/** Bad news, which stands out. */
export function isAlarming({ type }: { type: string }): boolean {
  return alarms.some((alarm) => alarm === type);
}
