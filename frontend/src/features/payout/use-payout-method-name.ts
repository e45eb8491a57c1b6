import { useText } from '../../i18n/use-text.ts';
import { paymentMethodEn } from '../../domain/payment-method/payment-method.en.ts';
import { earningsEn } from './earnings.en.ts';

/** Wallets are payment methods as well; an unknown method is shown as received. */
export function usePayoutMethodName(): (method: string) => string {
  const t = useText(earningsEn);
  const payments = useText(paymentMethodEn);
  return (method) => {
    if (method === 'bank') return t('bankAccount');
    return method === 'gcash' || method === 'maya' ? payments(method) : method;
  };
}
