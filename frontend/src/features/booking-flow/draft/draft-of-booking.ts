import { addMinutes } from '#contracts/manila-time.ts';
import type { Booking } from '#contracts/views/booking.ts';
import type { BookingDraft } from './draft.ts';
import { reusedAddress } from '../address/chosen-place.ts';

/** Who is to come: the worker of that booking, or somebody else. */
export type With = 'the same worker' | 'someone else';

type How = { /** In ms. */ now: number; noticeMinutes: number; by: With };

/**
 * The same job again, without a time that has passed and without its price, which is read anew. With the same worker it
 * is another visit: what was said of the job is there to be looked over, and isn't taken as said.
 */
export function draftOfBooking(booking: Booking, { now, noticeMinutes, by }: How): BookingDraft {
  const { service, worker, address, durationMinutes, answers, notes, photos, payment, date, time, startsAt } = booking;
  // The answers made the rest of the price, and do so again.
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
