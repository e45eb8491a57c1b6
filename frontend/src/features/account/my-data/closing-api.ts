import { closingCalls } from '#contracts/calls/account-closing.ts';
import { api } from '../../../api/api.ts';
import { callQuery } from '../../../api/call-query.ts';
import { accountClosed } from '../../../domain/session/slice.ts';

export const closingApi = api.injectEndpoints({
  endpoints: (build) => ({
    readClosing: build.query({ ...callQuery(closingCalls.readClosing), keepUnusedDataFor: 0 }),
    closeAccount: build.mutation({
      ...callQuery(closingCalls.closeAccount),
      // What the session's saga waits for: were it to watch this call, every visitor would load it.
      async onQueryStarted(_given, { dispatch, queryFulfilled }) {
        const closed = await queryFulfilled.catch(() => null);
        if (closed) dispatch(accountClosed(closed.data));
      },
    }),
  }),
});

export const { useReadClosingQuery, useCloseAccountMutation } = closingApi;
