import type { NotificationEvent } from '../events/platform.ts';

/** Up to where a person has seen their notifications, as a log position; 0 when they never looked. */
export type Inbox = { readUpTo: number };

export const unseenInbox: Inbox = { readUpTo: 0 };

/** For the decider and for the list. What was seen stays seen. */
export function foldInbox({ readUpTo }: Inbox, event: NotificationEvent): Inbox {
  switch (event.type) {
    case 'NotificationsRead':
      return { readUpTo: Math.max(readUpTo, event.data.upToPosition) };
  }
}
