import { defineCatalogue } from '../../../i18n/i18n.ts';
import { helpEn } from './help.en.ts';

export const helpText = defineCatalogue('help', helpEn, {
  fil: async () => (await import('./help.fil.ts')).helpFil,
  ceb: async () => (await import('./help.ceb.ts')).helpCeb,
});
