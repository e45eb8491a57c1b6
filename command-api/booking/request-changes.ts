import type { bookingRequestEvents } from '#contracts/events/booking-requests.ts';
import type { EventOf } from '#contracts/events/event-schemas.ts';
import type { Folds } from './decider.ts';

type RequestEvent = EventOf<typeof bookingRequestEvents>;

export const requestFolds: Folds<RequestEvent> = {
  BookingRequestEdited: (
    { wanted },
    { requestVersion, startsAt, endsAt, answerBy, address, notes, answers, photos },
  ) => ({
    requestVersion,
    startsAt,
    endsAt,
    answerBy,
    wanted: { ...wanted, address, notes, answers, photos },
  }),
  BookingWidened: (_, { worker, answerBy }) => ({
    asked: worker,
    worker: null,
    workerId: null,
    wasOpen: true,
    answerBy,
  }),
  OthersAsked: (_, { newBookingId }) => ({ rebookedAs: newBookingId }),
};
