import type { Payment } from '#contracts/views/payment.ts';
import type { Stored } from '#infra/eventing/documents.ts';
import { type BookingDocument, bookings } from '#projectors/read-models/booking/bookings.ts';
import { type PaymentDocument, payments } from '#projectors/read-models/payment/payments.ts';
import type { QueryContext } from '../query-context.ts';
import { type ViewContext, paymentView } from './payment-view.ts';

type Documents = Pick<QueryContext['documents'], 'get' | 'getMany'>;

/** None, or this booking's payment. */
export async function paymentOfBooking(
  documents: Documents,
  bookingId: string,
  status: Payment['status'] | undefined,
  looked: ViewContext,
): Promise<Payment[]> {
  const found = await documents.get<PaymentDocument>(payments.name, bookingId);
  return found && (!status || found.document.status === status) ? paymentViews(documents, [found], looked) : [];
}

/** Each with its booking, which determines the amount due. */
export async function paymentViews(
  documents: Documents,
  found: readonly Stored<PaymentDocument>[],
  looked: ViewContext,
): Promise<Payment[]> {
  const stored = await documents.getMany<BookingDocument>(
    bookings.name,
    found.map(({ id }) => id),
  );
  const byId = new Map(stored.map((booking) => [booking.id, booking]));
  return found.flatMap(({ id, document, position }) => {
    const booking = byId.get(id);
    return (booking && paymentView(booking.document, document, looked, Math.max(position, booking.position))) ?? [];
  });
}
