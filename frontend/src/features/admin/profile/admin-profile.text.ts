import { defineCatalogue } from '../../../i18n/i18n.ts';
import { adminProfileEn } from './admin-profile.en.ts';

export const adminProfileText = defineCatalogue('adminProfile', adminProfileEn, {
  fil: async () => (await import('./admin-profile.fil.ts')).adminProfileFil,
  ceb: async () => (await import('./admin-profile.ceb.ts')).adminProfileCeb,
});
