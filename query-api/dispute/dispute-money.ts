import { totalCentavos } from '#contracts/booking/booking-fold.ts';
import { dueCentavos, keptCentavos } from '#contracts/payment/allowed-actions.ts';
import { cashCentavos } from '#contracts/payment/payment-fold.ts';
import { payoutFriday } from '#contracts/payout/friday.ts';
import { heldCentavos } from '#contracts/payout/held-centavos.ts';
import type { DisputeMoney } from '#contracts/views/dispute.ts';
import type { Documents } from '#infra/eventing/documents.ts';
import type { BookingDocument } from '#projectors/read-models/booking/bookings.ts';
import { type PaymentDocument, payments } from '#projectors/read-models/payment/payments.ts';
import { type PayoutDocument, payouts } from '#projectors/read-models/payout/payouts.ts';

/** The booking's money for a decision, and its held and paid parts. Centavos. */
export async function disputeMoney(
  documents: Pick<Documents, 'get' | 'find'>,
  booking: BookingDocument,
  usualPercent: number,
): Promise<DisputeMoney> {
  const payment = (await documents.get<PaymentDocument>(payments.name, booking.bookingId))?.document;
  const lines = await linesOf(documents, booking);
  const sent = lines.filter(({ status }) => status === 'paid').map(({ line }) => line.amountCentavos);
  return {
    due: disputedDue(booking, payment),
    kept: payment ? keptCentavos(payment) : 0,
    cash: payment ? cashCentavos(payment) : 0,
    commissionPercent: lines[0]?.line.commissionPercent ?? booking.commissionPercent ?? usualPercent,
    held: heldCentavos(lines.map(({ line }) => line)),
    paidOut: Math.max(
      0,
      sent.reduce((sum, amount) => sum + amount, 0),
    ),
  };
}

/** Total due for the booking. */
export function disputedDue(booking: BookingDocument, payment: PaymentDocument | undefined): number {
  const paid = {
    status: booking.status,
    totalCentavos: totalCentavos(booking),
    cancellationFeeCentavos: booking.cancellation?.feeCentavos ?? 0,
  };
  return dueCentavos(paid, { waivedCentavos: payment?.waivedCentavos ?? 0 });
}

async function linesOf(documents: Pick<Documents, 'find'>, { bookingId, worker, requestedAt }: BookingDocument) {
  if (!worker) return [];
  const where = { workerId: { eq: worker.workerId }, friday: { gte: payoutFriday(requestedAt) } };
  const found = await documents.find<PayoutDocument>(payouts.name, { where, sort: [['friday', 'asc']] });
  return found.flatMap(({ document: { lines, status } }) =>
    lines.filter((line) => line.bookingId === bookingId).map((line) => ({ line, status })),
  );
}
