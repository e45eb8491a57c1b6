import { catalogueCalls } from '#contracts/calls/catalogue.ts';
import { api } from '../../api/api.ts';
import { callQuery } from '../../api/call-query.ts';

export const catalogueApi = api.injectEndpoints({
  endpoints: (build) => ({
    listServices: build.query({ ...callQuery(catalogueCalls.listServices), providesTags: ['Service'] }),
    readService: build.query({ ...callQuery(catalogueCalls.readService), providesTags: ['Service'] }),
    listAllServices: build.query({ ...callQuery(catalogueCalls.listAllServices), providesTags: ['Service'] }),
    addService: build.mutation({ ...callQuery(catalogueCalls.addService), invalidatesTags: ['Service', 'Audit'] }),
    changeService: build.mutation({
      ...callQuery(catalogueCalls.changeService),
      invalidatesTags: ['Service', 'Audit'],
    }),
  }),
});

export const {
  useListServicesQuery,
  useReadServiceQuery,
  useListAllServicesQuery,
  useAddServiceMutation,
  useChangeServiceMutation,
} = catalogueApi;
