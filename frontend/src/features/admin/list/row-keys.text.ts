import { defineCatalogue } from '../../../i18n/i18n.ts';
import { rowKeysEn } from './row-keys.en.ts';

export const rowKeysText = defineCatalogue('rowKeys', rowKeysEn, {
  fil: async () => (await import('./row-keys.fil.ts')).rowKeysFil,
  ceb: async () => (await import('./row-keys.ceb.ts')).rowKeysCeb,
});
