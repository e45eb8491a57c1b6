import { defineCatalogue } from '../../../i18n/i18n.ts';
import { closingEn } from './closing.en.ts';

export const closingText = defineCatalogue('closing', closingEn, {
  fil: async () => (await import('./closing.fil.ts')).closingFil,
  ceb: async () => (await import('./closing.ceb.ts')).closingCeb,
});
