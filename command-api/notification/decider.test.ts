import { test } from 'vitest';
import type { NotificationEvent } from '#contracts/events/platform.ts';
import { givenEventsOf } from '#infra/eventing/given-when-then.ts';
import type { NotificationCommand } from './commands.ts';
import { notificationDecider } from './decider.ts';

const given = givenEventsOf(notificationDecider);
const seen: NotificationEvent = { type: 'NotificationsRead', data: { accountId: 'a-1', upToPosition: 40 } };
const read = (upToPosition: number): NotificationCommand => ({
  type: 'ReadNotifications',
  data: { accountId: 'a-1', upToPosition },
});

test('marks notifications as seen up to a position', () => {
  given([]).when(read(40)).then([seen]);
});

test('never moves the mark back', () => {
  given([seen]).when(read(39)).then([]);
  given([seen]).when(read(40)).then([]);
});
