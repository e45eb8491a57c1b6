import { defineCatalogue } from '../../../i18n/i18n.ts';
import { analyticsEn } from './analytics.en.ts';

export const analyticsText = defineCatalogue('adminAnalytics', analyticsEn, {
  fil: async () => (await import('./analytics.fil.ts')).analyticsFil,
  ceb: async () => (await import('./analytics.ceb.ts')).analyticsCeb,
});
