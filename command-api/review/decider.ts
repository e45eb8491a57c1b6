import type { ReviewEvent } from '#contracts/events/review.ts';
import { type Refusal, refuse } from '#contracts/refusal.ts';
import {
  foldReviewAnswer,
  mayChangeAnswer,
  noReviewAnswer,
  type ReviewAnswerState,
} from '#contracts/review/review-answer-fold.ts';
import type { Decider } from '#infra/eventing/command-handling.ts';
import type { Decision } from '../command-handling/decision.ts';
import type { ReviewCommand } from './commands.ts';

export const reviewDecider: Decider<ReviewAnswerState, ReviewCommand, ReviewEvent, Refusal> = {
  initialState: noReviewAnswer,
  evolve: foldReviewAnswer,
  decide,
};

function decide({ type, data }: ReviewCommand, state: ReviewAnswerState): Decision<ReviewEvent> {
  switch (type) {
    case 'AnswerReview':
      return answerReview(data, state);
    case 'HideAnswer': {
      if (state.kind === 'none') return refuse('not_found');
      const { job, reason, by, now } = data;
      if (state.hidden) return [];
      return [{ type: 'ReviewAnswerHidden', data: { ...job, reason, hiddenBy: by, hiddenAt: now } }];
    }
    case 'RestoreAnswer': {
      if (state.kind === 'none') return refuse('not_found');
      const { job, by, now } = data;
      return state.hidden ? [{ type: 'ReviewAnswerRestored', data: { ...job, restoredBy: by, restoredAt: now } }] : [];
    }
  }
}

type AnswerReview = Extract<ReviewCommand, { type: 'AnswerReview' }>['data'];

/** Idempotent for the same text; another text replaces the answer within a day. */
function answerReview({ job, workerName, text, now }: AnswerReview, state: ReviewAnswerState): Decision<ReviewEvent> {
  if (state.kind === 'none') return [{ type: 'ReviewAnswered', data: { ...job, workerName, text, answeredAt: now } }];
  if (state.text === text) return [];
  if (state.hidden) return refuse('not_allowed_now', 'We hid this answer, so it can’t be changed.');
  if (!mayChangeAnswer(state, now)) return refuse('not_allowed_now', 'An answer can be changed for one day.');
  return [{ type: 'ReviewAnswerChanged', data: { ...job, workerName, text, changedAt: now } }];
}
