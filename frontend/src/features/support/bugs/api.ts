import { bugCalls } from '#contracts/calls/support-bugs.ts';
import { api } from '../../../api/api.ts';
import { callQuery } from '../../../api/call-query.ts';

const bugsApi = api.injectEndpoints({
  endpoints: (build) => ({
    listOwnBugs: build.query({ ...callQuery(bugCalls.listOwnBugs), providesTags: ['Bug'] }),
    reportBug: build.mutation({ ...callQuery(bugCalls.reportBug), invalidatesTags: ['Bug'] }),
  }),
});

export const { useListOwnBugsQuery, useReportBugMutation } = bugsApi;
