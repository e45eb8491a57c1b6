import { defineCatalogue } from '../../../i18n/i18n.ts';
import { dashboardEn } from './dashboard.en.ts';

export const dashboardText = defineCatalogue('adminDashboard', dashboardEn, {
  fil: async () => (await import('./dashboard.fil.ts')).dashboardFil,
  ceb: async () => (await import('./dashboard.ceb.ts')).dashboardCeb,
});
