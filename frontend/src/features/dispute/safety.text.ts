import { defineCatalogue } from '../../i18n/i18n.ts';
import { safetyEn } from './safety.en.ts';

export const safetyText = defineCatalogue('safety', safetyEn, {
  fil: async () => (await import('./safety.fil.ts')).safetyFil,
  ceb: async () => (await import('./safety.ceb.ts')).safetyCeb,
});
