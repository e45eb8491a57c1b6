import { configEvents, platformReset } from '#contracts/events/platform.ts';
import { type Config, defaultConfig, foldConfig } from '#contracts/platform/config-fold.ts';
import { defineReadModel, onEach } from '../../read-model.ts';

/** The platform's settings after their first change. One document. */
export type SettingsDocument = Config & { changed: number };

export const SETTINGS_ID = 'settings';

export const settings = defineReadModel<SettingsDocument>({
  name: 'settings',
  version: 4,
  fields: ['changed'],
  on: {
    ...onEach(configEvents, {
      ids: () => SETTINGS_ID,
      apply: (document = { ...defaultConfig, changed: 0 }, event) => ({
        ...foldConfig(document, event),
        changed: event.position,
      }),
    }),
    // Settings survive a reset; open pages are notified.
    [platformReset]: {
      ids: () => SETTINGS_ID,
      apply: (document = { ...defaultConfig, changed: 0 }, event) => ({ ...document, changed: event.position }),
    },
  },
  push: (_, { type }) => [
    {
      namespace: 'account',
      event: type === platformReset ? 'platform:reset' : 'config:updated',
      to: 'everyone',
      payload: {},
    },
  ],
});
