import { reasonIn } from '#contracts/event-texts/own-reasons.ts';
import { formatPesoLong } from '#contracts/money.ts';
import type { Booking } from '#contracts/views/booking.ts';
import type { Values } from '../../i18n/i18n.ts';
import { useLocale, useText } from '../../i18n/use-text.ts';
import { methodWord } from '../../domain/payment-method/method-word.ts';
import { paymentMethodText } from '../../domain/payment-method/payment-method.text.ts';
import { payableNow } from './pay-view.ts';

/** Values of the payment texts. `name`: the worker's display name. */
export function usePayValues({ booking: { payment }, name }: { booking: Booking; name: string }): Values {
  const names = useText(paymentMethodText);
  const locale = useLocale();
  return {
    name,
    method: names(methodWord[payment.method]),
    reason: reasonIn(locale, (payment.failure ?? '').replace(/[.!\s]+$/, '')),
    reference: payment.reference ?? '',
    amount: formatPesoLong(payableNow(payment)),
  };
}
