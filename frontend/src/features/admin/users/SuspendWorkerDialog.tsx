import * as z from 'zod/mini';
import { Reason } from '#contracts/fields.ts';
import { FormDialog } from '../../../forms/FormDialog.tsx';
import { useSchemaForm } from '../../../forms/use-schema-form.ts';
import { useText } from '../../../i18n/use-text.ts';
import { Checkbox } from '../../../ui/forms/Checkbox.tsx';
import { TextArea } from '../../../ui/forms/TextArea.tsx';
import { adminEn } from '../admin.en.ts';
import { usersEn } from './users.en.ts';

interface Props {
  name: string;
  onConfirm: (suspend: { reason: string; cause?: 'safety' }) => Promise<unknown>;
  onClose: () => void;
}

const Suspension = z.object({ reason: Reason, isSafety: z.boolean() });

/** Suspending a worker with open jobs needs two admins, unless there is a safety risk. */
export function SuspendWorkerDialog({ name, onConfirm, onClose }: Props) {
  const t = useText(usersEn);
  const admin = useText(adminEn);
  const form = useSchemaForm(Suspension, { reason: '', isSafety: false });
  return (
    <FormDialog
      danger
      title={t('suspendTitle')}
      description={t('suspendWorkerMessage', { name })}
      confirm={t('suspend')}
      back={admin('goBack')}
      form={form}
      onSend={({ reason, isSafety }) => onConfirm({ reason, ...(isSafety && { cause: 'safety' as const }) })}
      onClose={onClose}
    >
      <TextArea
        {...form.register('reason')}
        label={admin('reason')}
        hint={admin('reasonHint')}
        maxLength={500}
        error={form.errorOf('reason') && admin('reasonNeeded')}
      />
      <div>
        <Checkbox {...form.register('isSafety')} label={t('suspendForSafety')} />
        <p className="text-13 text-muted">{t('suspendForSafetyHint')}</p>
      </div>
    </FormDialog>
  );
}
