import { useState } from 'react';
import { Controller, useWatch } from 'react-hook-form';
import * as z from 'zod/mini';
import { divisionOf } from '#contracts/dispute/division.ts';
import { type Disputed, disputeOutcomes, outcomesOf, waivedByOutcome } from '#contracts/dispute/lifecycle.ts';
import { Reason } from '#contracts/fields.ts';
import { formatPesoLong } from '#contracts/money.ts';
import type { Dispute, DisputeMoney } from '#contracts/views/dispute.ts';
import { firstName } from '../../../domain/first-name.ts';
import { AmountField } from '../../../forms/AmountField.tsx';
import { FormDialog } from '../../../forms/FormDialog.tsx';
import { useSchemaForm } from '../../../forms/use-schema-form.ts';
import { useText } from '../../../i18n/use-text.ts';
import { RadioGroup } from '../../../ui/forms/RadioGroup.tsx';
import { TextArea } from '../../../ui/forms/TextArea.tsx';
import { showToast } from '../../../ui/over-the-page/toast.ts';
import { Note } from '../../../ui/showing/Note.tsx';
import { useDecideDisputeMutation } from '../../dispute/api.ts';
import { adminEn } from '../admin.en.ts';
import { disputesEn } from './disputes.en.ts';

interface Props {
  dispute: Dispute;
  money: DisputeMoney;
  onClose: () => void;
}

type Decision = { outcome: (typeof disputeOutcomes)[number]; amount: number | null; reason: string };

const decisionOf = (due: number) =>
  z.object({ outcome: z.enum(disputeOutcomes), amount: z.nullable(z.int()), reason: Reason }).check(
    z.refine(({ outcome, amount }) => outcome !== 'partial_refund' || (amount !== null && amount > 0 && amount < due), {
      path: ['amount'],
    }),
  );

/** Outcome of a dispute with both sides' amounts, to the centavo, before confirmation. */
export function DecideDialog({ dispute, money, onClose }: Props) {
  const t = useText(disputesEn);
  const admin = useText(adminEn);
  const [decide] = useDecideDisputeMutation();
  const { id, status, wanted } = dispute;
  const disputed = disputedOf(dispute);
  // The decision at the time of opening: a later pushed decision is not the one that the admin read.
  const [decidedAt] = useState(() => (dispute.decisions.at(-1) ?? dispute.undone.at(-1))?.decidedAt ?? null);
  const part = wanted !== null && wanted < money.due ? wanted : null;
  const form = useSchemaForm(decisionOf(money.due), {
    outcome: disputed === 'no_show' ? 'no_show_upheld' : 'pay_worker',
    amount: part,
    reason: '',
  });
  const outcome = useWatch({ control: form.control, name: 'outcome' });
  const amount = useWatch({ control: form.control, name: 'amount' });
  const options = outcomesOf(disputed, money.due).map((value) => ({ value, label: t(value) }));

  async function send({ amount: taken, ...body }: Decision) {
    const ofPart = body.outcome === 'partial_refund' && taken !== null ? { amount: taken } : {};
    await decide({ id, body: { ...body, ...ofPart, due: money.due, decidedAt } }).unwrap();
    showToast(t('done'), { variant: 'success' });
  }

  return (
    <FormDialog
      title={t('decideTitle')}
      description={t(status === 'appealed' ? 'decideFinalText' : 'decideText')}
      form={form}
      onSend={send}
      onClose={onClose}
      back={t('goBack')}
      confirm={t('decide')}
    >
      <Controller
        control={form.control}
        name="outcome"
        render={({ field }) => (
          <RadioGroup label={t('outcome')} options={options} value={field.value} onChange={field.onChange} />
        )}
      />
      {dispute.bookingStatus === 'in_progress' && <Note>{t('endsJob')}</Note>}
      {outcome === 'partial_refund' && (
        <AmountField
          control={form.control}
          name="amount"
          most={Math.max(0, money.due - 1)}
          emptied={null}
          label={t('amount')}
          error={form.errorOf('amount') && t('amountError', { most: formatPesoLong(money.due) })}
        />
      )}
      <AmountsAfterDecision
        dispute={dispute}
        money={money}
        waived={waivedByOutcome(outcome, money.due, Math.max(0, amount ?? 0))}
      />
      <TextArea
        {...form.register('reason')}
        label={admin('reason')}
        maxLength={500}
        error={form.errorOf('reason') && admin('reasonNeeded')}
      />
    </FormDialog>
  );
}

function disputedOf({ bookingStatus, absentee }: Pick<Dispute, 'bookingStatus' | 'absentee'>): Disputed {
  if (absentee !== null) return 'no_show';
  return bookingStatus === 'cancelled' ? 'fee' : 'job';
}

function AmountsAfterDecision({
  dispute: { client, worker },
  money: { due, kept, cash, commissionPercent },
  waived,
}: Omit<Props, 'onClose'> & { waived: number }) {
  const t = useText(disputesEn);
  const division = divisionOf({ dueCentavos: due, keptCentavos: kept, cashCentavos: cash, commissionPercent }, waived);
  const [ofClient, ofWorker] = [firstName(client.name), firstName(worker.name)];
  const lines = [
    { label: t('getsBack', { name: ofClient }), amount: division.clientGetsBackCentavos, always: true },
    { label: t('stillOwes', { name: ofClient }), amount: division.clientStillOwesCentavos },
    { label: t('workerGets', { name: ofWorker }), amount: division.workerGetsCentavos, always: true },
    { label: t('inCash'), amount: division.workerHasInCashCentavos },
    { label: t('sukiKeeps'), amount: division.sukiKeepsCentavos, always: true },
  ].filter((line) => line.always || line.amount !== 0);
  return (
    <section aria-label={t('whatEachGets')} aria-live="polite">
      <h3 className="mb-2 text-14 font-strong">{t('whatEachGets')}</h3>
      <dl className="rounded-12 bg-sunken px-3 py-2 text-14">
        {lines.map(({ label, amount }) => (
          <div key={label} className="flex justify-between gap-3 py-0.5">
            <dt className="text-muted">{label}</dt>
            <dd className="amount">{formatPesoLong(amount)}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
