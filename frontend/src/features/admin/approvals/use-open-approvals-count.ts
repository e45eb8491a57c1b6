import { useSelector } from 'react-redux';
import { approvalCalls } from '#contracts/calls/approval.ts';
import { api } from '../../../api/api.ts';
import { callQuery } from '../../../api/call-query.ts';
import { selectUserId } from '../../../domain/session/selectors.ts';

const MAX_COUNT = 100;

const countApi = api.injectEndpoints({
  endpoints: (build) => ({
    countOpenApprovals: build.query({ ...callQuery(approvalCalls.listApprovals), providesTags: ['Overview'] }),
  }),
});

/** Open requests of other admins, for the sidebar. Own requests are not counted. */
export function useOpenApprovalsCount(skip = false): number {
  const ownId = useSelector(selectUserId);
  return countApi.useCountOpenApprovalsQuery(
    { status: 'open', limit: MAX_COUNT },
    { skip, selectFromResult: ({ data }) => ({ count: othersIn(data?.items ?? [], ownId) }) },
  ).count;
}

function othersIn(items: readonly { requestedBy: { accountId: string } }[], ownId: string | null): number {
  return items.filter(({ requestedBy }) => requestedBy.accountId !== ownId).length;
}
