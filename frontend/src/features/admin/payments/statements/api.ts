import { statementCalls } from '#contracts/calls/payment-statements.ts';
import { api } from '../../../../api/api.ts';
import { callQuery } from '../../../../api/call-query.ts';

/** What a bank's file comes to follows every payment's change, so it goes by the payments' tag. */
export const adminStatementsApi = api.injectEndpoints({
  endpoints: (build) => ({
    listStatements: build.query({ ...callQuery(statementCalls.listStatements), providesTags: ['Payment'] }),
    readStatement: build.query({ ...callQuery(statementCalls.readStatement), providesTags: ['Payment'] }),
    importStatement: build.mutation({
      ...callQuery(statementCalls.importStatement),
      invalidatesTags: ['Payment', 'Audit'],
    }),
    /** Read again also after a refusal, which says that what was shown is out of date. */
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
