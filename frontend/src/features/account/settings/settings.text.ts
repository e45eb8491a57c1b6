import { defineCatalogue } from '../../../i18n/i18n.ts';
import { settingsEn } from './settings.en.ts';

export const settingsText = defineCatalogue('settings', settingsEn, {
  fil: async () => (await import('./settings.fil.ts')).settingsFil,
  ceb: async () => (await import('./settings.ceb.ts')).settingsCeb,
});
