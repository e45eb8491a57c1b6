import { Controller, useWatch } from 'react-hook-form';
import * as z from 'zod/mini';
import { manilaDay } from '#contracts/manila-time.ts';
import type { HandedInDocument } from '#contracts/views/worker.ts';
import { expiryOfKind, type DocumentKind, documentKinds } from '#contracts/worker/documents.ts';
import { FormDialog } from '../../../forms/FormDialog.tsx';
import { useNow } from '../../../browser/use-now.ts';
import { useSchemaForm } from '../../../forms/use-schema-form.ts';
import { useText } from '../../../i18n/use-text.ts';
import { Select } from '../../../ui/forms/Select.tsx';
import { DateField } from '../../../ui/forms/DateField.tsx';
import { documentsText } from '../../worker/documents/documents.text.ts';
import { adminText } from '../admin.text.ts';
import { usersText } from './users.text.ts';

export type DocumentFound = { kind: DocumentKind; expiresOn: string | null };

const Found = z.object({ kind: z.enum(documentKinds), expiresOn: z.string() }).check(
  z.refine(({ kind, expiresOn }) => expiryOfKind[kind] !== 'required' || expiresOn !== '', {
    message: 'required',
    path: ['expiresOn'],
  }),
);

interface Props {
  document: HandedInDocument;
  /** Rejects with what went wrong; the dialog stays and says it. */
  onApprove: (found: DocumentFound) => Promise<unknown>;
  onClose: () => void;
}

/** What the document is, and the day on it: entered while looking at it. */
export function CheckDocumentDialog({ document, onApprove, onClose }: Props) {
  const t = useText(usersText);
  const ta = useText(adminText);
  const td = useText(documentsText);
  const today = manilaDay(useNow());
  const form = useSchemaForm(Found, {
    kind: documentKinds.find((kind) => kind === document.kind) ?? 'other',
    expiresOn: document.expiresOn ?? '',
  });
  const expiry = expiryOfKind[useWatch({ control: form.control, name: 'kind' })];
  const options = documentKinds.map((kind) => ({ value: kind, label: td('kindOf', { kind }) }));
  return (
    <FormDialog
      title={t('checkDocumentTitle')}
      description={t('checkDocumentMessage', { name: document.name })}
      form={form}
      confirm={t('approveDocument')}
      back={ta('goBack')}
      onClose={onClose}
      onSend={({ kind, expiresOn }) =>
        onApprove({ kind, expiresOn: expiryOfKind[kind] === 'none' ? null : expiresOn || null })
      }
    >
      <Select {...form.register('kind')} label={t('documentKind')} options={options} />
      {expiry !== 'none' && (
        <Controller
          name="expiresOn"
          control={form.control}
          render={({ field }) => (
            <DateField
              {...field}
              min={today}
              label={t(expiry === 'required' ? 'expiresOn' : 'expiresOnOptional')}
              hint={t('expiresOnHint')}
              error={form.errorOf('expiresOn')}
            />
          )}
        />
      )}
    </FormDialog>
  );
}
