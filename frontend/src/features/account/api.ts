import { accountCalls } from '#contracts/calls/account.ts';
import { api } from '../../api/api.ts';
import { callQuery } from '../../api/call-query.ts';

/** The session saga stores the results of these calls. It owns refresh and logout. */
export const accountApi = api.injectEndpoints({
  endpoints: (build) => ({
    login: build.mutation(callQuery(accountCalls.login)),
    register: build.mutation(callQuery(accountCalls.register)),
    me: build.query({ ...callQuery(accountCalls.me), providesTags: ['Me'] }),
    changeMe: build.mutation({ ...callQuery(accountCalls.changeMe), invalidatesTags: ['Me'] }),
    sendEmailCode: build.mutation(callQuery(accountCalls.sendEmailCode)),
    sendPhoneCode: build.mutation(callQuery(accountCalls.sendPhoneCode)),
    verifyEmail: build.mutation({ ...callQuery(accountCalls.verifyEmail), invalidatesTags: ['Me'] }),
    verifyPhone: build.mutation({ ...callQuery(accountCalls.verifyPhone), invalidatesTags: ['Me'] }),
    cancelContactChange: build.mutation({ ...callQuery(accountCalls.cancelContactChange), invalidatesTags: ['Me'] }),
    undoContactChange: build.mutation(callQuery(accountCalls.undoContactChange)),
  }),
});

export const {
  useLoginMutation,
  useRegisterMutation,
  useMeQuery,
  useChangeMeMutation,
  useSendEmailCodeMutation,
  useSendPhoneCodeMutation,
  useVerifyEmailMutation,
  useVerifyPhoneMutation,
  useCancelContactChangeMutation,
  useUndoContactChangeMutation,
} = accountApi;
