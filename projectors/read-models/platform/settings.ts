import { configEvents, platformReset } from '#contracts/events/platform.ts';
import { type Config, defaultConfig, foldConfig } from '#contracts/platform/config-fold.ts';
import { defineReadModel, onEach } from '../../read-model.ts';

/** The platform's settings after their first change. One document. */
export type SettingsDocument = Config & {
  changed: number;
  /** Each commission since its first change, the oldest first. */
  commissions: readonly { percent: number; since: string }[];
};

const unchanged: SettingsDocument = { ...defaultConfig, changed: 0, commissions: [] };

export const SETTINGS_ID = 'settings';

export const settings = defineReadModel<SettingsDocument>({
  name: 'settings',
  version: 5,
  fields: ['changed'],
  on: {
    ...onEach(configEvents, {
      ids: () => SETTINGS_ID,
      apply(document = unchanged, event) {
        const config = foldConfig(document, event);
        const percent = config.settings.commissionPercent;
        const isOther = percent !== document.settings.commissionPercent;
        const commissions = isOther
          ? [...document.commissions, { percent, since: event.recordedAt }]
          : document.commissions;
        return { ...config, changed: event.position, commissions };
      },
    }),
    // Settings survive a reset; open pages are notified.
    [platformReset]: {
      ids: () => SETTINGS_ID,
      apply: (document = unchanged, event) => ({ ...document, changed: event.position }),
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
