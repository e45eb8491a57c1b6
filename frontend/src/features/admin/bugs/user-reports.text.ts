import { defineCatalogue } from '../../../i18n/i18n.ts';
import { userReportsEn } from './user-reports.en.ts';

export const userReportsText = defineCatalogue('userReports', userReportsEn, {
  fil: async () => (await import('./user-reports.fil.ts')).userReportsFil,
  ceb: async () => (await import('./user-reports.ceb.ts')).userReportsCeb,
});
