import { useState } from 'react';
import { Controller, useWatch } from 'react-hook-form';
import * as z from 'zod/mini';
import { setAside } from '#contracts/events/payment-statements.ts';
import { Reason } from '#contracts/fields.ts';
import { formatPesoLong } from '#contracts/money.ts';
import type { Transfer } from '#contracts/views/payment-statement.ts';
import { FormDialog } from '../../../../forms/FormDialog.tsx';
import { useSchemaForm } from '../../../../forms/use-schema-form.ts';
import { useText } from '../../../../i18n/use-text.ts';
import { RadioGroup } from '../../../../ui/forms/RadioGroup.tsx';
import { Select } from '../../../../ui/forms/Select.tsx';
import { TextArea } from '../../../../ui/forms/TextArea.tsx';
import { showToast } from '../../../../ui/over-the-page/toast.ts';
import { adminText } from '../../admin.text.ts';
import { FilterSearch } from '../../list/FilterSearch.tsx';
import { adminPaymentsApi } from '../api.ts';
import { useLinkTransferMutation, useSetTransferAsideMutation } from './api.ts';
import { statementsText } from './statements.text.ts';

const ways = ['linked', ...setAside] as const;
const Handling = z
  .object({ as: z.enum(ways), payment: z.string(), reason: Reason })
  .check(z.refine(({ as, payment }) => as !== 'linked' || payment !== '', { path: ['payment'] }));

interface Props {
  statementId: string;
  transfer: Transfer;
  onClose: () => void;
}

/** What a transfer is that nothing matches: a payment that staff look for, money that went back, or something to note. */
export function HandleTransferDialog({ statementId: id, transfer: { line, amount, reference }, onClose }: Props) {
  const t = useText(statementsText);
  const admin = useText(adminText);
  const [link] = useLinkTransferMutation();
  const [setTransferAside] = useSetTransferAsideMutation();
  const form = useSchemaForm(Handling, { as: 'linked', payment: '', reason: '' });
  const isLinked = useWatch({ control: form.control, name: 'as' }) === 'linked';
  const [q, setQ] = useState('');
  const waiting = adminPaymentsApi.endpoints.listPayments.useQuery({
    waits: 'transfer',
    limit: 100,
    ...(q ? { q } : { amount }),
  });
  const fitting = (waiting.currentData?.items ?? []).filter(({ unseen }) => unseen === amount);

  async function send({ as, payment, reason }: z.infer<typeof Handling>) {
    if (as === 'linked') await link({ id, body: { line, amount, payment, reason } }).unwrap();
    else await setTransferAside({ id, body: { line, amount, as, reason } }).unwrap();
    showToast(t(`did_${as}`), { variant: 'success' });
  }

  return (
    <FormDialog
      title={t('handleTitle', { amount: formatPesoLong(amount) })}
      description={reference}
      form={form}
      onSend={send}
      onClose={onClose}
      back={t('goBack')}
      confirm={t('handleConfirm')}
    >
      <Controller
        control={form.control}
        name="as"
        render={({ field }) => (
          <RadioGroup
            label={t('handleAs')}
            options={ways.map((value) => ({ value, label: t(`as_${value}`), hint: t(`hintAs_${value}`) }))}
            value={field.value}
            onChange={field.onChange}
          />
        )}
      />
      {isLinked && (
        <>
          <FilterSearch label={t('searchPayment')} value={q} onChange={setQ} />
          <Select
            {...form.register('payment')}
            label={t('payment')}
            options={[
              { value: '', label: t(fitting.length > 0 ? 'choosePayment' : 'noneFits') },
              ...fitting.map((payment) => ({
                value: payment.id,
                label: [payment.code, payment.customerName, payment.reference].filter(Boolean).join(' · '),
              })),
            ]}
            error={form.errorOf('payment') && t('paymentNeeded')}
          />
        </>
      )}
      <TextArea
        {...form.register('reason')}
        label={admin('reason')}
        maxLength={500}
        error={form.errorOf('reason') && admin('reasonNeeded')}
      />
    </FormDialog>
  );
}
