import { defineCatalogue } from '../../i18n/i18n.ts';
import { staffBellEn } from './staff-bell.en.ts';

export const staffBellText = defineCatalogue('staff-bell', staffBellEn, {
  fil: async () => (await import('./staff-bell.fil.ts')).staffBellFil,
  ceb: async () => (await import('./staff-bell.ceb.ts')).staffBellCeb,
});
