import { defineCatalogue } from '../../i18n/i18n.ts';
import { paymentMethodEn } from './payment-method.en.ts';

/** The names of the payment methods. */
export const paymentMethodText = defineCatalogue('payments', paymentMethodEn, {
  fil: async () => (await import('./payment-method.fil.ts')).paymentMethodFil,
  ceb: async () => (await import('./payment-method.ceb.ts')).paymentMethodCeb,
});
