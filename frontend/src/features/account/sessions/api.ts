import { sessionCalls } from '#contracts/calls/account.ts';
import { api } from '../../../api/api.ts';
import { callQuery } from '../../../api/call-query.ts';

export const sessionsApi = api.injectEndpoints({
  endpoints: (build) => ({
    listSessions: build.query({ ...callQuery(sessionCalls.listSessions), providesTags: ['Session'] }),
    endSession: build.mutation({ ...callQuery(sessionCalls.endSession), invalidatesTags: ['Session'] }),
    endOtherSessions: build.mutation({ ...callQuery(sessionCalls.endOtherSessions), invalidatesTags: ['Session'] }),
  }),
});

export const { useListSessionsQuery, useLazyListSessionsQuery, useEndSessionMutation, useEndOtherSessionsMutation } =
  sessionsApi;
