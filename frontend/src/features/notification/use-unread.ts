import { useListNotificationsQuery } from './api.ts';

/** For the header's bell. */
export function useUnreadNotifications(skip = false): number {
  return useListNotificationsQuery(undefined, { skip, selectFromResult: ({ data }) => ({ unread: data?.unread ?? 0 }) })
    .unread;
}
