import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useForm } from 'react-hook-form';
import * as z from 'zod/mini';
import { Reason } from '#contracts/fields.ts';
import { errorText } from '../../app/error-text.ts';
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
  const { register, handleSubmit, setError, formState: { errors, isSubmitting } } = useForm({ resolver: standardSchemaResolver(WithReason), defaultValues: { reason: '' } });

  const submit = handleSubmit(async ({ reason }) => {
    try {
      await onConfirm(reason);
      onClose();
    } catch (error) {
      setError('root', { message: errorText(error) });
    }
  });

  return (
    <Dialog
      open
      onClose={onClose}
      title={title}
      description={description}
      place="sheet"
      actions={<><Button variant="outline" onClick={onClose}>{t('cancel')}</Button><Button variant="danger" busy={isSubmitting} onClick={() => submit()}>{confirm}</Button></>}
    >
      <form onSubmit={submit} noValidate>
        <TextArea label={t('reason')} hint={t('reasonHint')} maxLength={500} error={errors.reason && t('reasonNeeded')} {...register('reason')} />
        {errors.root?.message && <Note tone="error" className="mt-3">{errors.root.message}</Note>}
      </form>
    </Dialog>
  );
}
