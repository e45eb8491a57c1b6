import { useWatch } from 'react-hook-form';
import * as z from 'zod/mini';
import { PositiveCentavos, Reason } from '#contracts/fields.ts';
import { formatPesoShort } from '#contracts/money.ts';
import type { Booking } from '#contracts/views/booking.ts';
import { AmountField } from '../../../forms/AmountField.tsx';
import { FormDialog } from '../../../forms/FormDialog.tsx';
import { useSchemaForm } from '../../../forms/use-schema-form.ts';
import { useText } from '../../../i18n/use-text.ts';
import { TextField } from '../../../ui/forms/TextField.tsx';
import { showToast } from '../../../ui/over-the-page/toast.ts';
import { useProposeExtraMutation } from '../../../domain/booking/api.ts';
import { FewWays } from '../../../domain/payment-method/FewWays.tsx';
import { firstName } from '../../../domain/first-name.ts';
import { extrasEn } from './extras.en.ts';

const NewExtra = z.object({ amount: PositiveCentavos, reason: Reason });

/** Proposes extra work or parts: amount and description, for the client's approval. */
export function ProposeExtraDialog({ booking, onClose }: { booking: Booking; onClose: () => void }) {
  const t = useText(extrasEn);
  const [propose] = useProposeExtraMutation();
  const form = useSchemaForm(NewExtra, { reason: '' }, { amount_too_high: 'amount' });
  const client = firstName(booking.client.name);
  const more = useWatch({ control: form.control, name: 'amount' });

  async function send(body: z.output<typeof NewExtra>) {
    await propose({ id: booking.id, body }).unwrap();
    showToast(t('sent', { client }), { variant: 'success' });
  }

  return (
    <FormDialog
      title={t('dialogTitle')}
      description={t('dialogText', { client })}
      form={form}
      onSend={send}
      onClose={onClose}
      back={t('back')}
      confirm={t('send', { client })}
    >
      <AmountField
        control={form.control}
        name="amount"
        label={t('amount')}
        hint={t('amountHint', { total: formatPesoShort(booking.totalCost) })}
        error={form.errorOf('amount')}
      />
      {more > 0 && <FewWays amount={booking.payment.owed + more} chosen={booking.payment.method} isRest />}
      <TextField
        {...form.register('reason')}
        label={t('reason')}
        hint={t('reasonHint', { client })}
        maxLength={500}
        error={form.errorOf('reason')}
      />
    </FormDialog>
  );
}
