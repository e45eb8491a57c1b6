import { bugCalls } from '#contracts/calls/support-bugs.ts';
import { api } from '../../../api/api.ts';
import { callQuery } from '../../../api/call-query.ts';

const changed = ['Bug', 'Audit', 'Overview'] as const;

export const adminBugsApi = api.injectEndpoints({
  endpoints: (build) => ({
    listBugs: build.query({ ...callQuery(bugCalls.listBugs), providesTags: ['Bug'] }),
    readBug: build.query({ ...callQuery(bugCalls.readBug), providesTags: ['Bug'] }),
    triageBug: build.mutation({ ...callQuery(bugCalls.triageBug), invalidatesTags: [...changed] }),
    deleteBug: build.mutation({ ...callQuery(bugCalls.deleteBug), invalidatesTags: [...changed] }),
    linkBugPicture: build.mutation(callQuery(bugCalls.linkBugPicture)),
  }),
});

export const { useReadBugQuery, useTriageBugMutation, useDeleteBugMutation, useLinkBugPictureMutation } = adminBugsApi;
