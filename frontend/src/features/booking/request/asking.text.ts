import { defineCatalogue } from '../../../i18n/i18n.ts';
import { askingEn } from './asking.en.ts';

export const askingText = defineCatalogue('asking', askingEn, {
  fil: async () => (await import('./asking.fil.ts')).askingFil,
  ceb: async () => (await import('./asking.ceb.ts')).askingCeb,
});
