import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import * as z from 'zod/mini';
import { LongText, PositiveCentavos } from '#contracts/fields.ts';
import { formatDayAndTime } from '#contracts/manila-format.ts';
import { formatPesoShort } from '#contracts/money.ts';
import { takeHomeOf } from '#contracts/payout/commission.ts';
import type { Booking } from '#contracts/views/booking.ts';
import type { TakeHome } from '#contracts/views/payout-take-home.ts';
import { useNow } from '../../../browser/use-now.ts';
import { AmountField } from '../../../forms/AmountField.tsx';
import { FormDialog } from '../../../forms/FormDialog.tsx';
import { useAmountQuestion } from '../../../forms/use-amount-question.ts';
import { useSchemaForm } from '../../../forms/use-schema-form.ts';
import { useLocale, useText } from '../../../i18n/use-text.ts';
import { Select } from '../../../ui/forms/Select.tsx';
import { TextArea } from '../../../ui/forms/TextArea.tsx';
import { showToast } from '../../../ui/over-the-page/toast.ts';
import { shownCommission, useOfferQuoteMutation } from '../../../domain/booking/api.ts';
import { firstName } from '../../../domain/first-name.ts';
import { SlotTakenNote } from '../parts/SlotTakenNote.tsx';
import { TakeHomeLine } from '../take-home/TakeHomeLine.tsx';
import { commandErrorText, alternativeStarts, isTakenByOtherWorker } from '../../../domain/booking/command-error.ts';
import { isOpenToAll, isWaiting, ownQuote, validities } from './own-quote.ts';
import { quotingEn } from './quoting.en.ts';

const Offer = z.object({ amount: PositiveCentavos, message: LongText, holds: z.string() });
const TOLD_MS = 4000;

/** Sends a quote: price, contents and validity. A newer one replaces the open one. */
export function QuoteDialog({ booking, onClose }: { booking: Booking; onClose: () => void }) {
  const t = useText(quotingEn);
  const locale = useLocale();
  const now = useNow();
  const [offer] = useOfferQuoteMutation();
  const [choices] = useState(() => validities(booking.answerBy, now));
  const own = ownQuote(booking);
  const before = isWaiting(own, now) ? own : null;
  const form = useSchemaForm(
    Offer,
    { amount: before?.amount ?? booking.price, message: before?.message ?? '', holds: 'all' },
    { amount_too_high: 'amount' },
  );
  const client = firstName(booking.client.name);
  const confirmAmounts = useAmountQuestion();
  const [alternatives, setAlternatives] = useState<readonly string[] | null>(null);
  const typed = useWatch({ control: form.control, name: 'amount' });

  async function send({ amount, message, holds }: z.output<typeof Offer>) {
    const chosen = choices.find(({ id }) => id === holds);
    const until = chosen && chosen.hours !== null && chosen.until;
    setAlternatives(null);
    try {
      await offer({
        id: booking.id,
        body: {
          amount,
          requestVersion: booking.requestVersion,
          ...shownCommission(booking.earning),
          ...(message && { message }),
          ...(until && { validUntil: until }),
        },
      }).unwrap();
      showToast(t(before ? 'changed' : 'sent', { client }), { variant: 'success' });
    } catch (error) {
      setAlternatives(alternativeStarts(error));
      if (!isTakenByOtherWorker(error)) throw error;
      showToast(commandErrorText(error), { variant: 'error', durationMs: TOLD_MS });
    }
  }

  return (
    <FormDialog
      title={t('dialogTitle')}
      description={t(isOpenToAll(booking) ? 'dialogText' : 'dialogTextNamed', {
        client,
        when: formatDayAndTime(booking.startsAt, locale),
      })}
      form={{ ...form, refusal: alternatives ? null : form.refusal }}
      onSend={send}
      confirmFirst={({ amount }) => confirmAmounts(amount, before?.amount ?? booking.price)}
      onClose={onClose}
      back={t('back')}
      confirm={t('sendQuote')}
    >
      <AmountField
        control={form.control}
        name="amount"
        label={t('amount')}
        hint={t('amountHint', { price: formatPesoShort(booking.price) })}
        error={form.errorOf('amount')}
      />
      <TypedTakeHome amount={typed} earning={booking.earning} />
      <TextArea
        {...form.register('message')}
        label={t('message')}
        hint={t('messageHint', { client })}
        maxLength={4000}
        error={form.errorOf('message')}
      />
      <Select
        {...form.register('holds')}
        label={t('validUntil')}
        hint={t('validHint', { client })}
        options={choices.map(({ id, hours, until }) => ({
          value: id,
          label:
            hours === null
              ? t('validAll', { until: formatDayAndTime(until, locale) })
              : t('validHours', { hours, until: formatDayAndTime(until, locale) }),
        }))}
      />
      {alternatives && <SlotTakenNote booking={booking} alternatives={alternatives} />}
      {before && <p className="text-13 text-muted">{t('replaces', { amount: formatPesoShort(before.amount) })}</p>}
    </FormDialog>
  );
}

/** Take-home amount for the typed amount (centavos) at `earning`'s commission. Renders nothing without an amount. */
function TypedTakeHome({ amount = 0, earning }: { amount: number | undefined; earning: TakeHome | null }) {
  return (
    <div role="status">
      <TakeHomeLine
        of={amount > 0 && earning ? takeHomeOf(amount, earning.percent) : null}
        className="-mt-2 text-14 font-strong"
      />
    </div>
  );
}
