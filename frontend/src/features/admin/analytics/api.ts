import { analyticsCalls } from '#contracts/calls/analytics.ts';
import { api } from '../../../api/api.ts';
import { callQuery } from '../../../api/call-query.ts';

const analyticsApi = api.injectEndpoints({
  endpoints: (build) => ({
    readAnalytics: build.query({ ...callQuery(analyticsCalls.readAnalytics), providesTags: ['Overview'] }),
  }),
});

export const { useReadAnalyticsQuery } = analyticsApi;
