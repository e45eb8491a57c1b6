import { closingCalls } from '#contracts/calls/account.ts';
import { api } from '../../../api/api.ts';
import { callQuery } from '../../../api/call-query.ts';
import { accountClosed } from '../../../domain/session/slice.ts';

export const closingApi = api.injectEndpoints({
  endpoints: (build) => ({
    readClosing: build.query({ ...callQuery(closingCalls.readClosing), keepUnusedDataFor: 0 }),
    closeAccount: build.mutation({
      ...callQuery(closingCalls.closeAccount),
      // Dispatches the action that the session saga awaits. Watching the call itself would load this module for all
      // visitors.
      async onQueryStarted(_given, { dispatch, queryFulfilled }) {
        const closed = await queryFulfilled.catch(() => null);
        if (closed) dispatch(accountClosed(closed.data));
      },
    }),
  }),
});

export const { useReadClosingQuery, useCloseAccountMutation } = closingApi;
