import { secondFactorCalls } from '#contracts/calls/account-second-factor.ts';
import { api } from '../../../api/api.ts';
import { callQuery } from '../../../api/call-query.ts';

/** The session saga stores the results of signing in and of enabling the second factor. */
export const secondFactorApi = api.injectEndpoints({
  endpoints: (build) => ({
    takeSecondStep: build.mutation(callQuery(secondFactorCalls.takeSecondStep)),
    readSecondFactor: build.query({ ...callQuery(secondFactorCalls.readSecondFactor), providesTags: ['Me'] }),
    startTotp: build.mutation(callQuery(secondFactorCalls.startTotp)),
    confirmTotp: build.mutation({ ...callQuery(secondFactorCalls.confirmTotp), invalidatesTags: ['Me', 'Session'] }),
    removeTotp: build.mutation({ ...callQuery(secondFactorCalls.removeTotp), invalidatesTags: ['Me'] }),
    renewRecoveryCodes: build.mutation({ ...callQuery(secondFactorCalls.renewRecoveryCodes), invalidatesTags: ['Me'] }),
  }),
});

export const {
  useTakeSecondStepMutation,
  useReadSecondFactorQuery,
  useStartTotpMutation,
  useConfirmTotpMutation,
  useRemoveTotpMutation,
  useRenewRecoveryCodesMutation,
} = secondFactorApi;
