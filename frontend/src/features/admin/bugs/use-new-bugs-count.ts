import { bugCalls } from '#contracts/calls/support-bugs.ts';
import { api } from '../../../api/api.ts';
import { callQuery } from '../../../api/call-query.ts';

const countApi = api.injectEndpoints({
  endpoints: (build) => ({
    countOpenBugs: build.query({ ...callQuery(bugCalls.listBugs), providesTags: ['Bug'] }),
  }),
});

/** Number of new reports, for the sidebar. */
export function useNewBugsCount(skip = false): number {
  return countApi.useCountOpenBugsQuery(
    { status: 'open', limit: 1 },
    { skip, selectFromResult: ({ data }) => ({ count: data?.total ?? 0 }) },
  ).count;
}
