import { useText } from '../../i18n/use-text.ts';
import { paymentMethodText } from '../../domain/payment-method/payment-method.text.ts';
import { earningsText } from './earnings.text.ts';

/** Wallets are payment methods as well; an unknown method is shown as received. */
export function usePayoutMethodName(): (method: string) => string {
  const t = useText(earningsText);
  const payments = useText(paymentMethodText);
  return (method) => {
    if (method === 'bank') return t('bankAccount');
    return method === 'gcash' || method === 'maya' ? payments(method) : method;
  };
}
