import { bookingFil } from '#contracts/event-texts/booking.fil.ts';
import { bookingQuotesFil } from '#contracts/event-texts/booking-quotes.fil.ts';
import { bookingRequestsFil } from '#contracts/event-texts/booking-requests.fil.ts';
import { bookingChangesFil } from '#contracts/event-texts/booking-changes.fil.ts';
import { bookingNoShowsFil } from '#contracts/event-texts/booking-no-shows.fil.ts';
import { paymentFil } from '#contracts/event-texts/payment.fil.ts';
import { timelineOf } from '#contracts/event-texts/surfaces.ts';
import type { Messages } from '../../../i18n/i18n.ts';
import type { bookingEventsEn } from './booking-events.en.ts';

export const bookingEventsFil: Messages<typeof bookingEventsEn> = timelineOf({
  ...bookingFil,
  ...bookingQuotesFil,
  ...bookingRequestsFil,
  ...bookingChangesFil,
  ...bookingNoShowsFil,
  ...paymentFil,
});
