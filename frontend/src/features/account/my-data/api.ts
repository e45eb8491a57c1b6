import { myDataCalls } from '#contracts/calls/account.ts';
import { api } from '../../../api/api.ts';
import { callQuery } from '../../../api/call-query.ts';

export const myDataApi = api.injectEndpoints({
  endpoints: (build) => ({
    requestMyData: build.mutation(callQuery(myDataCalls.requestMyData)),
    /** Not cached: it contains all of a person's data. */
    readMyData: build.query({ ...callQuery(myDataCalls.readMyData), keepUnusedDataFor: 0 }),
  }),
});

export const { useRequestMyDataMutation, useLazyReadMyDataQuery } = myDataApi;
