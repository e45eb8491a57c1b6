import { disputeCalls } from '#contracts/calls/dispute.ts';
import { api } from '../../api/api.ts';
import { callQuery } from '../../api/call-query.ts';
import { bookingTags } from '../../domain/booking/api.ts';

const list = { type: 'Dispute', id: 'LIST' } as const;
const one = (id: string) => ({ type: 'Dispute', id }) as const;

/** Also after a refusal, which means that the shown data was stale. */
const changed = (_: unknown, __: unknown, { id }: { id: string }) =>
  [one(id), list, bookingTags.one(id), 'Overview'] as const;

/** Disputes for both sides and staff. */
export const disputeApi = api.injectEndpoints({
  endpoints: (build) => ({
    readDispute: build.query({
      ...callQuery(disputeCalls.readDispute),
      providesTags: (_, __, { id }) => [one(id)],
    }),
    listOwnDisputes: build.query({ ...callQuery(disputeCalls.listOwnDisputes), providesTags: [list] }),
    listDisputes: build.query({ ...callQuery(disputeCalls.listDisputes), providesTags: [list] }),
    openDispute: build.mutation({ ...callQuery(disputeCalls.openDispute), invalidatesTags: changed }),
    addDisputeMessage: build.mutation({ ...callQuery(disputeCalls.addDisputeMessage), invalidatesTags: changed }),
    withdrawDispute: build.mutation({ ...callQuery(disputeCalls.withdrawDispute), invalidatesTags: changed }),
    acceptDisputeDecision: build.mutation({
      ...callQuery(disputeCalls.acceptDisputeDecision),
      invalidatesTags: changed,
    }),
    appealDispute: build.mutation({ ...callQuery(disputeCalls.appealDispute), invalidatesTags: changed }),
    askInDispute: build.mutation({ ...callQuery(disputeCalls.askInDispute), invalidatesTags: changed }),
    decideDispute: build.mutation({ ...callQuery(disputeCalls.decideDispute), invalidatesTags: changed }),
  }),
});

export const {
  useReadDisputeQuery,
  useListOwnDisputesQuery,
  useOpenDisputeMutation,
  useAddDisputeMessageMutation,
  useWithdrawDisputeMutation,
  useAcceptDisputeDecisionMutation,
  useAppealDisputeMutation,
  useAskInDisputeMutation,
  useDecideDisputeMutation,
} = disputeApi;
