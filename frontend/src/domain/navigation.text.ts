import { defineCatalogue } from '../i18n/i18n.ts';
import { appEn } from './navigation.en.ts';

/** The words of the layouts. */
export const appText = defineCatalogue('app', appEn, {
  fil: async () => (await import('./navigation.fil.ts')).appFil,
  ceb: async () => (await import('./navigation.ceb.ts')).appCeb,
});
