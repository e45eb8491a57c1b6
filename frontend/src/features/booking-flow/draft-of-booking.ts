import { addMinutes } from '#contracts/manila-time.ts';
import type { Booking } from '#contracts/views/booking.ts';
import type { BookingDraft } from './draft.ts';

/** The same job again, for someone else: without the worker, and without a time that has passed. */
export function draftOfBooking(booking: Booking, now: number, noticeMinutes: number): BookingDraft {
  const { service, address, durationMinutes, answers, notes, photos, payment, date, time, startsAt } = booking;
  const stillAhead = startsAt >= addMinutes(now, noticeMinutes);
  return {
    serviceId: service.id,
    serviceName: service.name,
    category: service.category,
    address,
    durationMinutes,
    answers,
    notes,
    photos,
    formDone: true,
    paymentMethod: payment.method,
    ...(stillAhead && { date, time }),
  };
}
