import { defineCatalogue } from '../../i18n/i18n.ts';
import { ownPaymentsEn } from './own-payments.en.ts';

export const ownPaymentsText = defineCatalogue('own-payments', ownPaymentsEn, {
  fil: async () => (await import('./own-payments.fil.ts')).ownPaymentsFil,
  ceb: async () => (await import('./own-payments.ceb.ts')).ownPaymentsCeb,
});
