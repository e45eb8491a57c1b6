import { defineCatalogue } from '../../../i18n/i18n.ts';
import { askingEn } from './asking.en.ts';

/** A request that its client changes, opens to all, or asks of others. */
export const askingText = defineCatalogue('asking', askingEn, {
  fil: async () => (await import('./asking.fil.ts')).askingFil,
  ceb: async () => (await import('./asking.ceb.ts')).askingCeb,
});
