import { defineCatalogue } from '../../i18n/i18n.ts';
import { adminEn } from './admin.en.ts';

export const adminText = defineCatalogue('adminArea', adminEn, {
  fil: async () => (await import('./admin.fil.ts')).adminFil,
  ceb: async () => (await import('./admin.ceb.ts')).adminCeb,
});
