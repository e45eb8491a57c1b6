import { listViewCalls } from '#contracts/calls/account-staff.ts';
import { api } from '../../../../api/api.ts';
import { callQuery } from '../../../../api/call-query.ts';

/** Cached while the tab is open: a list with a default view needs it at once. */
const KEPT_S = 24 * 60 * 60;

const listViewsApi = api.injectEndpoints({
  endpoints: (build) => ({
    listListViews: build.query({
      ...callQuery(listViewCalls.listListViews),
      providesTags: ['ListView'],
      keepUnusedDataFor: KEPT_S,
    }),
    saveListView: build.mutation({ ...callQuery(listViewCalls.saveListView), invalidatesTags: ['ListView', 'Audit'] }),
    deleteListView: build.mutation({
      ...callQuery(listViewCalls.deleteListView),
      invalidatesTags: ['ListView', 'Audit'],
    }),
  }),
});

export const { useListListViewsQuery, useSaveListViewMutation, useDeleteListViewMutation } = listViewsApi;
