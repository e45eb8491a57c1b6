import { expect, test } from 'vitest';
import { type PlatformEvent, platformEvents } from '#contracts/events/platform.ts';
import { defaultSettings, type Settings } from '#contracts/platform/settings.ts';
import { givenEventsOf } from '#infra/eventing/given-when-then.ts';
import type { PlatformCommand } from './commands.ts';
import { platformDecider } from './decider.ts';

const given = givenEventsOf(platformDecider);
const change = (data: Partial<Settings>): PlatformCommand => ({ type: 'ChangeConfig', data });

const changed: PlatformEvent = {
  type: 'ConfigChanged',
  data: { settings: { ...defaultSettings, bookingHorizonDays: 60 }, before: { bookingHorizonDays: 90 } },
};
const commission = (approvalId: string, from: number, to: number): PlatformCommand => ({
  type: 'ChangeMoneySettings',
  data: {
    approvalId,
    before: { commissionPercent: from },
    after: { commissionPercent: to },
    effectiveAt: null,
    now: '2026-11-24T01:00:00.000Z',
  },
});
const agreed: PlatformEvent = {
  type: 'ConfigChanged',
  data: {
    settings: { ...defaultSettings, commissionPercent: 15 },
    before: { commissionPercent: 12 },
    approvalId: 'p-1',
  },
};

const reset = (approvalId: string) => ({
  approvalId,
  requestedBy: { accountId: 'ana', name: 'Ana Lim', avatar: null },
  grantedBy: { accountId: 'ben', name: 'Ben Cruz', avatar: null },
  reason: 'The training is over',
});

test('carries out an approved reset once and keeps the settings', () => {
  const { state } = given([changed])
    .when({ type: 'ResetSystem', data: reset('p-2') })
    .when({ type: 'ResetSystem', data: reset('p-2') });
  expect(state).toMatchObject({ settings: { bookingHorizonDays: 60 }, resets: 1 });
  given([{ type: 'SystemReset', data: reset('p-2') }])
    .when({ type: 'ResetSystem', data: reset('p-2') })
    .then([]);
  given([{ type: 'SystemReset', data: reset('p-2') }])
    .when({ type: 'ResetSystem', data: reset('p-3') })
    .then([{ type: 'SystemReset', data: reset('p-3') }]);
});

test('starts with the default settings', () => {
  expect(given([]).state.settings).toEqual(defaultSettings);
});

test('a change has all resulting settings and the former values of the changed ones', () => {
  given([])
    .when(change({ bookingHorizonDays: 60 }))
    .then([changed]);
  given([changed])
    .when(change({ travelBufferMinutes: 45 }))
    .then([
      {
        type: 'ConfigChanged',
        data: {
          settings: { ...defaultSettings, bookingHorizonDays: 60, travelBufferMinutes: 45 },
          before: { travelBufferMinutes: 30 },
        },
      },
    ]);
});

test('reads an old event without a newer setting as its default', () => {
  const stored = platformEvents.ConfigChanged.parse({ settings: { commissionPercent: 10 } });
  expect(given([{ type: 'ConfigChanged', data: stored }]).state.settings).toEqual({
    ...defaultSettings,
    commissionPercent: 10,
  });
});

test('stores nothing for equal or no settings', () => {
  given([changed])
    .when(change({ bookingHorizonDays: 60 }))
    .then([]);
  given([changed])
    .when(change({ bookingHorizonDays: undefined }))
    .then([]);
  given([]).when(change({})).then([]);
});

test('settings of money need two admins', () => {
  const ofMoney = ['commissionPercent', 'cancellationFee', 'maximumAmount', 'approvalAmount'] as const;
  for (const name of ofMoney)
    given([])
      .when(change({ [name]: 1_000_00, bookingHorizonDays: 60 }))
      .thenLike({ refused: 'second_admin_needed' });
  for (const name of ['transferBank', 'transferAccount', 'transferName'] as const)
    given([])
      .when(change({ [name]: 'Mine' }))
      .thenLike({ refused: 'second_admin_needed' });
  given([])
    .when(change({ ...defaultSettings }))
    .then([]);
});

test('an approved change is made once, and only from the approved values', () => {
  given([])
    .when(commission('p-1', 12, 15))
    .then([agreed]);
  given([agreed])
    .when(commission('p-1', 12, 15))
    .then([]);
  const back: PlatformEvent = {
    type: 'ConfigChanged',
    data: { settings: defaultSettings, before: { commissionPercent: 15 }, approvalId: 'p-2' },
  };
  given([agreed])
    .when(commission('p-2', 15, 12))
    .then([back]);
  given([agreed, back])
    .when(commission('p-1', 12, 15))
    .then([]);
  given([agreed])
    .when(commission('p-3', 12, 10))
    .thenLike({ refused: 'not_allowed_now' });
});
