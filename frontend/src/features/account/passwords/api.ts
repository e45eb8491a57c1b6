import { passwordCalls } from '#contracts/calls/account-passwords.ts';
import { api } from '../../../api/api.ts';
import { callQuery } from '../../../api/call-query.ts';

/** The session saga stores the new session after a password change. */
export const passwordsApi = api.injectEndpoints({
  endpoints: (build) => ({
    forgotPassword: build.mutation(callQuery(passwordCalls.forgotPassword)),
    tryResetCode: build.mutation(callQuery(passwordCalls.tryResetCode)),
    validateReset: build.query({ ...callQuery(passwordCalls.validateReset), keepUnusedDataFor: 0 }),
    resetPassword: build.mutation(callQuery(passwordCalls.resetPassword)),
    changePassword: build.mutation(callQuery(passwordCalls.changePassword)),
  }),
});

export const {
  useForgotPasswordMutation,
  useTryResetCodeMutation,
  useValidateResetQuery,
  useResetPasswordMutation,
  useChangePasswordMutation,
} = passwordsApi;
