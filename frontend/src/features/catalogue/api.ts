import { catalogueCalls } from '#contracts/calls/catalogue.ts';
import { api } from '../../api/api.ts';
import { callQuery } from '../../api/call-query.ts';

export const catalogueApi = api.injectEndpoints({
  endpoints: (build) => ({
    listServices: build.query({ ...callQuery(catalogueCalls.listServices), providesTags: ['Service'] }),
    listPopularServices: build.query({
      ...callQuery(catalogueCalls.listPopularServices),
      providesTags: ['Service'],
    }),
    readService: build.query({ ...callQuery(catalogueCalls.readService), providesTags: ['Service'] }),
    listAllServices: build.query({ ...callQuery(catalogueCalls.listAllServices), providesTags: ['Service'] }),
    listCategories: build.query({ ...callQuery(catalogueCalls.listCategories), providesTags: ['Service'] }),
  }),
});

export const {
  useListServicesQuery,
  useListPopularServicesQuery,
  useReadServiceQuery,
  useListAllServicesQuery,
  useListCategoriesQuery,
} = catalogueApi;
