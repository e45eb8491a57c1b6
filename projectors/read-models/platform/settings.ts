import { completeSettings, type Settings } from '#contracts/platform/settings.ts';
import { defineReadModel } from '../../read-model.ts';

/** The platform's settings, once an admin has changed them. One document. */
export type SettingsDocument = { settings: Settings; changed: number };

export const SETTINGS_ID = 'settings';

export const settings = defineReadModel<SettingsDocument>({
  name: 'settings',
  version: 2,
  fields: ['changed'],
  on: {
    ConfigChanged: {
      ids: () => SETTINGS_ID,
      apply: (_, { data, position }) => ({ settings: completeSettings(data.settings), changed: position }),
    },
  },
});
