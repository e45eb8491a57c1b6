import { urgentCalls } from '#contracts/calls/catalogue-urgent.ts';
import { api } from '../../api/api.ts';
import { callQuery } from '../../api/call-query.ts';

export const homeApi = api.injectEndpoints({
  endpoints: (build) => ({
    listUrgentServices: build.query({
      ...callQuery(urgentCalls.listUrgentServices),
      providesTags: ['Service', 'Worker', 'Slots'],
    }),
  }),
});

export const { useListUrgentServicesQuery } = homeApi;
