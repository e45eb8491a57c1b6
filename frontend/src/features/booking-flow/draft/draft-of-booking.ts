import { addMinutes } from '#contracts/manila-time.ts';
import type { Booking } from '#contracts/views/booking.ts';
import type { BookingDraft } from './draft.ts';
import { reusedAddress } from '../address/chosen-place.ts';

/** Rebooks with the same worker or with another. */
export type With = 'the same worker' | 'someone else';

type RebookOptions = { now: number; noticeMinutes: number; by: With };

/**
 * Draft for the same job, without a past start and with a new price. With the same worker the earlier answers are
 * kept for review and not treated as confirmed.
 */
export function draftOfBooking(booking: Booking, { now, noticeMinutes, by }: RebookOptions): BookingDraft {
  const { service, worker, address, durationMinutes, answers, notes, photos, payment, date, time, startsAt } = booking;
  // The price without the answers' additions, which are computed again.
  const priceCentavos = booking.form?.basePriceCentavos ?? booking.price;
  const stillAhead = startsAt >= addMinutes(now, noticeMinutes);
  return {
    serviceId: service.id,
    serviceName: service.name,
    category: service.category,
    address: reusedAddress(address),
    durationMinutes,
    ...(booking.package && {
      package: { id: booking.package.id, name: booking.package.name, priceCentavos, durationMinutes },
    }),
    answers,
    notes,
    photos,
    paymentMethod: payment.method,
    ...(stillAhead && { date, time }),
    ...(by === 'someone else' ? { formDone: true } : worker && { workerId: worker.id, workerName: worker.name }),
  };
}
