import { catalogueCalls } from '#contracts/calls/catalogue.ts';
import { api } from '../../api/api.ts';
import { callQuery } from '../../api/call-query.ts';

export const homeApi = api.injectEndpoints({
  endpoints: (build) => ({
    listUrgentServices: build.query({
      ...callQuery(catalogueCalls.listUrgentServices),
      providesTags: ['Service', 'Worker', 'Slots'],
    }),
  }),
});

export const { useListUrgentServicesQuery } = homeApi;
