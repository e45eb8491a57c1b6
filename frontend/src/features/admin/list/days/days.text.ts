import { defineCatalogue } from '../../../../i18n/i18n.ts';
import { daysEn } from './days.en.ts';

export const daysText = defineCatalogue('days', daysEn, {
  fil: async () => (await import('./days.fil.ts')).daysFil,
  ceb: async () => (await import('./days.ceb.ts')).daysCeb,
});
