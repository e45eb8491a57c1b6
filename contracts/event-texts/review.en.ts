import type { TextsOf } from './texts.ts';
import type { review } from './review.ts';

/** Texts of review events. */
export const reviewEn = {
  ReviewAnswered: {
    action: 'Answered a review',
    happened: 'Review answered',
    changes: '“{text}”',
    notices: {
      ReviewAnswered: { title: 'Your review was answered', text: '{worker} answered your review of {code}' },
    },
  },
  ReviewAnswerChanged: {
    action: 'Changed an answer to a review',
    happened: 'Answer to the review changed',
    changes: '“{text}”',
  },
  ReviewAnswerHidden: {
    action: 'Hid an answer to a review',
    happened: 'Answer to the review hidden',
    changes: '{reason}',
    notices: {
      ReviewAnswerHidden: {
        title: 'Your answer isn’t shown any more',
        text: 'We hid your answer to the review of {code}: {reason}',
      },
    },
  },
  ReviewAnswerRestored: {
    action: 'Showed an answer to a review again',
    happened: 'Answer to the review shown again',
    notices: {
      ReviewAnswerRestored: {
        title: 'Your answer is back',
        text: 'Clients can read your answer to the review of {code} again',
      },
    },
  },
} satisfies TextsOf<typeof review>;
