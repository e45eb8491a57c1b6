import type { ReviewEvent } from '../events/review.ts';
import { truncate } from './change-values.ts';
import { codeOf, type DetailsOf, ofBooking, toClient, toWorkerOfEvent } from './event-details.ts';

export const review = {
  ReviewAnswered: {
    tone: 'brand',
    icon: 'MessageCircle',
    subject: ofBooking,
    changes: ({ text }) => ({ text: truncate(text) }),
    notify: { to: toClient, details: ({ workerName, ...data }) => ({ ...codeOf(data), worker: workerName }) },
  },
  ReviewAnswerChanged: {
    tone: 'neutral',
    icon: 'PenLine',
    subject: ofBooking,
    changes: ({ text }) => ({ text: truncate(text) }),
  },
  ReviewAnswerHidden: {
    tone: 'danger',
    icon: 'Ban',
    subject: ofBooking,
    strict: true,
    notify: { alarming: true, to: toWorkerOfEvent, details: ({ reason, ...data }) => ({ ...codeOf(data), reason }) },
  },
  ReviewAnswerRestored: {
    tone: 'success',
    icon: 'Undo2',
    subject: ofBooking,
    strict: true,
    notify: { to: toWorkerOfEvent, details: codeOf },
  },
} satisfies DetailsOf<ReviewEvent['type']>;
