import { statementCalls } from '#contracts/calls/payment-statements.ts';
import { api } from '../../../../api/api.ts';
import { callQuery } from '../../../../api/call-query.ts';

/** A statement's matches depend on payments, so they share the payments' tag. */
export const adminStatementsApi = api.injectEndpoints({
  endpoints: (build) => ({
    listStatements: build.query({ ...callQuery(statementCalls.listStatements), providesTags: ['Payment'] }),
    readStatement: build.query({ ...callQuery(statementCalls.readStatement), providesTags: ['Payment'] }),
    importStatement: build.mutation({
      ...callQuery(statementCalls.importStatement),
      invalidatesTags: ['Payment', 'Audit'],
    }),
    /** Refetched after a refusal too, which means that the shown data was stale. */
    confirmTransfers: build.mutation({
      ...callQuery(statementCalls.confirmTransfers),
      invalidatesTags: ['Payment', 'Overview', 'Audit', 'Booking', 'History'],
    }),
    linkTransfer: build.mutation({
      ...callQuery(statementCalls.linkTransfer),
      invalidatesTags: ['Payment', 'Overview', 'Audit', 'Booking', 'History'],
    }),
    setTransferAside: build.mutation({
      ...callQuery(statementCalls.setTransferAside),
      invalidatesTags: ['Payment', 'Audit'],
    }),
    reopenTransfer: build.mutation({
      ...callQuery(statementCalls.reopenTransfer),
      invalidatesTags: ['Payment', 'Overview', 'Audit', 'Booking', 'History'],
    }),
  }),
});

export const {
  useImportStatementMutation,
  useConfirmTransfersMutation,
  useLinkTransferMutation,
  useSetTransferAsideMutation,
  useReopenTransferMutation,
} = adminStatementsApi;
