import { formatPesoLong } from '#contracts/money.ts';
import type { Booking } from '#contracts/views/booking.ts';
import type { Values } from '../../i18n/i18n.ts';
import { useText } from '../../i18n/use-text.ts';
import { methodWord } from '../../domain/payment-method/method-word.ts';
import { paymentMethodEn } from '../../domain/payment-method/payment-method.en.ts';
import { payableNow } from './pay-view.ts';

/** Values of the payment texts. `name`: the worker's display name. */
export function usePayValues({ booking: { payment }, name }: { booking: Booking; name: string }): Values {
  const names = useText(paymentMethodEn);
  return {
    name,
    method: names(methodWord[payment.method]),
    reason: (payment.failure ?? '').replace(/[.!\s]+$/, ''),
    reference: payment.reference ?? '',
    amount: formatPesoLong(payableNow(payment)),
  };
}
