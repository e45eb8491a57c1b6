import { expect, it } from 'vitest';
import { eventSchemas } from '../events/registry.ts';
import { isForgotten, isDiscardedByReset } from './reset.ts';

const at = (position: number, type = 'MessageSent', stream = 'conversation-a~b') => ({ type, stream, position });

it('leaves behind activity, and keeps accounts, catalogue and settings', () => {
  const kept = Object.keys(eventSchemas).filter((type) => !isDiscardedByReset(type));
  const modules = ['AccountRegistered', 'LoginClaimed', 'ApprovalGranted', 'WorkerApproved', 'WeeklyHoursSet'];
  for (const type of [
    ...modules,
    'PayoutAccountSet',
    'ServiceAdded',
    'ConfigChanged',
    'SystemReset',
    'NotificationsRead',
  ])
    expect(kept).toContain(type);
  for (const type of [
    'BookingRequested',
    'QuoteSent',
    'SlotBooked',
    'PaymentRequested',
    'EarningAdded',
    'DisputeOpened',
  ])
    expect(kept).not.toContain(type);
  for (const type of ['SafetyReported', 'MessageSent', 'ReviewSubmitted', 'TicketOpened', 'BugReported'])
    expect(kept).not.toContain(type);
});

it('ignores events before the reset, and none without a reset', () => {
  expect(isForgotten(at(7), 0, true)).toBe(false);
  expect(isForgotten(at(7), 7, false)).toBe(true);
  expect(isForgotten(at(8), 7, false)).toBe(false);
  expect(isForgotten(at(7, 'ProfileChanged', 'account-a'), 7, true)).toBe(false);
});

it('ignores late events of an earlier stream until its first event occurs again', () => {
  expect(isForgotten(at(8), 7, true)).toBe(true);
  expect(isForgotten(at(8, 'ConversationOpened'), 7, true)).toBe(false);
  expect(isForgotten(at(8, 'SlotReleased', 'calendar-w'), 7, true)).toBe(false);
});
