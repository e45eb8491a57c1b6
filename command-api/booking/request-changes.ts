import type { bookingRequestEvents } from '#contracts/events/booking-requests.ts';
import type { EventOf } from '#contracts/events/event-schemas.ts';
import type { Folds } from './decider.ts';

type RequestEvent = EventOf<typeof bookingRequestEvents>;

export const requestFolds: Folds<RequestEvent> = {
  OthersAsked: (_, { newBookingId }) => ({ rebookedAs: newBookingId }),
};
