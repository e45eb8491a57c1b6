import {
  allowedPaymentActions,
  dueCentavos,
  isOpenTransfer,
  owedCentavos,
  type PaidBooking,
  isOwnPaymentOfStaff,
  paymentPartyOf,
  refundableCentavos,
  unpaid,
  undoUntil,
  unseenCentavos,
} from '#contracts/payment/allowed-actions.ts';
import { withinRole } from '#contracts/account/staff-permissions.ts';
import type { PaymentAction } from '#contracts/payment/lifecycle.ts';
import type { Viewer } from '#contracts/booking/allowed-actions.ts';
import { totalCentavos } from '#contracts/booking/booking-fold.ts';
import { bookingCode } from '#contracts/booking/code.ts';
import type { BookingStatus } from '#contracts/booking/lifecycle.ts';
import type { BookingPayment, Payment } from '#contracts/views/payment.ts';
import type { BookingFacts } from '#projectors/read-models/booking/bookings.ts';
import type { PaymentDocument } from '#projectors/read-models/payment/payments.ts';

/** Before acceptance nothing is due, but the price is known. */
const waiting: readonly BookingStatus[] = ['pending', 'quoted'];

function paidBooking(booking: BookingFacts): PaidBooking {
  return {
    status: booking.status,
    totalCentavos: totalCentavos(booking),
    cancellationFeeCentavos: booking.cancellation?.feeCentavos ?? 0,
  };
}

/** A booking's payment as seen by one person; unpaid before its first request. */
export function bookingPayment(
  booking: BookingFacts,
  payment: PaymentDocument | undefined,
  viewer: Viewer,
  now: string,
): BookingPayment {
  const paid = paidBooking(booking);
  const facts = payment ?? unpaid(booking.paymentMethod);
  const sides = { clientId: booking.client.accountId, workerId: booking.worker?.workerId ?? null };
  const party = paymentPartyOf(sides, viewer);
  const acting = isOwnPaymentOfStaff(sides, viewer) ? null : party;
  const { reference, failure } = latestTry(payment);
  return {
    status: facts.status,
    purpose: booking.status === 'cancelled' ? 'cancellation_fee' : 'job',
    method: facts.method,
    account: party && party !== 'worker' ? booking.paymentAccount : null,
    amount: waiting.includes(booking.status) ? paid.totalCentavos : dueCentavos(paid, facts),
    requested: facts.requestedCentavos,
    received: facts.receivedCentavos,
    refunded: facts.refundedCentavos,
    owed: owedCentavos(paid, facts),
    reference,
    failure,
    paidBy: paidBy(payment),
    transfer: openTransfer(payment),
    // A payment needs a worker to receive it.
    allowedActions: booking.worker ? withinRoleOf(viewer, allowedPaymentActions(paid, facts, acting, now)) : [],
    refunds: refundsOf(payment),
    ...refundsToCome(payment, party),
    refundable: party === 'admin' ? refundableCentavos(facts) : 0,
  };
}

function withinRoleOf(viewer: Viewer, actions: PaymentAction[]): PaymentAction[] {
  return [
    ...withinRole(
      viewer,
      'payments.decide',
      actions.filter((action) => action !== 'refund'),
    ),
    ...withinRole(
      viewer,
      'payments.refund',
      actions.filter((action) => action === 'refund'),
    ),
  ];
}

/** Viewer and time. */
export type ViewContext = { viewer: Viewer; now: string };

/** null if it does not concern the viewer, or no worker has accepted. */
export function paymentView(
  booking: BookingFacts,
  payment: PaymentDocument | undefined,
  { viewer, now }: ViewContext,
  position: number,
): Payment | null {
  const { bookingId, client, worker, service } = booking;
  if (!worker || !paymentPartyOf({ clientId: client.accountId, workerId: worker.workerId }, viewer)) return null;
  return {
    id: bookingId,
    bookingId,
    code: bookingCode(bookingId),
    ...bookingPayment(booking, payment, viewer, now),
    customerName: client.name,
    customerId: client.accountId,
    customerAvatar: client.avatar,
    workerName: worker.name,
    workerId: worker.workerId,
    service: service.name,
    ...(payment ? progressOf(payment, now) : noPayment),
    position,
  };
}

