import { defineCatalogue } from '../i18n/i18n.ts';
import { uiEn } from './ui.en.ts';

export const uiText = defineCatalogue('ui', uiEn, {
  fil: async () => (await import('./ui.fil.ts')).uiFil,
  ceb: async () => (await import('./ui.ceb.ts')).uiCeb,
});
