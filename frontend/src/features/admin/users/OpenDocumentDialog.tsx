import { useWatch } from 'react-hook-form';
import * as z from 'zod/mini';
import type { OpeningReason } from '#contracts/calls/worker-documents.ts';
import { Reason } from '#contracts/fields.ts';
import { type DocumentReadCause, documentReadCauses } from '#contracts/worker/document-reads.ts';
import { FormDialog } from '../../../forms/FormDialog.tsx';
import { useSchemaForm } from '../../../forms/use-schema-form.ts';
import { useText } from '../../../i18n/use-text.ts';
import { Select } from '../../../ui/forms/Select.tsx';
import { TextArea } from '../../../ui/forms/TextArea.tsx';
import { adminEn } from '../admin.en.ts';
import { usersEn } from './users.en.ts';

const Why = z
  .object({ cause: z.enum(documentReadCauses), reason: z.string() })
  .check(
    z.refine(({ cause, reason }) => cause === 'application' || Reason.safeParse(reason).success, { path: ['reason'] }),
  );

interface Props {
  /** Document name. */
  name: string;
  /** Whether an application or document is pending a check. */
  isToCheck: boolean;
  /** Rejects with the error. The dialog stays open and shows it. */
  onOpen: (why: OpeningReason) => Promise<unknown>;
  onClose: () => void;
}

/** Asks for the reason for opening a document, which the audit log keeps. */
export function OpenDocumentDialog({ name, isToCheck, onOpen, onClose }: Props) {
  const t = useText(usersEn);
  const ta = useText(adminEn);
  const causes: readonly DocumentReadCause[] = documentReadCauses.filter(
    (cause) => isToCheck || cause !== 'application',
  );
  const form = useSchemaForm(Why, { cause: causes[0] ?? 'other', reason: '' });
  const cause = useWatch({ control: form.control, name: 'cause' });
  return (
    <FormDialog
      title={t('openPaperTitle')}
      description={t('openPaperText', { name })}
      form={form}
      confirm={t('openPaper')}
      back={ta('goBack')}
      onClose={onClose}
      onSend={({ cause: what, reason }) => onOpen(what === 'application' ? { cause: what } : { cause: what, reason })}
    >
      <Select
        {...form.register('cause')}
        label={t('openPaperFor')}
        options={causes.map((value) => ({ value, label: t(`cause_${value}`) }))}
      />
      {cause === 'application' ? (
        <p className="text-13 text-muted">{t('checkingHint')}</p>
      ) : (
        <TextArea
          {...form.register('reason')}
          label={ta('reason')}
          hint={ta('reasonHint')}
          maxLength={500}
          error={form.errorOf('reason') && ta('reasonNeeded')}
        />
      )}
    </FormDialog>
  );
}
