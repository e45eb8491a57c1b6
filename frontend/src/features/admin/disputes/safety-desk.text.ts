import { defineCatalogue } from '../../../i18n/i18n.ts';
import { safetyDeskEn } from './safety-desk.en.ts';

export const safetyDeskText = defineCatalogue('safetyDesk', safetyDeskEn, {
  fil: async () => (await import('./safety-desk.fil.ts')).safetyDeskFil,
  ceb: async () => (await import('./safety-desk.ceb.ts')).safetyDeskCeb,
});
