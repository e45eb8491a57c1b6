import { notificationCalls } from '#contracts/calls/notification.ts';
import { api } from '../../api/api.ts';
import { callQuery } from '../../api/call-query.ts';
import { undoIfFailed } from '../../sagas/undo-if-failed.ts';

export const notificationsApi = api.injectEndpoints({
  endpoints: (build) => ({
    listNotifications: build.query({
      ...callQuery(notificationCalls.listNotifications),
      providesTags: ['Notification'],
    }),
    /** Optimistic; reverted if the server refuses. */
    readNotifications: build.mutation({
      ...callQuery(notificationCalls.readNotifications),
      invalidatesTags: (_, error) => (error ? [] : ['Notification']),
      onQueryStarted: async ({ body: { upToPosition } }, { dispatch, getState, queryFulfilled }) => {
        const cached = notificationsApi.util.selectCachedArgsForQuery(getState(), 'listNotifications');
        const patches = cached.map((args) =>
          dispatch(
            notificationsApi.util.updateQueryData('listNotifications', args, (list) => {
              for (const item of list.items) item.read ||= item.position <= upToPosition;
              list.unread = list.items.filter(({ read }) => !read).length;
            }),
          ),
        );
        await undoIfFailed(patches, queryFulfilled);
      },
    }),
  }),
});

export const { useListNotificationsQuery, useReadNotificationsMutation } = notificationsApi;
