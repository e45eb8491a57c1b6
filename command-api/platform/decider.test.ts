import { expect, test } from 'vitest';
import type { PlatformEvent } from '#contracts/events/platform.ts';
import { defaultSettings } from '#contracts/platform/settings.ts';
import { changeConfig, platformDecider } from './decider.ts';

function given(...events: PlatformEvent[]) {
  return events.reduce(platformDecider.evolve, platformDecider.initialState);
}

const changed: PlatformEvent = {
  type: 'ConfigChanged',
  data: { settings: { ...defaultSettings, commissionPercent: 15 }, before: { commissionPercent: 12 } },
};

test('the platform starts with the default settings', () => {
  expect(given().settings).toEqual(defaultSettings);
});

test('a change carries all settings as they are after it, and those that it changed as they were', () => {
  expect(changeConfig({ commissionPercent: 15 }, given())).toEqual([changed]);
  expect(changeConfig({ travelBufferMinutes: 45 }, given(changed))).toEqual([
    {
      type: 'ConfigChanged',
      data: {
        settings: { ...defaultSettings, commissionPercent: 15, travelBufferMinutes: 45 },
        before: { travelBufferMinutes: 30 },
      },
    },
  ]);
});

test('settings that are so already, and none at all, change nothing', () => {
  expect(changeConfig({ commissionPercent: 15 }, given(changed))).toEqual([]);
  expect(changeConfig({ commissionPercent: undefined }, given(changed))).toEqual([]);
  expect(changeConfig({}, given())).toEqual([]);
});
