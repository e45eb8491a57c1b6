import * as z from 'zod/mini';
import { ShortText } from '#contracts/fields.ts';
import { FormDialog } from '../../forms/FormDialog.tsx';
import { useSchemaForm } from '../../forms/use-schema-form.ts';
import { useText } from '../../i18n/use-text.ts';
import { TextField } from '../../ui/forms/TextField.tsx';
import { adminEn } from './admin.en.ts';

interface Props {
  title: string;
  description: string;
  label: string;
  /** Validation message for an empty reference. */
  needed: string;
  confirm: string;
  /** Rejects with the error. The dialog stays open and shows it. */
  onConfirm: (reference: string) => Promise<unknown>;
  onClose: () => void;
}

const WithReference = z.object({ reference: ShortText });

/** For money that an admin sent by hand: the reference that traces it is required. */
export function ReferenceDialog({ title, description, label, needed, confirm, onConfirm, onClose }: Props) {
  const t = useText(adminEn);
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
