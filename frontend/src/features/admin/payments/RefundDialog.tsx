import { useWatch } from 'react-hook-form';
import * as z from 'zod/mini';
import { Reason } from '#contracts/fields.ts';
import { formatPesoLong, formatPesoShort } from '#contracts/money.ts';
import { isBelowLeastRefund, refundShares } from '#contracts/payment/refund-shares.ts';
import { isCarried } from '#contracts/payment/method-limits.ts';
import type { Payment } from '#contracts/views/payment.ts';
import { AmountField } from '../../../forms/AmountField.tsx';
import { FormDialog } from '../../../forms/FormDialog.tsx';
import { useSchemaForm } from '../../../forms/use-schema-form.ts';
import { useText } from '../../../i18n/use-text.ts';
import { TextArea } from '../../../ui/forms/TextArea.tsx';
import { settingsApi } from '../../../api/use-settings.ts';
import { methodWord } from '../../../domain/payment-method/method-word.ts';
import { paymentMethodEn } from '../../../domain/payment-method/payment-method.en.ts';
import { TextField } from '../../../ui/forms/TextField.tsx';
import { Note } from '../../../ui/showing/Note.tsx';
import { showToast } from '../../../ui/over-the-page/toast.ts';
import { adminEn } from '../admin.en.ts';
import { useReadConfigQuery } from '../api.ts';
import { useRefundPaymentMutation } from './api.ts';
import { managePaymentsEn } from './manage-payments.en.ts';

/** Refunds all or part of a payment, with a reason. A refund sent by hand needs its reference at once. */
export function RefundDialog({ payment, onClose }: { payment: Payment; onClose: () => void }) {
  const t = useText(managePaymentsEn);
  const admin = useText(adminEn);
  const [send] = useRefundPaymentMutation();
  const all = payment.refundable;
  const { data } = useReadConfigQuery();
  const alone = data?.settings.approvalAmount;
  const most = formatPesoLong(all);
  const form = useSchemaForm(
    z.object({
      amount: z.int().check(z.gte(1), z.lte(all)),
      reason: Reason,
      reference: z.string().check(z.trim(), z.maxLength(200)),
    }),
    { amount: all, reason: '', reference: '' },
  );

  const wanted = useWatch({ control: form.control, name: 'amount' });

  async function give({ amount, reason, reference }: { amount: number; reason: string; reference: string }) {
    const { approval } = await send({
      id: payment.id,
      body: { reason, ...(amount < all && { amount }), ...(reference && { reference }) },
    }).unwrap();
    showToast(t(approval ? 'refundAsked' : 'refunded', { amount: formatPesoLong(amount) }), { variant: 'success' });
  }

  return (
    <FormDialog
      danger
      title={t('refundTitle')}
      description={t('refundDescription', { most, client: payment.customerName })}
      form={form}
      onSend={give}
      onClose={onClose}
      back={admin('goBack')}
      confirm={t('refundSend')}
    >
      <AmountField
        control={form.control}
        name="amount"
        most={all}
        label={t('refundAmount')}
        hint={t('refundAmountHint')}
        error={form.errorOf('amount') && t('refundAmountError', { most })}
      />
      {alone !== undefined && wanted > alone && <Note>{t('refundTakesTwo', { amount: formatPesoShort(alone) })}</Note>}
      <ByHand payment={payment} amount={wanted} />
      <TextArea
        {...form.register('reason')}
        label={admin('reason')}
        hint={t('refundReasonHint')}
        maxLength={500}
        error={form.errorOf('reason') && admin('reasonNeeded')}
      />
      <TextField
        {...form.register('reference')}
        label={t('refundReference')}
        hint={t('refundReferenceHint')}
        maxLength={200}
      />
    </FormDialog>
  );
}

/** The amount is below the provider's minimum, so staff send it by hand. */
function ByHand({ payment, amount }: { payment: Payment; amount: number }) {
  const t = useText(managePaymentsEn);
  const names = useText(paymentMethodEn);
  const { data: config } = settingsApi.useReadPublicConfigQuery();
  if (!config) return null;
  const { methodLimits } = config;
  const tries = payment.attempts.map(({ id, method, left }) => ({ id, method, leftCentavos: left }));
  return refundShares(tries, amount).map(({ from: { id, method }, shareCentavos }) =>
    isCarried(method) && isBelowLeastRefund(method, shareCentavos, methodLimits) ? (
      <Note key={id} tone="warning">
        {t('refundTooLittle', {
          amount: formatPesoLong(shareCentavos),
          method: names(methodWord[method]),
          least: formatPesoLong(methodLimits[method].leastRefundCentavos),
        })}
      </Note>
    ) : null,
  );
}
