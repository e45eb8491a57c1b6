import { createSelector } from '@reduxjs/toolkit';
import { fingerprint, isDraftStarted, type BookingDraft } from './draft/draft.ts';
import type { BookingFlowState, Submission } from './slice.ts';
import { firstOpenStep, resumeTarget, stepsDone } from './steps.ts';
import { FLOW } from '../../domain/booking/flow-path.ts';

export type StateWithBookingFlow = { bookingFlow: BookingFlowState };

export const selectFlow = (state: StateWithBookingFlow): BookingFlowState => state.bookingFlow;
export const selectDraft = (state: StateWithBookingFlow): BookingDraft => state.bookingFlow.draft;
export const selectSubmission = (state: StateWithBookingFlow): Submission => state.bookingFlow.submission;
export const selectStepsDone = createSelector(selectDraft, (draft) => stepsDone(draft));
export const selectFirstOpenStep = createSelector(selectDraft, (draft) => firstOpenStep(draft));
export const selectResumeTarget = createSelector(selectDraft, (draft) => resumeTarget(draft));

export const selectIsSubmitting = (state: StateWithBookingFlow): boolean =>
  state.bookingFlow.submission.status === 'submitting';

/**
 * Whether the draft banner shows: something was chosen, the banner was not dismissed for it, it is not being
 * submitted, and the flow is not open.
 */
export function selectShowsBanner(state: StateWithBookingFlow, pathname: string): boolean {
  const { draft, dismissed } = state.bookingFlow;
  if (selectIsSubmitting(state)) return false;
  return (
    isDraftStarted(draft) && dismissed !== fingerprint(draft) && pathname !== FLOW && !pathname.startsWith(`${FLOW}/`)
  );
}
