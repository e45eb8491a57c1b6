import { expect, test } from 'vitest';
import type { InboxEvent } from '#contracts/events/platform.ts';
import { notificationDecider, readNotifications } from './decider.ts';

function given(...events: InboxEvent[]) {
  return events.reduce(notificationDecider.evolve, notificationDecider.initialState);
}

const seen: InboxEvent = { type: 'NotificationsRead', data: { accountId: 'a-1', upToPosition: 40 } };

test('a person has seen everything up to a position', () => {
  expect(readNotifications({ accountId: 'a-1', upToPosition: 40 }, given())).toEqual([seen]);
});

test('what was seen stays seen', () => {
  expect(readNotifications({ accountId: 'a-1', upToPosition: 39 }, given(seen))).toEqual([]);
  expect(readNotifications({ accountId: 'a-1', upToPosition: 40 }, given(seen))).toEqual([]);
});
