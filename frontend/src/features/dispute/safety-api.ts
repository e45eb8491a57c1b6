import { safetyCalls } from '#contracts/calls/dispute.ts';
import { api } from '../../api/api.ts';
import { callQuery } from '../../api/call-query.ts';

const list = { type: 'Dispute', id: 'SAFETY' } as const;

const safetyApi = api.injectEndpoints({
  endpoints: (build) => ({
    reportPerson: build.mutation({ ...callQuery(safetyCalls.reportPerson), invalidatesTags: [list] }),
    listSafetyReports: build.query({ ...callQuery(safetyCalls.listSafetyReports), providesTags: [list] }),
    closeSafetyReport: build.mutation({
      ...callQuery(safetyCalls.closeSafetyReport),
      invalidatesTags: [list, 'Overview'],
    }),
  }),
});

export const { useReportPersonMutation, useListSafetyReportsQuery, useCloseSafetyReportMutation } = safetyApi;
