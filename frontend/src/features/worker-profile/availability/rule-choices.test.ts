import { expect, it } from 'vitest';
import { defaultSettings } from '#contracts/platform/settings.ts';
import { choicesOf, usualOf } from './rule-choices.ts';

it('offers no shorter notice and no longer horizon than the platform’s', () => {
  const platform = { ...defaultSettings, minimumNoticeMinutes: 120, bookingHorizonDays: 30 };
  expect(choicesOf('minimumNoticeMinutes', null, platform)[0]).toBe(240);
  expect(choicesOf('bookAheadDays', null, platform)).toEqual([7, 14]);
  expect(usualOf('bookAheadDays', platform)).toBe(30);
});

it('lists the default once, and keeps a value chosen elsewhere', () => {
  expect(choicesOf('bufferBeforeMinutes', null, defaultSettings)).not.toContain(defaultSettings.travelBufferMinutes);
  expect(choicesOf('jobsPerDay', 7, defaultSettings)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
});
