import { defineCatalogue } from '../../i18n/i18n.ts';
import { landingEn } from './landing.en.ts';

export const landingText = defineCatalogue('landing', landingEn, {
  fil: async () => (await import('./landing.fil.ts')).landingFil,
  ceb: async () => (await import('./landing.ceb.ts')).landingCeb,
});
