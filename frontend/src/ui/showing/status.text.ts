import { defineCatalogue } from '../../i18n/i18n.ts';
import { statusEn } from './status.en.ts';

export const statusText = defineCatalogue('status', statusEn, {
  fil: async () => (await import('./status.fil.ts')).statusFil,
  ceb: async () => (await import('./status.ceb.ts')).statusCeb,
});
