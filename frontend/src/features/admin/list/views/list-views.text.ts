import { defineCatalogue } from '../../../../i18n/i18n.ts';
import { listViewsEn } from './list-views.en.ts';

export const listViewsText = defineCatalogue('listViews', listViewsEn, {
  fil: async () => (await import('./list-views.fil.ts')).listViewsFil,
  ceb: async () => (await import('./list-views.ceb.ts')).listViewsCeb,
});
