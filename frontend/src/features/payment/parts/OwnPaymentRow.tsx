import { Link } from 'react-router-dom';
import { formatDayWithYear } from '#contracts/manila-format.ts';
import { formatPesoLong } from '#contracts/money.ts';
import type { Payment } from '#contracts/views/payment.ts';
import { inCatalogue } from '../../../i18n/i18n.ts';
import { useLocale, useText } from '../../../i18n/use-text.ts';
import { Avatar } from '../../../ui/showing/Avatar.tsx';
import { StatusBadge } from '../../../ui/showing/StatusBadge.tsx';
import { Unbroken } from '../../../ui/showing/Unbroken.tsx';
import { refundNotice, latestOf, shownAmount } from '../own-payment-view.ts';
import { shownStatus } from '../../../domain/payment-method/shown-status.ts';
import { methodsIn } from '../../../domain/payment-method/methods-in.ts';
import { ownPaymentsEn } from '../own-payments.en.ts';
import { paymentMethodEn } from '../../../domain/payment-method/payment-method.en.ts';

/** One payment: service, method, time, amount and status, linked to the booking. */
export function OwnPaymentRow({ payment }: { payment: Payment }) {
  const t = useText(ownPaymentsEn);
  const names = useText(paymentMethodEn);
  const locale = useLocale();
  const { service, workerName, code, owed, received } = payment;
  const latest = latestOf(payment);
  const back = refundNotice(payment);
  const under = [
    methodsIn(payment, names),
    ...(latest ? [t(latest.word, { when: formatDayWithYear(latest.at, locale) })] : []),
  ].join(' · ');
  return (
    <Link
      to={`/client/bookings/${payment.bookingId}`}
      className="motion-quick flex items-start gap-3 rounded-16 p-3 hover:bg-sunken sm:items-center"
    >
      <Avatar name={workerName} size={44} />
      <span className="min-w-0 flex-1">
        <span className="flex items-baseline justify-between gap-3">
          <span className="min-w-0 text-16 font-strong wrap-anywhere">
            {payment.purpose === 'cancellation_fee' ? t('cancellationFee') : inCatalogue(service)}
          </span>
          <span className="amount shrink-0 text-16">{formatPesoLong(shownAmount(payment))}</span>
        </span>
        <span className="mt-0.5 flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
          <span className="min-w-0 text-14 text-muted">
            <span className="block">
              {t('withWorker', {
                what: payment.purpose === 'cancellation_fee' ? inCatalogue(service) : code,
                worker: workerName,
              })}
            </span>
            <span className="block">
              <Unbroken>{under}</Unbroken>
            </span>
          </span>
          <StatusBadge kind="payment" status={shownStatus(payment)} size={22} />
        </span>
        {back && (
          <span className="mt-1 block text-13 font-strong text-brand-ink">
            {t(back.word, { amount: formatPesoLong(back.amount) })}
          </span>
        )}
        {received > 0 && owed > 0 && (
          <span className="mt-1 block text-13 font-strong text-mango-ink">
            {t('owed', { amount: formatPesoLong(owed) })}
          </span>
        )}
      </span>
    </Link>
  );
}
