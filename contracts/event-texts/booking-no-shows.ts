import type { bookingNoShowEvents } from '../events/booking-no-shows.ts';
import { codeOf, toBothSides, toOtherSide, ofBooking, type DetailsOf } from './event-details.ts';

export const bookingNoShows = {
  NoShowReported: {
    tone: 'mango',
    icon: 'UserX',
    subject: ofBooking,
    strict: true,
    history: ({ by, answerBy, contradicts = false }) => ({ by, answerBy, contradicts }),
    notify: {
      alarming: true,
      to: toOtherSide,
      details: ({ by, startsAt, answerBy, contradicts = false, ...data }) => ({
        ...codeOf(data),
        by,
        startsAt,
        answerBy,
        contradicts,
      }),
    },
  },
  NoShowAnswered: {
    tone: 'info',
    icon: 'MapPin',
    subject: ofBooking,
    history: ({ by, message }) => ({ by, message }),
    notify: { to: toOtherSide, details: ({ by, message, ...data }) => ({ ...codeOf(data), by, message }) },
  },
  NoShowDisputed: {
    tone: 'mango',
    icon: 'CircleX',
    subject: ofBooking,
    strict: true,
    history: ({ by, reason }) => ({ by, reason }),
    notify: { to: toOtherSide, details: ({ by, reason, ...data }) => ({ ...codeOf(data), by, reason }) },
  },
  NoShowSettled: {
    tone: 'brand',
    icon: 'CircleCheck',
    subject: ofBooking,
    strict: true,
    history: ({ against, outcome, reason, feeCentavos }) => ({ against, outcome, reason, feeCentavos }),
    notify: {
      to: toBothSides,
      details: ({ against, outcome, reason, feeCentavos, ...data }) => ({
        ...codeOf(data),
        against,
        outcome,
        reason,
        feeCentavos,
      }),
    },
  },
  BookingOverdue: {
    tone: 'mango',
    icon: 'Timer',
    subject: ofBooking,
    history: ({ stage, closesAt }) => ({ stage, closesAt }),
    notify: { to: toBothSides, details: ({ stage, closesAt, ...data }) => ({ ...codeOf(data), stage, closesAt }) },
  },
  BookingReopened: {
    tone: 'mango',
    icon: 'Repeat',
    subject: ofBooking,
    strict: true,
    history: ({ startsAt, answerBy }) => ({ startsAt, answerBy }),
    notify: { to: toBothSides, details: ({ startsAt, ...data }) => ({ ...codeOf(data), startsAt }) },
  },
} satisfies DetailsOf<keyof typeof bookingNoShowEvents>;
