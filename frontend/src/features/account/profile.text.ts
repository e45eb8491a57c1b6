import { defineCatalogue } from '../../i18n/i18n.ts';
import { profileEn } from './profile.en.ts';

export const profileText = defineCatalogue('profile', profileEn, {
  fil: async () => (await import('./profile.fil.ts')).profileFil,
  ceb: async () => (await import('./profile.ceb.ts')).profileCeb,
});
