import type { StaffPermission } from '#contracts/account/staff-permissions.ts';
import { fullName } from '#contracts/account/person.ts';
import { codeBeginnings } from '#contracts/booking/code.ts';
import { referenceKey } from '#contracts/payment/payment-fold.ts';
import { payoutId } from '#contracts/payout/payout-id.ts';
import type { Found } from '#contracts/views/platform-overview.ts';
import type { Documents, Where } from '#infra/eventing/documents.ts';
import { type BookingDocument, bookings } from '#projectors/read-models/booking/bookings.ts';
import { type PaymentDocument, payments } from '#projectors/read-models/payment/payments.ts';
import { type StatementDocument, statements } from '#projectors/read-models/payment/statements.ts';
import { type PayoutDocument, payouts } from '#projectors/read-models/payout/payouts.ts';
import { type TicketDocument, tickets } from '#projectors/read-models/support/tickets.ts';
import { findPeople } from '../account/people-search.ts';
import { prefixRange } from '../prefix-range.ts';

type Reads = Pick<Documents, 'find' | 'get'>;
type Finder = { permission: StaffPermission; find: (documents: Reads, q: string) => Promise<Found[]> };

const OF_EACH_KIND = 5;

/** By the keys that staff use, per kind: a whole reference, or the start of a code. */
const finders: Record<Found['kind'], Finder> = {
  person: {
    permission: 'people.read',
    async find(documents, q) {
      const { found } = await findPeople(documents, q);
      return found
        .slice(0, OF_EACH_KIND)
        .map(({ id, document }) => ({ kind: 'person', id, text: textOf(fullName(document), document.email) }));
    },
  },
  booking: {
    permission: 'bookings.read',
    find: (documents, q) =>
      byCode<BookingDocument>(documents, bookings.name, codeBeginnings(q), ({ bookingId, code, client }) => ({
        kind: 'booking',
        id: bookingId,
        text: textOf(code, client.name),
      })),
  },
  payment: {
    permission: 'payments.read',
    find: (documents, q) =>
      where<PaymentDocument>(documents, payments.name, { references: { has: referenceKey(q) } }, (payment) => ({
        kind: 'payment',
        id: payment.bookingId,
        text: textOf(payment.code, payment.clientName),
      })),
  },
  payout: {
    permission: 'payouts.read',
    find: (documents, q) =>
      where<PayoutDocument>(documents, payouts.name, { reference: { in: referenceVariants(q) } }, (payout) => ({
        kind: 'payout',
        id: payoutId(payout.workerId, payout.friday),
        text: textOf(payout.workerName, payout.friday),
      })),
  },
  statement: {
    permission: 'payments.read',
    find: (documents, q) =>
      where<StatementDocument>(documents, statements.name, { references: { has: referenceKey(q) } }, (statement) => ({
        kind: 'statement',
        id: statement.statementId,
        text: statement.name,
      })),
  },
  ticket: {
    permission: 'tickets.read',
    find: (documents, q) =>
      byCode<TicketDocument>(documents, tickets.name, codeBeginnings(q, 'T'), ({ ticket, code }) => ({
        kind: 'ticket',
        id: ticket.ticketId,
        text: code,
      })),
  },
};

/** Search results of the kinds that the staff member may handle. */
export async function findForStaff(
  documents: Reads,
  q: string,
  may: (permission: StaffPermission) => boolean,
): Promise<Found[]> {
  const allowed = Object.values(finders).filter(({ permission }) => may(permission));
  return (await Promise.all(allowed.map(({ find }) => find(documents, q)))).flat();
}

async function byCode<Doc extends object>(
  documents: Reads,
  of: string,
  codes: readonly string[],
  shown: (document: Readonly<Doc>) => Found,
): Promise<Found[]> {
  const found = await Promise.all(codes.map((code) => where(documents, of, { code: prefixRange(code) }, shown)));
  return found.flat();
}

async function where<Doc extends object>(
  documents: Reads,
  of: string,
  wanted: Where,
  shown: (document: Readonly<Doc>) => Found,
): Promise<Found[]> {
  const found = await documents.find<Doc>(of, { where: wanted, limit: OF_EACH_KIND });
  return found.map(({ document }) => shown(document));
}

/** A reference as typed and in capitals: how it may be stored. */
export function referenceVariants(q: string): string[] {
  return [...new Set([q.trim(), q.trim().toUpperCase()])];
}

function textOf(...parts: readonly (string | null)[]): string {
  return parts.filter(Boolean).join(' · ');
}
