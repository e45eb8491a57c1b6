import { defineCatalogue } from '../../../i18n/i18n.ts';
import { endingsEn } from './endings.en.ts';

export const endingsText = defineCatalogue('endings', endingsEn, {
  fil: async () => (await import('./endings.fil.ts')).endingsFil,
  ceb: async () => (await import('./endings.ceb.ts')).endingsCeb,
});
