import type { InboxEvent } from '#contracts/events/platform.ts';
import type { Fold } from '#infra/eventing/command-handling/decider.ts';
import type { Decision } from '../command-handling/decision.ts';

/** Up to where a person has seen their notifications, as a log position; 0 when they never looked. */
export type InboxState = { seenUpTo: number };

export const notificationDecider: Fold<InboxState, InboxEvent> = { initialState: { seenUpTo: 0 }, evolve };

function evolve(_state: InboxState, event: InboxEvent): InboxState {
  switch (event.type) {
    case 'NotificationsRead':
      return { seenUpTo: event.data.upToPosition };
  }
}

export type ReadNotifications = { accountId: string; upToPosition: number };

/** What was seen stays seen: a tab that is behind changes nothing. */
export function readNotifications(
  { accountId, upToPosition }: ReadNotifications,
  { seenUpTo }: InboxState,
): Decision<InboxEvent> {
  return upToPosition <= seenUpTo ? [] : [{ type: 'NotificationsRead', data: { accountId, upToPosition } }];
}
