import { createSlice, isRejectedWithValue } from '@reduxjs/toolkit';
import { RequiredSecondStep } from '#contracts/calls/account-second-factor.ts';
import { secondFactorApi } from './api.ts';
import { detailsOf, isCallError } from '../../../api/call-error.ts';

/** Second step required after a first one of any method. Kept in memory only. */
type SecondStepState = { asked: RequiredSecondStep | null };

const initialState: SecondStepState = { asked: null };

export const secondStepSlice = createSlice({
  name: 'secondStep',
  initialState,
  reducers: {
    /** The user starts over. */
    secondStepLeft(state) {
      state.asked = null;
    },
  },
  extraReducers: (builder) =>
    builder
      .addMatcher(secondFactorApi.endpoints.takeSecondStep.matchFulfilled, (state) => {
        state.asked = null;
      })
      .addMatcher(isRejectedWithValue, (state, { payload }) => {
        state.asked = requiredSecondStep(payload) ?? state.asked;
      }),
});

export const { secondStepLeft } = secondStepSlice.actions;

export const selectRequiredSecondStep = (state: { secondStep: SecondStepState }) => state.secondStep.asked;

/** The second step that the sign-in requires; null for any other failure. */
function requiredSecondStep(error: unknown): RequiredSecondStep | null {
  if (!isCallError(error) || error.code !== 'second_factor_needed') return null;
  const asked = RequiredSecondStep.safeParse(detailsOf(error));
  return asked.success ? asked.data : null;
}
