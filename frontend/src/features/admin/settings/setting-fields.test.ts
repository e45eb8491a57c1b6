import { expect, it } from 'vitest';
import { defaultSettings } from '#contracts/platform/settings.ts';
import { changedSettings, settingGroups } from './setting-fields.ts';

it('shows every setting once', () => {
  const shown = settingGroups.flatMap(({ fields }) => fields);
  expect(shown.toSorted()).toEqual(Object.keys(defaultSettings).toSorted());
});

it('sends only changed fields', () => {
  expect(changedSettings(defaultSettings, { ...defaultSettings, commissionPercent: 11.5 })).toEqual({
    commissionPercent: 11.5,
  });
  expect(changedSettings(defaultSettings, { ...defaultSettings })).toEqual({});
});
