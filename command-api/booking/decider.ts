import { type BookingState, foldBooking, noBooking } from '#contracts/booking/booking-fold.ts';
import type { BookingEvent } from '#contracts/events/booking.ts';
import type { Fold } from '#infra/eventing/command-handling/decider.ts';

export const bookingDecider: Fold<BookingState, BookingEvent> = { initialState: noBooking, evolve: foldBooking };
