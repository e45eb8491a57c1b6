import { serviceCalls } from '#contracts/calls/catalogue-admin.ts';
import { api } from '../../../api/api.ts';
import { callQuery } from '../../../api/call-query.ts';

const serviceApi = api.injectEndpoints({
  endpoints: (build) => ({
    addService: build.mutation({ ...callQuery(serviceCalls.addService), invalidatesTags: ['Service', 'Audit'] }),
    changeService: build.mutation({ ...callQuery(serviceCalls.changeService), invalidatesTags: ['Service', 'Audit'] }),
  }),
});

export const { useAddServiceMutation, useChangeServiceMutation } = serviceApi;
