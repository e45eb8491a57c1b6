import * as z from 'zod/mini';
import { platformCalls } from '#contracts/calls/platform.ts';
import { Reason } from '#contracts/fields.ts';
import { FormDialog } from '../../../forms/FormDialog.tsx';
import { useSchemaForm } from '../../../forms/use-schema-form.ts';
import { useText } from '../../../i18n/use-text.ts';
import { PasswordField } from '../../../ui/forms/PasswordField.tsx';
import { TextArea } from '../../../ui/forms/TextArea.tsx';
import { TextField } from '../../../ui/forms/TextField.tsx';
import { showToast } from '../../../ui/over-the-page/toast.ts';
import { adminEn } from '../admin.en.ts';
import { useResetSystemMutation } from './api.ts';
import { resetEn } from './reset.en.ts';

/** The form requires a reason; the endpoint does not. */
const ResetForm = z.extend(platformCalls.resetSystem.body, {
  confirm: z.string().check(z.regex(/^RESET$/)),
  reason: Reason,
});

/** Requests a platform reset from another owner: reason, confirmation word and password. */
export function ResetDialog({ onClose }: { onClose: () => void }) {
  const t = useText(resetEn);
  const admin = useText(adminEn);
  const [send] = useResetSystemMutation();
  const form = useSchemaForm(ResetForm, { reason: '', confirm: '', password: '' }, { wrong_password: 'password' });

  async function ask({ reason, password }: z.infer<typeof ResetForm>) {
    await send({ body: { confirm: 'RESET', reason, password } }).unwrap();
    showToast(t('asked'), { variant: 'success' });
  }

  return (
    <FormDialog
      title={t('askTitle')}
      description={t('askText')}
      form={form}
      danger
      confirm={t('ask')}
      back={admin('goBack')}
      onSend={ask}
      onClose={onClose}
    >
      <TextArea
        {...form.register('reason')}
        label={admin('reason')}
        hint={t('reasonHint')}
        maxLength={500}
        error={form.errorOf('reason') && admin('reasonNeeded')}
      />
      <TextField
        {...form.register('confirm')}
        label={t('word')}
        autoComplete="off"
        autoCapitalize="characters"
        error={form.errorOf('confirm') && t('wordNeeded')}
      />
      <PasswordField
        {...form.register('password')}
        label={t('password')}
        autoComplete="current-password"
        error={form.errorOf('password')}
      />
    </FormDialog>
  );
}
