import { approvalCalls } from '#contracts/calls/approval.ts';
import { api } from '../../../api/api.ts';
import { callQuery } from '../../../api/call-query.ts';

const changed = ['Overview', 'User', 'Audit'] as const;

const approvalsApi = api.injectEndpoints({
  endpoints: (build) => ({
    listApprovals: build.query({ ...callQuery(approvalCalls.listApprovals), providesTags: ['Overview'] }),
    requestApproval: build.mutation({ ...callQuery(approvalCalls.requestApproval), invalidatesTags: [...changed] }),
    grantApproval: build.mutation({ ...callQuery(approvalCalls.grantApproval), invalidatesTags: [...changed] }),
    refuseApproval: build.mutation({ ...callQuery(approvalCalls.refuseApproval), invalidatesTags: [...changed] }),
    withdrawApproval: build.mutation({ ...callQuery(approvalCalls.withdrawApproval), invalidatesTags: [...changed] }),
  }),
});

export const {
  useListApprovalsQuery,
  useRequestApprovalMutation,
  useGrantApprovalMutation,
  useRefuseApprovalMutation,
  useWithdrawApprovalMutation,
} = approvalsApi;
