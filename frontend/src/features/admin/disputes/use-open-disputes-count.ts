import { disputeCalls } from '#contracts/calls/dispute.ts';
import { api } from '../../../api/api.ts';
import { callQuery } from '../../../api/call-query.ts';

const countApi = api.injectEndpoints({
  endpoints: (build) => ({
    countOpenDisputes: build.query({
      ...callQuery(disputeCalls.listDisputes),
      providesTags: [{ type: 'Dispute', id: 'LIST' }],
    }),
  }),
});

/** Number of disputes for staff to decide, for the sidebar. */
export function useOpenDisputesCount(skip = false): number {
  return countApi.useCountOpenDisputesQuery(
    { show: 'open', limit: 1 },
    { skip, selectFromResult: ({ data }) => ({ count: data?.total ?? 0 }) },
  ).count;
}
