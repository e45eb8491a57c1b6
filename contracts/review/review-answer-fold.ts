import type { ReviewEvent } from '../events/review.ts';
import { DAY_MS } from '../manila-time.ts';

/** A worker's answer to a review. `hidden`: staff hid it; its worker sees the reason. Instants in ISO 8601. */
export type ReviewAnswer = {
  text: string;
  answeredAt: string;
  changedAt: string | null;
  hidden: { reason: string; at: string } | null;
};
export type ReviewAnswerState = { kind: 'none' } | (ReviewAnswer & { kind: 'answer' });

export const noReviewAnswer: ReviewAnswerState = { kind: 'none' };

/** For the decider and the read model. */
export function foldReviewAnswer(state: ReviewAnswerState, event: ReviewEvent): ReviewAnswerState {
  if (event.type === 'ReviewAnswered') {
    const { text, answeredAt } = event.data;
    return { kind: 'answer', text, answeredAt, changedAt: null, hidden: null };
  }
  if (state.kind === 'none') return state;
  switch (event.type) {
    case 'ReviewAnswerChanged':
      return { ...state, text: event.data.text, changedAt: event.data.changedAt };
    case 'ReviewAnswerHidden':
      return { ...state, hidden: { reason: event.data.reason, at: event.data.hiddenAt } };
    case 'ReviewAnswerRestored':
      return { ...state, hidden: null };
  }
}

/** Corrections come soon; an answer that clients have read for days no longer changes. */
export function mayChangeAnswer({ answeredAt, hidden }: Omit<ReviewAnswer, 'text'>, now: string): boolean {
  return hidden === null && Date.parse(now) < Date.parse(answeredAt) + DAY_MS;
}