const noPayment = {
  verified: 0,
  waits: 'none' as const,
  unseen: 0,
  requestedAt: null,
  paidAt: null,
  verifiedAt: null,
  undoUntil: null,
  changedAt: null,
  attempts: [],
};

function progressOf(payment: PaymentDocument, now: string) {
  const { verifiedCentavos, waits, requestedAt, paidAt, verifiedAt, changedAt, attempts } = payment;
  const until = undoUntil(payment);
  const shown = attempts.map(
    ({ attemptId: id, method, amountCentavos: amount, status, reference, at, failure, ...of }) => ({
      id,
      method,
      amount,
      status,
      reference,
      at,
      failure,
      left: of.receivedCentavos - of.refundedCentavos,
    }),
  );
  return {
    verified: verifiedCentavos,
    waits,
    unseen: unseenCentavos(payment),
    requestedAt,
    paidAt,
    verifiedAt,
    undoUntil: until !== null && until >= now ? until : null,
    changedAt,
    attempts: shown,
  };
}

/** In order of each method's first use. */
function paidBy(payment: PaymentDocument | undefined): BookingPayment['paidBy'] {
  const sums = new Map<BookingPayment['method'], number>();
  for (const { method, receivedCentavos, refundedCentavos } of payment?.attempts ?? [])
    sums.set(method, (sums.get(method) ?? 0) + receivedCentavos - refundedCentavos);
  return [...sums].flatMap(([method, amount]) => (amount > 0 ? { method, amount } : []));
}

function openTransfer(payment: PaymentDocument | undefined): BookingPayment['transfer'] {
  const open = payment?.attempts.findLast(isOpenTransfer);
  return open ? { amount: open.amountCentavos, reference: open.reference, sentAt: open.at } : null;
}

const notTried = { reference: null, failure: null };

function latestTry(
  payment: PaymentDocument | undefined,
): Pick<PaymentDocument['attempts'][number], 'reference' | 'failure'> {
  return payment?.attempts.at(-1) ?? notTried;
}

function refundsOf(payment: PaymentDocument | undefined): BookingPayment['refunds'] {
  return payment ? payment.refunds.map(refundView) : [];
}

/** The requester and reason are for staff; the amount also for the client. */
function refundsToCome(
  payment: PaymentDocument | undefined,
  party: ReturnType<typeof paymentPartyOf>,
): Pick<BookingPayment, 'refundRequests' | 'refundUnderReview'> {
  if (!payment || (party !== 'admin' && party !== 'client')) return { refundRequests: [], refundUnderReview: 0 };
  const refundRequests = waitingRefunds(payment);
  const refundUnderReview = refundRequests.reduce((sum, { amount }) => sum + amount, 0);
  return { refundRequests: party === 'admin' ? refundRequests : [], refundUnderReview };
}

function waitingRefunds({ refundRequests }: PaymentDocument): BookingPayment['refundRequests'] {
  const open = refundRequests.filter(({ status }) => status === 'waiting');
  return open.map(({ approvalId: id, amountCentavos: amount, reason, requestedBy, requestedAt }) => ({
    id,
    amount,
    reason,
    requestedBy: requestedBy.name,
    requestedAt,
  }));
}

function refundView({
  refundId: id,
  amountCentavos: amount,
  status,
  reason,
  method,
  provider,
  reference,
  issuedAt,
  settledAt,
  failure,
}: PaymentDocument['refunds'][number]): BookingPayment['refunds'][number] {
  return { id, amount, status, reason, method, byHand: provider === 'none', reference, issuedAt, settledAt, failure };
}
