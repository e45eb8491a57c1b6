import { defineCatalogue } from '../../../i18n/i18n.ts';
import { myDataLabelsEn } from './my-data-labels.en.ts';

export const myDataLabelsText = defineCatalogue('myDataLabels', myDataLabelsEn, {
  fil: async () => (await import('./my-data-labels.fil.ts')).myDataLabelsFil,
  ceb: async () => (await import('./my-data-labels.ceb.ts')).myDataLabelsCeb,
});
