import { defineCatalogue } from '../../../i18n/i18n.ts';
import { reportBugEn } from './report-bug.en.ts';

export const reportBugText = defineCatalogue('reportBug', reportBugEn, {
  fil: async () => (await import('./report-bug.fil.ts')).reportBugFil,
  ceb: async () => (await import('./report-bug.ceb.ts')).reportBugCeb,
});
