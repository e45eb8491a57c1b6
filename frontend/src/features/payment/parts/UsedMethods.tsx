import { formatPesoLong } from '#contracts/money.ts';
import type { BookingPayment } from '#contracts/views/payment.ts';
import { useText } from '../../../i18n/use-text.ts';
import { methodWord } from '../../../domain/payment-method/method-word.ts';
import { MethodIcon } from '../../../domain/payment-method/MethodIcon.tsx';
import { payEn } from '../pay.en.ts';
import { paymentMethodEn } from '../../../domain/payment-method/payment-method.en.ts';
import { namedMethods } from '../used-methods.ts';

/** All methods of the received payments with their amounts. */
export function UsedMethods({ payment }: { payment: BookingPayment }) {
  const t = useText(payEn);
  const names = useText(paymentMethodEn);
  const used = namedMethods(payment);
  if (used.length === 0) return null;
  return (
    <section aria-label={t('paidByTitle')} className="rounded-12 bg-sunken px-3 py-2">
      <ul className="divide-y divide-line">
        {used.map(({ method, amount }) => (
          <li key={method} className="flex items-center gap-3 py-2">
            <MethodIcon method={method} />
            <span className="min-w-0 flex-1 text-14 font-strong">{names(methodWord[method])}</span>
            <span className="tabular shrink-0 text-14 font-strong whitespace-nowrap">{formatPesoLong(amount)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
