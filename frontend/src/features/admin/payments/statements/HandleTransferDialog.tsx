import { useState } from 'react';
import { Controller, useWatch } from 'react-hook-form';
import * as z from 'zod/mini';
import { setAside } from '#contracts/events/payment-statements.ts';
import { Reason } from '#contracts/fields.ts';
import { formatPesoLong } from '#contracts/money.ts';
import type { Payment } from '#contracts/views/payment.ts';
import type { Transfer } from '#contracts/views/payment-statement.ts';
import { Fetched } from '../../../../api/Fetched.tsx';
import { FormDialog } from '../../../../forms/FormDialog.tsx';
import { useSchemaForm } from '../../../../forms/use-schema-form.ts';
import { useText } from '../../../../i18n/use-text.ts';
import { RadioGroup } from '../../../../ui/forms/RadioGroup.tsx';
import { Select } from '../../../../ui/forms/Select.tsx';
import { TextArea } from '../../../../ui/forms/TextArea.tsx';
import { showToast } from '../../../../ui/over-the-page/toast.ts';
import { SkeletonList } from '../../../../ui/showing/Skeleton.tsx';
import { adminEn } from '../../admin.en.ts';
import { FilterSearch } from '../../list/FilterSearch.tsx';
import { managePaymentsEn } from '../manage-payments.en.ts';
import { adminPaymentsApi } from '../api.ts';
import { useLinkTransferMutation, useSetTransferAsideMutation } from './api.ts';
import { statementsEn } from './statements.en.ts';

const ways = ['linked', ...setAside] as const;
const Handling = z
  .object({ as: z.enum(ways), payment: z.string(), reason: Reason })
  .check(z.refine(({ as, payment }) => as !== 'linked' || payment !== '', { path: ['payment'] }));

interface Props {
  statementId: string;
  transfer: Transfer;
  onClose: () => void;
}

/** Resolves an unmatched transfer: links a payment, marks a returned refund or records a note. */
export function HandleTransferDialog({ statementId: id, transfer: { line, amount, reference }, onClose }: Props) {
  const t = useText(statementsEn);
  const admin = useText(adminEn);
  const [link] = useLinkTransferMutation();
  const [setTransferAside] = useSetTransferAsideMutation();
  const form = useSchemaForm(Handling, { as: 'linked', payment: '', reason: '' });
  const isLinked = useWatch({ control: form.control, name: 'as' }) === 'linked';

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
      {isLinked && <PaymentToLink form={form} amount={amount} />}
      <TextArea
        {...form.register('reason')}
        label={admin('reason')}
        maxLength={500}
        error={form.errorOf('reason') && admin('reasonNeeded')}
      />
    </FormDialog>
  );
}

type HandlingForm = ReturnType<typeof useSchemaForm<z.input<typeof Handling>, z.output<typeof Handling>>>;

/** Payments that this amount would settle, announced by the client or not; all, or those found by the search. */
function PaymentToLink({ form, amount }: { form: HandlingForm; amount: number }) {
  const t = useText(statementsEn);
  const payments = useText(managePaymentsEn);
  const [q, setQ] = useState('');
  const waiting = adminPaymentsApi.endpoints.listPayments.useQuery({
    limit: 100,
    ...(q ? { q } : { amount }),
  });

  /** The selected payment may not be in the new results. */
  function search(text: string) {
    setQ(text);
    form.setValue('payment', '');
  }

  function optionsOf(fitting: readonly Payment[]) {
    return [
      { value: '', label: t(fitting.length > 0 ? 'choosePayment' : 'noneFits') },
      ...fitting.map(({ id, code, customerName, reference }) => ({
        value: id,
        label: [code, customerName, reference].filter(Boolean).join(' · '),
      })),
    ];
  }

  return (
    <div className="grid gap-2">
      <Fetched
        of={{ ...waiting, data: waiting.currentData }}
        waiting={<SkeletonList rows={1} />}
        failed={payments('loadFailed')}
      >
        {({ items }) => (
          <Select
            {...form.register('payment')}
            label={t('payment')}
            options={optionsOf(items.filter((one) => isSettledBy(amount, one)))}
            error={form.errorOf('payment') && t('paymentNeeded')}
          />
        )}
      </Fetched>
      <FilterSearch label={t('searchPayment')} value={q} onChange={search} />
    </div>
  );
}

function isSettledBy(amount: number, { waits, unseen, requested, allowedActions }: Payment): boolean {
  return waits === 'none' ? allowedActions.includes('link_transfer') && requested === amount : unseen === amount;
}
