import { cloudSignInCalls } from '#contracts/calls/account-cloud.ts';
import { api } from '../../../api/api.ts';
import { callQuery } from '../../../api/call-query.ts';

/** What comes of signing in is stored by the session's saga. */
export const cloudApi = api.injectEndpoints({
  endpoints: (build) => ({
    cloudLogin: build.mutation(callQuery(cloudSignInCalls.cloudLogin)),
    readWaysIn: build.query({ ...callQuery(cloudSignInCalls.readWaysIn), providesTags: ['Me'] }),
    linkCloudSignIn: build.mutation({ ...callQuery(cloudSignInCalls.linkCloudSignIn), invalidatesTags: ['Me'] }),
    unlinkCloudSignIn: build.mutation({ ...callQuery(cloudSignInCalls.unlinkCloudSignIn), invalidatesTags: ['Me'] }),
  }),
});

export const { useCloudLoginMutation, useReadWaysInQuery, useLinkCloudSignInMutation, useUnlinkCloudSignInMutation } =
  cloudApi;
