import { defineCatalogue } from '../../../i18n/i18n.ts';
import { usersEn } from './users.en.ts';

export const usersText = defineCatalogue('adminUsers', usersEn, {
  fil: async () => (await import('./users.fil.ts')).usersFil,
  ceb: async () => (await import('./users.ceb.ts')).usersCeb,
});
