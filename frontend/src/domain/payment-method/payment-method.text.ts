import { defineCatalogue } from '../../i18n/i18n.ts';
import { paymentsEn } from './payment-method.en.ts';

/** The names of the payment methods. */
export const paymentsText = defineCatalogue('payments', paymentsEn, {
  fil: async () => (await import('./payment-method.fil.ts')).paymentsFil,
});
