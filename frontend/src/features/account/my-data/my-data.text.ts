import { defineCatalogue } from '../../../i18n/i18n.ts';
import { myDataEn } from './my-data.en.ts';

export const myDataText = defineCatalogue('myData', myDataEn, {
  fil: async () => (await import('./my-data.fil.ts')).myDataFil,
  ceb: async () => (await import('./my-data.ceb.ts')).myDataCeb,
});
