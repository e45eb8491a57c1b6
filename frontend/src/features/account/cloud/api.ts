import { cloudSignInCalls } from '#contracts/calls/account-cloud.ts';
import { api } from '../../../api/api.ts';
import { callQuery } from '../../../api/call-query.ts';

/** The session saga stores the results of signing in. */
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
