import { cloudSignInCalls } from '#contracts/calls/account-cloud.ts';
import { api } from '../../../api/api.ts';
import { callQuery } from '../../../api/call-query.ts';

/** What comes of signing in is stored by the session's saga. */
export const cloudApi = api.injectEndpoints({
  endpoints: (build) => ({ cloudLogin: build.mutation(callQuery(cloudSignInCalls.cloudLogin)) }),
});

export const { useCloudLoginMutation } = cloudApi;
