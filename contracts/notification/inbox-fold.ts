import type { NotificationEvent } from '../events/platform.ts';

/** Log position up to which a person has seen their notifications; 0 for never. */
export type Inbox = { readUpTo: number };

export const unseenInbox: Inbox = { readUpTo: 0 };

/** For the decider and the list. Seen notifications stay seen. */
export function foldInbox({ readUpTo }: Inbox, event: NotificationEvent): Inbox {
  switch (event.type) {
    case 'NotificationsRead':
      return { readUpTo: Math.max(readUpTo, event.data.upToPosition) };
  }
}
