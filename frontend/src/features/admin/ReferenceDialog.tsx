import { useId } from 'react';
import * as z from 'zod/mini';
import { ShortText } from '#contracts/fields.ts';
import { useSchemaForm } from '../../app/use-schema-form.ts';
import { useText } from '../../i18n/use-text.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { Note } from '../../ui/Note.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { adminText } from './admin.text.ts';

interface Props {
  title: string;
  description: string;
  label: string;
  /** What is said when it is left empty. */
  needed: string;
  confirm: string;
  /** Rejects with what went wrong; the dialog stays and says it. */
  onConfirm: (reference: string) => Promise<unknown>;
  onClose: () => void;
}

const WithReference = z.object({ reference: ShortText });

/** For money that an admin sent by hand: it is never said to be sent without saying how it is found again. */
export function ReferenceDialog({ title, description, label, needed, confirm, onConfirm, onClose }: Props) {
  const t = useText(adminText);
  const id = useId();
  const form = useSchemaForm(WithReference, { reference: '' });

  async function send({ reference }: { reference: string }) {
    await onConfirm(reference);
    onClose();
  }

  return (
    <Dialog
      open
      onClose={onClose}
      title={title}
      description={description}
      place="sheet"
      actions={<><Button variant="outline" onClick={onClose}>{t('goBack')}</Button><Button type="submit" form={id} busy={form.isBusy}>{confirm}</Button></>}
    >
      <form id={id} {...form.props(send)} className="grid gap-3">
        <TextField {...form.register('reference')} label={label} maxLength={200} autoComplete="off" error={form.errorOf('reference') && needed} />
        {form.refusal && <Note tone="error">{form.refusal}</Note>}
      </form>
    </Dialog>
  );
}
