import { defineCatalogue } from '../../i18n/i18n.ts';
import { guestEn } from './guest.en.ts';

export const guestText = defineCatalogue('guest', guestEn, {
  fil: async () => (await import('./guest.fil.ts')).guestFil,
  ceb: async () => (await import('./guest.ceb.ts')).guestCeb,
});
