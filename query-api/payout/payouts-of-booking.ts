import { payoutFriday } from '#contracts/payout/friday.ts';
import { payoutId } from '#contracts/payout/payout-id.ts';
import type { BookingPayout } from '#contracts/views/payout.ts';
import type { Documents } from '#infra/eventing/documents.ts';
import { commissionHistory } from './commission-since.ts';
import { type BookingDocument, bookings } from '#projectors/read-models/booking/bookings.ts';
import { type PayoutDocument, payouts } from '#projectors/read-models/payout/payouts.ts';

/** The payouts with lines of this booking, earliest Friday first. No line is older than the booking. */
export async function payoutsOfBooking(
  documents: Pick<Documents, 'get' | 'find'>,
  bookingId: string,
): Promise<BookingPayout[]> {
  const booking = (await documents.get<BookingDocument>(bookings.name, bookingId))?.document;
  if (!booking?.worker) return [];
  const where = { workerId: { eq: booking.worker.workerId }, friday: { gte: payoutFriday(booking.requestedAt) } };
  const [found, since] = await Promise.all([
    documents.find<PayoutDocument>(payouts.name, { where, sort: [['friday', 'asc']] }),
    commissionHistory(documents),
  ]);
  return found.flatMap(({ document: { workerId, friday, status, lines } }) => {
    const own = lines.filter((line) => line.bookingId === bookingId);
    const commissionPercent = Math.max(...own.map((line) => line.commissionPercent));
    return own.length === 0
      ? []
      : [
          {
            id: payoutId(workerId, friday),
            friday,
            status,
            amount: own.reduce((sum, { amountCentavos }) => sum + amountCentavos, 0),
            commissionPercent,
            commissionSince: since(commissionPercent, own[0]?.at ?? ''),
          },
        ];
  });
}
