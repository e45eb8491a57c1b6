import { useId } from 'react';
import * as z from 'zod/mini';
import { Reason } from '#contracts/fields.ts';
import { useSchemaForm } from '../../app/use-schema-form.ts';
import { useText } from '../../i18n/use-text.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { Note } from '../../ui/Note.tsx';
import { TextArea } from '../../ui/TextArea.tsx';
import { adminText } from './admin.text.ts';

interface Props {
  title: string;
  description: string;
  /** The button that does it: "Suspend". */
  confirm: string;
  /** Rejects with what went wrong; the dialog stays and says it. */
  onConfirm: (reason: string) => Promise<unknown>;
  onClose: () => void;
}

const WithReason = z.object({ reason: Reason });

/** For what an admin does to others: it is never done without saying why. */
export function ReasonDialog({ title, description, confirm, onConfirm, onClose }: Props) {
  const t = useText(adminText);
  const id = useId();
  const form = useSchemaForm(WithReason, { reason: '' });

  async function send({ reason }: { reason: string }) {
    await onConfirm(reason);
    onClose();
  }

  return (
    <Dialog
      open
      onClose={onClose}
      title={title}
      description={description}
      place="sheet"
      actions={<><Button variant="outline" onClick={onClose}>{t('goBack')}</Button><Button type="submit" form={id} variant="danger" busy={form.isBusy}>{confirm}</Button></>}
    >
      <form id={id} {...form.props(send)} className="grid gap-3">
        <TextArea {...form.register('reason')} label={t('reason')} hint={t('reasonHint')} maxLength={500} error={form.errorOf('reason') && t('reasonNeeded')} />
        {form.refusal && <Note tone="error">{form.refusal}</Note>}
      </form>
    </Dialog>
  );
}
