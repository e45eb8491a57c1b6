import { createApi } from '@reduxjs/toolkit/query/react';
import { sukiBaseQuery } from './base-query.ts';

/** What a read holds and a command changes. `{type, id}` names one thing, `{type, id: 'LIST'}` the lists of them. */
export const tagTypes = [
  'Me',
  'Session',
  'Service',
  'Worker',
  'OwnProfile',
  'Slots',
  'Booking',
  'History',
  'Payment',
  'Earnings',
  'Payout',
  'Chat',
  'Messages',
  'Notification',
  'User',
  'Audit',
  'Overview',
  'Config',
] as const;
/** All server data of the app. Features add their calls with `api.injectEndpoints` in their own `api.ts`. */
export const api = createApi({
  reducerPath: 'api',
  baseQuery: sukiBaseQuery,
  tagTypes,
  refetchOnReconnect: true,
  endpoints: () => ({}),
});

/** The part of the store that a selector of an answer reads. */
export type StateWithApi = { [api.reducerPath]: ReturnType<typeof api.reducer> };
