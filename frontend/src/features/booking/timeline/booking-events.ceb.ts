import { bookingCeb } from '#contracts/event-texts/booking.ceb.ts';
import { bookingQuotesCeb } from '#contracts/event-texts/booking-quotes.ceb.ts';
import { bookingRequestsCeb } from '#contracts/event-texts/booking-requests.ceb.ts';
import { bookingChangesCeb } from '#contracts/event-texts/booking-changes.ceb.ts';
import { bookingNoShowsCeb } from '#contracts/event-texts/booking-no-shows.ceb.ts';
import { paymentCeb } from '#contracts/event-texts/payment.ceb.ts';
import { timelineOf } from '#contracts/event-texts/surfaces.ts';
import type { Messages } from '../../../i18n/i18n.ts';
import type { bookingEventsEn } from './booking-events.en.ts';

export const bookingEventsCeb: Messages<typeof bookingEventsEn> = timelineOf({
  ...bookingCeb,
  ...bookingQuotesCeb,
  ...bookingRequestsCeb,
  ...bookingChangesCeb,
  ...bookingNoShowsCeb,
  ...paymentCeb,
});
