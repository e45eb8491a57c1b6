import { defineCatalogue } from '../../../i18n/i18n.ts';
import { sukiEn } from './suki.en.ts';

export const sukiText = defineCatalogue('suki', sukiEn, {
  fil: async () => (await import('./suki.fil.ts')).sukiFil,
  ceb: async () => (await import('./suki.ceb.ts')).sukiCeb,
});
