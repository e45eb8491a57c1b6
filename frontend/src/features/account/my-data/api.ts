import { myDataCalls } from '#contracts/calls/account-my-data.ts';
import { api } from '../../../api/api.ts';
import { callQuery } from '../../../api/call-query.ts';

export const myDataApi = api.injectEndpoints({
  endpoints: (build) => ({
    requestMyData: build.mutation(callQuery(myDataCalls.requestMyData)),
    /** Never kept: it is everything of somebody. */
    readMyData: build.query({ ...callQuery(myDataCalls.readMyData), keepUnusedDataFor: 0 }),
  }),
});

export const { useRequestMyDataMutation, useLazyReadMyDataQuery } = myDataApi;
