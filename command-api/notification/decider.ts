import type { NotificationEvent } from '#contracts/events/platform.ts';
import { foldInbox, type Inbox, unseenInbox } from '#contracts/notification/inbox-fold.ts';
import type { Refusal } from '#contracts/refusal.ts';
import type { Decider } from '#infra/eventing/command-handling.ts';
import type { Decision } from '../command-handling/decision.ts';
import type { NotificationCommand, ReadNotifications } from './commands.ts';

export const notificationDecider: Decider<Inbox, NotificationCommand, NotificationEvent, Refusal> = {
  initialState: unseenInbox,
  evolve: foldInbox,
  decide,
};

function decide({ type, data }: NotificationCommand, state: Inbox): Decision<NotificationEvent> {
  switch (type) {
    case 'ReadNotifications':
      return readNotifications(data, state);
  }
}

/** The mark never moves back: an outdated tab has no effect. */
function readNotifications(
  { accountId, upToPosition }: ReadNotifications,
  { readUpTo }: Inbox,
): Decision<NotificationEvent> {
  return upToPosition <= readUpTo ? [] : [{ type: 'NotificationsRead', data: { accountId, upToPosition } }];
}
