import { defineCatalogue } from '../../i18n/i18n.ts';
import { payEn } from './pay.en.ts';

export const payText = defineCatalogue('pay', payEn, {
  fil: async () => (await import('./pay.fil.ts')).payFil,
  ceb: async () => (await import('./pay.ceb.ts')).payCeb,
});
