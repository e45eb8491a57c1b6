import { conversationId } from '../conversation/conversation-fold.ts';
import { payoutId } from '../payout/payout-id.ts';

/** Names of all streams (design section 4). */
export const streams = {
  account: (accountId: string) => `account-${accountId}`,
  /** `hash`: hex SHA-256 of the lower-case email or the E.164 phone. */
  login: (hash: string) => `login-${hash}`,
  /** A change that needs a second admin. */
  approval: (approvalId: string) => `approval-${approvalId}`,
  /** The workers that one client keeps under "My suki". */
  favourites: (accountId: string) => `favourites-${accountId}`,
  /** A client's saved addresses. */
  addresses: (accountId: string) => `addresses-${accountId}`,
  worker: (workerId: string) => `worker-${workerId}`,
  calendar: (workerId: string) => `calendar-${workerId}`,
  service: (serviceId: string) => `service-${serviceId}`,
  /** Subdivisions of a category. */
  category: (category: string) => `category-${category}`,
  /** Questions for clients who book a service of a category. */
  form: (category: string) => `form-${category}`,
  /** A worker's additional questions. */
  workerform: (workerId: string) => `workerform-${workerId}`,
  booking: (bookingId: string) => `booking-${bookingId}`,
  /** The later history of a booking's review. */
  review: (bookingId: string) => `review-${bookingId}`,
  /** Each booking has one payment. */
  payment: (bookingId: string) => `payment-${bookingId}`,
  /** A bank's file of incoming transfers. */
  statement: (statementId: string) => `statement-${statementId}`,
  /** One worker's payout of one Friday (`YYYY-MM-DD`). */
  payout: (workerId: string, friday: string) => `payout-${payoutId(workerId, friday)}`,
  /** A report about a person. */
  safety: (reportId: string) => `safety-${reportId}`,
  /** Each booking has at most one dispute at a time. */
  dispute: (bookingId: string) => `dispute-${bookingId}`,
  conversation: (one: string, other: string) => conversationStream(conversationId(one, other)),
  bug: (bugId: string) => `bug-${bugId}`,
  /** A person's support request. */
  ticket: (ticketId: string) => `ticket-${ticketId}`,
  /** Saved replies of staff. */
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
