import { bookingEn } from '#contracts/event-texts/booking.en.ts';
import { bookingQuotesEn } from '#contracts/event-texts/booking-quotes.en.ts';
import { bookingRequestsEn } from '#contracts/event-texts/booking-requests.en.ts';
import { bookingChangesEn } from '#contracts/event-texts/booking-changes.en.ts';
import { bookingNoShowsEn } from '#contracts/event-texts/booking-no-shows.en.ts';
import { paymentEn } from '#contracts/event-texts/payment.en.ts';
import { timelineOf } from '#contracts/event-texts/surfaces.ts';

/** Timeline texts of a booking's and its payment's events. */
export const bookingEventsEn = timelineOf({
  ...bookingEn,
  ...bookingQuotesEn,
  ...bookingRequestsEn,
  ...bookingChangesEn,
  ...bookingNoShowsEn,
  ...paymentEn,
});
