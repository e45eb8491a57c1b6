import { conversationId } from '../conversation/conversation-fold.ts';
import { payoutId } from '../payout/payout-id.ts';

/** Names of streams, in one place (design section 4). */
export const streams = {
  account: (accountId: string) => `account-${accountId}`,
  /** `hash`: sha256 of the lower-case email or the E.164 phone, in hex. */
  login: (hash: string) => `login-${hash}`,
  /** One change that waits for a second admin. */
  approval: (approvalId: string) => `approval-${approvalId}`,
  /** The workers whom one client keeps as "My suki". */
  favourites: (accountId: string) => `favourites-${accountId}`,
  worker: (workerId: string) => `worker-${workerId}`,
  calendar: (workerId: string) => `calendar-${workerId}`,
  service: (serviceId: string) => `service-${serviceId}`,
  /** What a category of the catalogue is divided into. */
  category: (category: string) => `category-${category}`,
  /** What clients who book a service of a category are asked. */
  form: (category: string) => `form-${category}`,
  /** What a worker asks beside it. */
  workerform: (workerId: string) => `workerform-${workerId}`,
  booking: (bookingId: string) => `booking-${bookingId}`,
  /** What became of the review of a booking. */
  review: (bookingId: string) => `review-${bookingId}`,
  /** One booking has one payment. */
  payment: (bookingId: string) => `payment-${bookingId}`,
  /** A bank's file of transfers that came in. */
  statement: (statementId: string) => `statement-${statementId}`,
  /** One worker's payout of one Friday (`YYYY-MM-DD`). */
  payout: (workerId: string, friday: string) => `payout-${payoutId(workerId, friday)}`,
  /** One report of a person. */
  safety: (reportId: string) => `safety-${reportId}`,
  /** One booking has one dispute at a time. */
  dispute: (bookingId: string) => `dispute-${bookingId}`,
  conversation: (one: string, other: string) => conversationStream(conversationId(one, other)),
  bug: (bugId: string) => `bug-${bugId}`,
  /** What one person asks staff for help with. */
  ticket: (ticketId: string) => `ticket-${ticketId}`,
  /** Answers that staff keep. */
  replies: () => 'replies',
  inbox: (accountId: string) => `inbox-${accountId}`,
  system: () => 'system',
};

export function conversationStream(id: string): string {
  return `conversation-${id}`;
}

/** `booking-7c1…` → { kind: 'booking', id: '7c1…' }; `system` → { kind: 'system', id: '' }. */
export function partsOfStream(stream: string): { kind: string; id: string } {
  const dash = stream.indexOf('-');
  return dash < 0 ? { kind: stream, id: '' } : { kind: stream.slice(0, dash), id: stream.slice(dash + 1) };
}
