import { formatDay } from '#contracts/manila-format.ts';
import { formatPesoLong } from '#contracts/money.ts';
import type { BookingPayment } from '#contracts/views/payment.ts';
import { useLocale, useText } from '../../../i18n/use-text.ts';
import { StatusBadge } from '../../../ui/showing/StatusBadge.tsx';
import { Unbroken } from '../../../ui/showing/Unbroken.tsx';
import { methodWord } from '../../../domain/payment-method/method-word.ts';
import { payEn } from '../pay.en.ts';
import { paymentMethodEn } from '../../../domain/payment-method/payment-method.en.ts';

type Refund = BookingPayment['refunds'][number];

/** Refunds with their states, and refunds under review. */
export function Refunds({ refunds, refundUnderReview }: Pick<BookingPayment, 'refunds' | 'refundUnderReview'>) {
  const t = useText(payEn);
  if (refunds.length === 0 && refundUnderReview === 0) return null;
  return (
    <div className="border-t border-dashed border-line pt-4">
      <h3 className="mb-2 text-14 font-strong">{t('refunds')}</h3>
      <ul className="grid gap-3">
        {refundUnderReview > 0 && <LineUnderReview amount={refundUnderReview} />}
        {refunds.map((refund) => (
          <RefundLine key={refund.id} refund={refund} />
        ))}
      </ul>
    </div>
  );
}

function LineUnderReview({ amount }: { amount: number }) {
  const t = useText(payEn);
  return (
    <li className="text-14">
      <div className="flex items-center justify-between gap-3">
        <span className="font-strong text-mango-ink">{t('refundUnderReview')}</span>
        <span className="tabular font-strong">{formatPesoLong(amount)}</span>
      </div>
      <p className="mt-1 text-13 text-muted">{t('refundUnderReviewHint')}</p>
    </li>
  );
}

function RefundLine({ refund }: { refund: Refund }) {
  const t = useText(payEn);
  const methods = useText(paymentMethodEn);
  const locale = useLocale();
  const { amount, status, reference } = refund;
  const values = {
    when: formatDay(refund.settledAt ?? refund.issuedAt, locale),
    method: methods(methodWord[refund.method]),
  };
  return (
    <li className="text-14">
      <div className="flex items-center justify-between gap-3">
        <StatusBadge kind="refund" status={status} size={22} />
        <span className="tabular font-strong">{formatPesoLong(amount)}</span>
      </div>
      <p className="mt-1 text-13 text-muted">
        {t(wordOf(refund), values)}
        {reference && (
          <span className="block">
            <Unbroken>{t('refundReference', { reference })}</Unbroken>
          </span>
        )}
      </p>
    </li>
  );
}

function wordOf({ status, byHand }: Refund) {
  if (status === 'settled') return 'refundSettled';
  if (status === 'failed') return 'refundFailed';
  return byHand ? 'refundByHand' : 'refundPending';
}
