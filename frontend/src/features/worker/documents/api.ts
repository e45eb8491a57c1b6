import { documentCalls } from '#contracts/calls/worker-documents.ts';
import { api } from '../../../api/api.ts';
import { callQuery } from '../../../api/call-query.ts';

/** Links to documents. Each click requests its own. */
const documentsApi = api.injectEndpoints({
  endpoints: (build) => ({
    linkOwnDocument: build.mutation(callQuery(documentCalls.linkOwnDocument)),
    withdrawDocument: build.mutation({ ...callQuery(documentCalls.withdrawDocument), invalidatesTags: ['OwnProfile'] }),
    checkWorkerDocument: build.mutation({
      ...callQuery(documentCalls.checkWorkerDocument),
      invalidatesTags: ['User', 'Overview', 'Audit', 'Worker'],
    }),
    linkWorkerDocument: build.mutation({
      ...callQuery(documentCalls.linkWorkerDocument),
      invalidatesTags: ['Audit', 'User'],
    }),
  }),
});

export const {
  useLinkOwnDocumentMutation,
  useWithdrawDocumentMutation,
  useLinkWorkerDocumentMutation,
  useCheckWorkerDocumentMutation,
} = documentsApi;
