import { savedReplyCalls } from '#contracts/calls/support-replies.ts';
import { api } from '../../../../api/api.ts';
import { callQuery } from '../../../../api/call-query.ts';

const replies = { type: 'Ticket', id: 'replies' } as const;
const changed = [replies, 'Audit' as const];

const savedRepliesApi = api.injectEndpoints({
  endpoints: (build) => ({
    listSavedReplies: build.query({ ...callQuery(savedReplyCalls.listSavedReplies), providesTags: [replies] }),
    addSavedReply: build.mutation({ ...callQuery(savedReplyCalls.addSavedReply), invalidatesTags: changed }),
    changeSavedReply: build.mutation({ ...callQuery(savedReplyCalls.changeSavedReply), invalidatesTags: changed }),
    deleteSavedReply: build.mutation({ ...callQuery(savedReplyCalls.deleteSavedReply), invalidatesTags: changed }),
    // A refusal means that the list on the screen is stale, so it is refetched.
    orderSavedReplies: build.mutation({ ...callQuery(savedReplyCalls.orderSavedReplies), invalidatesTags: changed }),
  }),
});

export const {
  useListSavedRepliesQuery,
  useAddSavedReplyMutation,
  useChangeSavedReplyMutation,
  useDeleteSavedReplyMutation,
  useOrderSavedRepliesMutation,
} = savedRepliesApi;
