import * as z from 'zod/mini';
import { ShortText } from '#contracts/fields.ts';
import { FormDialog } from '../../forms/FormDialog.tsx';
import { useSchemaForm } from '../../forms/use-schema-form.ts';
import { useText } from '../../i18n/use-text.ts';
import { TextField } from '../../ui/forms/TextField.tsx';
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
  const form = useSchemaForm(WithReference, { reference: '' });

  return (
    <FormDialog
      {...{ title, description, form, confirm, onClose }}
      back={t('goBack')}
      onSend={({ reference }) => onConfirm(reference)}
    >
      <TextField
        {...form.register('reference')}
        label={label}
        maxLength={200}
        autoComplete="off"
        error={form.errorOf('reference') && needed}
      />
    </FormDialog>
  );
}
