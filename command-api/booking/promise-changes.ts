import type { bookingPromiseEvents } from '#contracts/events/booking-promises.ts';
import type { EventOf } from '#contracts/events/event-schemas.ts';
import type { Folds } from './decider.ts';
import { closedQuotes } from './quotes.ts';

type PromiseEvent = EventOf<typeof bookingPromiseEvents>;

export const promiseFolds: Folds<PromiseEvent> = {
  NoShowReported: (_, { by, reportedAt, answerBy }) => ({ noShow: { by, reportedAt, answerBy, answeredAt: null } }),
  NoShowAnswered: ({ noShow }, { answeredAt }) => ({ noShow: noShow && { ...noShow, answeredAt } }),
  NoShowDisputed: () => ({ noShowCase: 'disputed' }),
  NoShowSettled: (_, { outcome, feeCentavos }) => ({ noShowCase: outcome, cancellationFeeCentavos: feeCentavos }),
  BookingOverdue: (_, { stage }) => ({ askedOverdue: stage }),
  BookingReopened: ({ quotes, declinedBy }, { workerId, answerBy }) => ({
    status: 'pending',
    worker: null,
    workerId: null,
    wasOpen: true,
    declinedBy: [...declinedBy, workerId],
    answerBy,
    quotes: closedQuotes(quotes),
    commissionPercent: null,
    reschedule: null,
    answeredProposal: null,
    noShow: null,
    askedOverdue: null,
  }),
};
