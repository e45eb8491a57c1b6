import { formCalls } from '#contracts/calls/form.ts';
import { api } from '../../api/api.ts';
import { callQuery } from '../../api/call-query.ts';

/** Booking forms for clients. */
export const formsApi = api.injectEndpoints({
  endpoints: (build) => ({
    readForm: build.query({ ...callQuery(formCalls.readForm), providesTags: ['Form'] }),
    readWorkerForm: build.query({ ...callQuery(formCalls.readWorkerForm), providesTags: ['Form'] }),
  }),
});

export const { useReadFormQuery, useReadWorkerFormQuery } = formsApi;
