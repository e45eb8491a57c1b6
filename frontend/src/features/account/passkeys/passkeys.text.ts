import { defineCatalogue } from '../../../i18n/i18n.ts';
import { passkeysEn } from './passkeys.en.ts';

export const passkeysText = defineCatalogue('passkeys', passkeysEn, {
  fil: async () => (await import('./passkeys.fil.ts')).passkeysFil,
  ceb: async () => (await import('./passkeys.ceb.ts')).passkeysCeb,
});
