import { defineCatalogue } from '../../../i18n/i18n.ts';
import { managePaymentsEn } from './manage-payments.en.ts';

export const managePaymentsText = defineCatalogue('managePayments', managePaymentsEn, {
  fil: async () => (await import('./manage-payments.fil.ts')).managePaymentsFil,
  ceb: async () => (await import('./manage-payments.ceb.ts')).managePaymentsCeb,
});
