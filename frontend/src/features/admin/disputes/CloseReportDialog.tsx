import { Controller, useWatch } from 'react-hook-form';
import * as z from 'zod/mini';
import { Reason } from '#contracts/fields.ts';
import type { SafetyReport } from '#contracts/views/dispute.ts';
import { firstName } from '../../../domain/first-name.ts';
import { FormDialog } from '../../../forms/FormDialog.tsx';
import { useSchemaForm } from '../../../forms/use-schema-form.ts';
import { useText } from '../../../i18n/use-text.ts';
import { RadioGroup } from '../../../ui/forms/RadioGroup.tsx';
import { TextArea } from '../../../ui/forms/TextArea.tsx';
import { showToast } from '../../../ui/over-the-page/toast.ts';
import { useCloseSafetyReportMutation } from '../../dispute/safety-api.ts';
import { adminEn } from '../admin.en.ts';
import { safetyDeskEn } from './safety-desk.en.ts';

const outcomes = ['no_action', 'warned'] as const;
const Closing = z
  .object({ outcome: z.enum(outcomes), warning: z.string().check(z.trim(), z.maxLength(500)), reason: Reason })
  .check(z.refine(({ outcome, warning }) => outcome !== 'warned' || warning.length > 0, { path: ['warning'] }));

/** Result of a safety report, and an optional warning to the reported person. */
export function CloseReportDialog({ report, onClose }: { report: SafetyReport; onClose: () => void }) {
  const t = useText(safetyDeskEn);
  const admin = useText(adminEn);
  const [closeIt] = useCloseSafetyReportMutation();
  const form = useSchemaForm(Closing, { outcome: 'no_action', warning: '', reason: '' });
  const isWarned = useWatch({ control: form.control, name: 'outcome' }) === 'warned';
  const name = firstName(report.reported.name);

  async function send({ outcome, warning, reason }: z.infer<typeof Closing>) {
    const body = { outcome, reason, ...(outcome === 'warned' && { warning }) };
    await closeIt({ id: report.id, body }).unwrap();
    showToast(t('closed'), { variant: 'success' });
  }

  return (
    <FormDialog
      title={t('closeTitle')}
      description={t('closeText', { name: firstName(report.reporter.name) })}
      form={form}
      onSend={send}
      onClose={onClose}
      back={admin('goBack')}
      confirm={t('close')}
    >
      <Controller
        control={form.control}
        name="outcome"
        render={({ field }) => (
          <RadioGroup
            label={t('outcome')}
            options={outcomes.map((value) => ({ value, label: t(value, { name }) }))}
            value={field.value}
            onChange={field.onChange}
          />
        )}
      />
      {isWarned && (
        <TextArea
          {...form.register('warning')}
          label={t('warning', { name })}
          hint={t('warningHint')}
          maxLength={500}
          error={form.errorOf('warning') && t('warningNeeded')}
        />
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
