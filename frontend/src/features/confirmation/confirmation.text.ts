import { defineCatalogue } from '../../i18n/i18n.ts';
import { confirmationEn } from './confirmation.en.ts';

export const confirmationText = defineCatalogue('confirmation', confirmationEn, {
  fil: async () => (await import('./confirmation.fil.ts')).confirmationFil,
  ceb: async () => (await import('./confirmation.ceb.ts')).confirmationCeb,
});
