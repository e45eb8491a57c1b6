import { defineCatalogue } from '../../../i18n/i18n.ts';
import { myDataValuesEn } from './my-data-values.en.ts';

export const myDataValuesText = defineCatalogue('myDataValues', myDataValuesEn, {
  fil: async () => (await import('./my-data-values.fil.ts')).myDataValuesFil,
  ceb: async () => (await import('./my-data-values.ceb.ts')).myDataValuesCeb,
});
