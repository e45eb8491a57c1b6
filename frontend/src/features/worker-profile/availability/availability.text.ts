import { defineCatalogue } from '../../../i18n/i18n.ts';
import { availabilityEn } from './availability.en.ts';

export const availabilityText = defineCatalogue('availability', availabilityEn, {
  fil: async () => (await import('./availability.fil.ts')).availabilityFil,
  ceb: async () => (await import('./availability.ceb.ts')).availabilityCeb,
});
