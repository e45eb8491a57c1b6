import type { ReactNode } from 'react';
import * as z from 'zod/mini';
import { Reason } from '#contracts/fields.ts';
import { FormDialog } from '../../forms/FormDialog.tsx';
import { useSchemaForm } from '../../forms/use-schema-form.ts';
import { useText } from '../../i18n/use-text.ts';
import { TextArea } from '../../ui/forms/TextArea.tsx';
import { adminEn } from './admin.en.ts';

interface Props {
  title: string;
  description: string;
  /** Confirm button's label, such as "Suspend". */
  confirm: string;
  /** Rejects with the error. The dialog stays open and shows it. */
  onConfirm: (reason: string) => Promise<unknown>;
  onClose: () => void;
  /** Shown above the reason. */
  children?: ReactNode;
}

const WithReason = z.object({ reason: Reason });

export function ReasonForm({ title, description, confirm, onConfirm, onClose, children }: Props) {
  const t = useText(adminEn);
  const form = useSchemaForm(WithReason, { reason: '' });

  return (
    <FormDialog
      {...{ title, description, form, confirm, onClose }}
      danger
      back={t('goBack')}
      onSend={({ reason }) => onConfirm(reason)}
    >
      {children}
      <TextArea
        {...form.register('reason')}
        label={t('reason')}
        hint={t('reasonHint')}
        maxLength={500}
        error={form.errorOf('reason') && t('reasonNeeded')}
      />
    </FormDialog>
  );
}
