import { expect, test } from 'vitest';
import { type PlatformEvent, platformEvents } from '#contracts/events/platform.ts';
import { defaultSettings, type Settings } from '#contracts/platform/settings.ts';
import { givenEventsOf } from '#infra/eventing/testing/given-when-then.ts';
import type { PlatformCommand } from './commands.ts';
import { platformDecider } from './decider.ts';

const given = givenEventsOf(platformDecider);
const change = (data: Partial<Settings>): PlatformCommand => ({ type: 'ChangeConfig', data });

const changed: PlatformEvent = {
  type: 'ConfigChanged',
  data: { settings: { ...defaultSettings, commissionPercent: 15 }, before: { commissionPercent: 12 } },
};

test('the platform starts with the default settings', () => {
  expect(given([]).state.settings).toEqual(defaultSettings);
});

test('a change carries all settings as they are after it, and those that it changed as they were', () => {
  given([])
    .when(change({ commissionPercent: 15 }))
    .then([changed]);
  given([changed])
    .when(change({ travelBufferMinutes: 45 }))
    .then([
      {
        type: 'ConfigChanged',
        data: {
          settings: { ...defaultSettings, commissionPercent: 15, travelBufferMinutes: 45 },
          before: { travelBufferMinutes: 30 },
        },
      },
    ]);
});

test('an event of before a setting came is read all the same, with its usual value', () => {
  const stored = platformEvents.ConfigChanged.parse({ settings: { commissionPercent: 10 } });
  expect(given([{ type: 'ConfigChanged', data: stored }]).state.settings).toEqual({
    ...defaultSettings,
    commissionPercent: 10,
  });
});

test('settings that are so already, and none at all, change nothing', () => {
  given([changed])
    .when(change({ commissionPercent: 15 }))
    .then([]);
  given([changed])
    .when(change({ commissionPercent: undefined }))
    .then([]);
  given([]).when(change({})).then([]);
});
