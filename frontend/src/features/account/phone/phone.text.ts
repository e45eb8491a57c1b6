import { defineCatalogue } from '../../../i18n/i18n.ts';
import { phoneEn } from './phone.en.ts';

export const phoneText = defineCatalogue('phone', phoneEn, {
  fil: async () => (await import('./phone.fil.ts')).phoneFil,
  ceb: async () => (await import('./phone.ceb.ts')).phoneCeb,
});
