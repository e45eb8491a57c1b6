import { useState } from 'react';
import { formatDayAndTime } from '#contracts/manila-format.ts';
import { formatPesoLong } from '#contracts/money.ts';
import type { Payment } from '#contracts/views/payment.ts';
import { IfPermitted } from '../../../domain/session/IfPermitted.tsx';
import { ownReason } from '../../../i18n/i18n.ts';
import { useLocale, useText } from '../../../i18n/use-text.ts';
import { Button } from '../../../ui/pressing/Button.tsx';
import { StatusBadge } from '../../../ui/showing/StatusBadge.tsx';
import { showToast } from '../../../ui/over-the-page/toast.ts';
import { methodWord } from '../../../domain/payment-method/method-word.ts';
import { paymentMethodEn } from '../../../domain/payment-method/payment-method.en.ts';
import { ReferenceDialog } from '../ReferenceDialog.tsx';
import { useSettleRefundMutation } from './api.ts';
import { managePaymentsEn } from './manage-payments.en.ts';

/** Refunds with their states. An admin confirms refunds sent by hand. */
export function PaymentRefunds({ payment }: { payment: Payment }) {
  const t = useText(managePaymentsEn);
  if (payment.refunds.length === 0) return null;
  return (
    <section aria-labelledby="payment-refunds">
      <h3 id="payment-refunds" className="mb-2 text-14 font-strong tracking-normal">
        {t('refunds')}
      </h3>
      <ul className="flex flex-col divide-y divide-line">
        {payment.refunds.toReversed().map((refund) => (
          <Refund key={refund.id} payment={payment} refund={refund} />
        ))}
      </ul>
    </section>
  );
}

function Refund({ payment, refund }: { payment: Payment; refund: Payment['refunds'][number] }) {
  const t = useText(managePaymentsEn);
  const names = useText(paymentMethodEn);
  const locale = useLocale();
  const { amount, status, reason, method, byHand, reference, issuedAt, failure } = refund;
  const how = [names(methodWord[method]), byHand ? t('byHand') : ''].filter(Boolean).join(', ');
  return (
    <li className="flex items-start justify-between gap-3 py-2">
      <div className="min-w-0 text-13 [overflow-wrap:anywhere]">
        <p className="font-strong">
          <span className="amount">{formatPesoLong(amount)}</span>, {how}
        </p>
        <p className="text-muted">{ownReason(reason)}</p>
        <p className="text-muted">
          <time dateTime={issuedAt}>{formatDayAndTime(issuedAt, locale)}</time>
        </p>
        {reference && <p className="text-muted">{t('reference', { reference })}</p>}
        {failure && <p className="text-danger-ink">{ownReason(failure)}</p>}
      </div>
      <div className="flex shrink-0 flex-col items-end gap-2">
        <StatusBadge kind="refund" status={status} size={22} />
        {byHand && status === 'pending' && (
          <IfPermitted do="payments.refund">
            <Settle payment={payment} refund={refund} />
          </IfPermitted>
        )}
      </div>
    </li>
  );
}

function Settle({ payment: { id, customerName }, refund }: { payment: Payment; refund: Payment['refunds'][number] }) {
  const t = useText(managePaymentsEn);
  const [asking, setAsking] = useState(false);
  const [send] = useSettleRefundMutation();
  const amount = formatPesoLong(refund.amount);

  async function confirm(reference: string) {
    await send({ id, refundId: refund.id, body: { reference } }).unwrap();
    showToast(t('settled'), { variant: 'success' });
  }

  return (
    <>
      <Button size={36} variant="outline" aria-label={t('settleNamed', { amount })} onClick={() => setAsking(true)}>
        {t('settle')}
      </Button>
      {asking && (
        <ReferenceDialog
          title={t('settleTitle')}
          description={t('settleDescription', { amount, client: customerName })}
          label={t('settleReference')}
          needed={t('settleReferenceNeeded')}
          confirm={t('settle')}
          onConfirm={confirm}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
}
