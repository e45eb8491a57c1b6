import { defineCatalogue } from '../../../i18n/i18n.ts';
import { sessionsEn } from './sessions.en.ts';

export const sessionsText = defineCatalogue('sessions', sessionsEn, {
  fil: async () => (await import('./sessions.fil.ts')).sessionsFil,
  ceb: async () => (await import('./sessions.ceb.ts')).sessionsCeb,
});
