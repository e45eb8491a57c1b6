import { phoneCalls } from '#contracts/calls/account.ts';
import { api } from '../../../api/api.ts';
import { callQuery } from '../../../api/call-query.ts';

/** The session saga stores the session of a sign-in. */
export const phoneApi = api.injectEndpoints({
  endpoints: (build) => ({
    sendSignInCode: build.mutation(callQuery(phoneCalls.sendSignInCode)),
    loginByPhone: build.mutation(callQuery(phoneCalls.loginByPhone)),
  }),
});

export const { useSendSignInCodeMutation, useLoginByPhoneMutation } = phoneApi;
