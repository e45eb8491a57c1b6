import type { NotificationEvent } from '#contracts/events/platform.ts';
import type { Refusal } from '#contracts/refusal.ts';
import type { Decider } from '#infra/eventing/command-handling/decider.ts';
import type { Decision } from '../command-handling/decision.ts';
import type { NotificationCommand, ReadNotifications } from './commands.ts';

/** Up to where a person has seen their notifications, as a log position; 0 when they never looked. */
export type NotificationState = { seenUpTo: number };

export const notificationDecider: Decider<NotificationState, NotificationCommand, NotificationEvent, Refusal> = {
  initialState: { seenUpTo: 0 },
  evolve,
  decide,
};

function evolve(_state: NotificationState, event: NotificationEvent): NotificationState {
  switch (event.type) {
    case 'NotificationsRead':
      return { seenUpTo: event.data.upToPosition };
  }
}

function decide({ type, data }: NotificationCommand, state: NotificationState): Decision<NotificationEvent> {
  switch (type) {
    case 'ReadNotifications':
      return readNotifications(data, state);
  }
}

/** What was seen stays seen: a tab that is behind changes nothing. */
function readNotifications(
  { accountId, upToPosition }: ReadNotifications,
  { seenUpTo }: NotificationState,
): Decision<NotificationEvent> {
  return upToPosition <= seenUpTo ? [] : [{ type: 'NotificationsRead', data: { accountId, upToPosition } }];
}
