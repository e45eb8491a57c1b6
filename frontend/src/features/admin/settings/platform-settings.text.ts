import { defineCatalogue } from '../../../i18n/i18n.ts';
import { platformSettingsEn } from './platform-settings.en.ts';

export const platformSettingsText = defineCatalogue('platformSettings', platformSettingsEn, {
  fil: async () => (await import('./platform-settings.fil.ts')).platformSettingsFil,
  ceb: async () => (await import('./platform-settings.ceb.ts')).platformSettingsCeb,
});
