import { calendarCalls } from '#contracts/calls/calendar.ts';
import { workerCalls } from '#contracts/calls/worker.ts';
import { api } from '../../api/api.ts';
import { callQuery } from '../../api/call-query.ts';

/** Tags of these workers' free times. */
export function slotsOf(workerIds: readonly string[]) {
  return workerIds.map((id) => ({ type: 'Slots' as const, id }));
}

/** Public worker profiles, and a worker's own profile, hours and time off. */
export const workersApi = api.injectEndpoints({
  endpoints: (build) => ({
    listWorkers: build.query({ ...callQuery(workerCalls.listWorkers), providesTags: ['Worker'] }),
    listAvailableWorkers: build.query({
      ...callQuery(workerCalls.listAvailableWorkers),
      providesTags: (list) => ['Worker', 'Slots', ...slotsOf(list?.items.map(({ id }) => id) ?? [])],
    }),
    readReach: build.query({
      ...callQuery(workerCalls.readReach),
      providesTags: (_, __, { id }) => [{ type: 'Worker', id }],
    }),
    readWorker: build.query({
      ...callQuery(workerCalls.readWorker),
      providesTags: (_, __, { id }) => [{ type: 'Worker', id }],
    }),
    listSlots: build.query({
      ...callQuery(workerCalls.listSlots),
      providesTags: (_, __, { id }) => ['Slots', ...slotsOf([id])],
    }),
    readOwnProfile: build.query({ ...callQuery(workerCalls.readOwnProfile), providesTags: ['OwnProfile'] }),
    changeOwnProfile: build.mutation({
      ...callQuery(workerCalls.changeOwnProfile),
      invalidatesTags: ['OwnProfile', 'Worker', 'Me'],
    }),
    setWeeklyHours: build.mutation({
      ...callQuery(workerCalls.setWeeklyHours),
      invalidatesTags: ['OwnProfile', 'Worker', 'Slots'],
    }),
    setBookingRules: build.mutation({
      ...callQuery(workerCalls.setBookingRules),
      invalidatesTags: ['OwnProfile', 'Worker', 'Slots'],
    }),
    readMonth: build.query({
      ...callQuery(calendarCalls.readMonth),
      providesTags: (month) => ['OwnProfile', 'Slots', ...slotsOf(month ? [month.workerId] : [])],
    }),
    readCalendarLinks: build.query({ ...callQuery(calendarCalls.readCalendarLinks), providesTags: ['OwnProfile'] }),
    makeCalendarAddress: build.mutation({
      ...callQuery(calendarCalls.makeCalendarAddress),
      invalidatesTags: ['OwnProfile'],
    }),
    revokeCalendarAddress: build.mutation({
      ...callQuery(calendarCalls.revokeCalendarAddress),
      invalidatesTags: ['OwnProfile'],
    }),
    connectCalendar: build.mutation({
      ...callQuery(calendarCalls.connectCalendar),
      invalidatesTags: ['OwnProfile', 'Worker', 'Slots'],
    }),
    disconnectCalendar: build.mutation({
      ...callQuery(calendarCalls.disconnectCalendar),
      invalidatesTags: ['OwnProfile', 'Worker', 'Slots'],
    }),
    addTimeOff: build.mutation({
      ...callQuery(workerCalls.addTimeOff),
      invalidatesTags: ['OwnProfile', 'Worker', 'Slots'],
    }),
    removeTimeOff: build.mutation({
      ...callQuery(workerCalls.removeTimeOff),
      invalidatesTags: ['OwnProfile', 'Worker', 'Slots'],
    }),
  }),
});

export const {
  useListWorkersQuery,
  useListAvailableWorkersQuery,
  useReadWorkerQuery,
  useReadReachQuery,
  useListSlotsQuery,
  useReadOwnProfileQuery,
  useChangeOwnProfileMutation,
  useSetWeeklyHoursMutation,
  useSetBookingRulesMutation,
  useReadMonthQuery,
  useReadCalendarLinksQuery,
  useMakeCalendarAddressMutation,
  useRevokeCalendarAddressMutation,
  useConnectCalendarMutation,
  useDisconnectCalendarMutation,
  useAddTimeOffMutation,
  useRemoveTimeOffMutation,
} = workersApi;
