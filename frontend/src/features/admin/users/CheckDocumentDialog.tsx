import { Controller, useWatch } from 'react-hook-form';
import * as z from 'zod/mini';
import { manilaDay } from '#contracts/manila-time.ts';
import type { HandedInDocument } from '#contracts/views/worker.ts';
import { expiryOfKind, documentKinds } from '#contracts/worker/documents.ts';
import { FormDialog } from '../../../forms/FormDialog.tsx';
import { useNow } from '../../../browser/use-now.ts';
import { useSchemaForm } from '../../../forms/use-schema-form.ts';
import { useText } from '../../../i18n/use-text.ts';
import { Select } from '../../../ui/forms/Select.tsx';
import { DateField } from '../../../ui/forms/DateField.tsx';
import { showToast } from '../../../ui/over-the-page/toast.ts';
import { useCheckWorkerDocumentMutation } from '../../worker/documents/api.ts';
import { DocumentFrame } from '../../worker/documents/DocumentFrame.tsx';
import { documentsEn } from '../../worker/documents/documents.en.ts';
import { adminEn } from '../admin.en.ts';
import { usersEn } from './users.en.ts';

const Found = z.object({ kind: z.enum(documentKinds), expiresOn: z.string() }).check(
  z.refine(({ kind, expiresOn }) => expiryOfKind[kind] !== 'required' || expiresOn !== '', {
    message: 'required',
    path: ['expiresOn'],
  }),
);

interface Props {
  document: HandedInDocument;
  /** Link to the document. */
  url: string;
  workerId: string;
  onClose: () => void;
}

/** The document's kind and date, entered while viewing it. */
export function CheckDocumentDialog({ document, url, workerId, onClose }: Props) {
  const t = useText(usersEn);
  const ta = useText(adminEn);
  const td = useText(documentsEn);
  const [check] = useCheckWorkerDocumentMutation();
  const today = manilaDay(useNow());
  const form = useSchemaForm(Found, {
    kind: documentKinds.find((kind) => kind === document.kind) ?? 'other',
    expiresOn: document.expiresOn ?? '',
  });
  const expiry = expiryOfKind[useWatch({ control: form.control, name: 'kind' })];
  const options = documentKinds.map((kind) => ({ value: kind, label: td('kindOf', { kind }) }));

  async function approve({ kind, expiresOn }: z.output<typeof Found>): Promise<void> {
    const found = { kind, expiresOn: expiryOfKind[kind] === 'none' ? null : expiresOn || null };
    await check({ workerId, documentId: document.id, body: { outcome: 'approved', ...found } }).unwrap();
    showToast(t('documentChecked'), { variant: 'success' });
  }

  return (
    <FormDialog
      title={t('checkDocumentTitle')}
      description={t('checkDocumentMessage', { name: document.name })}
      form={form}
      confirm={t('approveDocument')}
      back={ta('goBack')}
      onClose={onClose}
      beside={<DocumentFrame name={document.name} url={url} />}
      onSend={approve}
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
