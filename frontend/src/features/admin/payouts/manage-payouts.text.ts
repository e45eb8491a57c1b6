import { defineCatalogue } from '../../../i18n/i18n.ts';
import { managePayoutsEn } from './manage-payouts.en.ts';

export const managePayoutsText = defineCatalogue('managePayouts', managePayoutsEn, {
  fil: async () => (await import('./manage-payouts.fil.ts')).managePayoutsFil,
  ceb: async () => (await import('./manage-payouts.ceb.ts')).managePayoutsCeb,
});
