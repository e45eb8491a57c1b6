import { createSlice, isRejectedWithValue } from '@reduxjs/toolkit';
import type { SecondStepAsked } from '#contracts/calls/account-second-factor.ts';
import { askedSecondStep } from './asked-second-step.ts';
import { secondFactorApi } from './api.ts';

/** What is asked for after a first step, by whichever way that was made. It lives as long as the page. */
type SecondStepState = { asked: SecondStepAsked | null };

const initialState: SecondStepState = { asked: null };

export const secondStepSlice = createSlice({
  name: 'secondStep',
  initialState,
  reducers: {
    /** They would rather begin anew, or have to. */
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
        state.asked = askedSecondStep(payload) ?? state.asked;
      }),
});

export const { secondStepLeft } = secondStepSlice.actions;

export const selectAskedSecondStep = (state: { secondStep: SecondStepState }) => state.secondStep.asked;
