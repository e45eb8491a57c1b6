import { useNavigate } from 'react-router-dom';
import * as z from 'zod/mini';
import { isTypedCode } from '#contracts/account/typed-code.ts';
import { passwordCalls } from '#contracts/calls/account-passwords.ts';
import { Typed } from '#contracts/fields.ts';
import { FormPhoneField } from '../../../forms/FormPhoneField.tsx';
import { useSchemaForm } from '../../../forms/use-schema-form.ts';
import { useText } from '../../../i18n/use-text.ts';
import { TextField } from '../../../ui/forms/TextField.tsx';
import { Button } from '../../../ui/pressing/Button.tsx';
import { Note } from '../../../ui/showing/Note.tsx';
import { useTryResetCodeMutation } from './api.ts';
import { passwordsEn } from './passwords.en.ts';

const { phone: Number, code: SixDigits } = passwordCalls.tryResetCode.body.shape;
/** Six digits, or the longer code that undoes a change of the number. */
const Code = z.union([Typed.check(z.refine(isTypedCode)), SixDigits]);
const Body = z.object({ phone: Number, code: Code });

/** A code from a text, exchanged for the link that a mail would have. `phone`: empty if it is not known yet. */
export function TextedResetCode({ phone }: { phone: string }) {
  const t = useText(passwordsEn);
  const navigate = useNavigate();
  const [tryCode] = useTryResetCodeMutation();
  const form = useSchemaForm(Body, { phone, code: '' }, { wrong_code: 'code', code_used_up: 'code' });

  async function send(body: z.output<typeof Body>) {
    if (isTypedCode(body.code)) return navigate('/undo-change', { state: { token: body.code } });
    const { token } = await tryCode({ body }).unwrap();
    return navigate('/reset-password', { state: { token } });
  }

  return (
    <form {...form.props(send)} className="grid gap-5">
      {form.refusal && <Note tone="error">{form.refusal}</Note>}
      {phone === '' && (
        <FormPhoneField control={form.control} name="phone" error={form.errorOf('phone')} label={t('phone')} />
      )}
      <TextField
        {...form.register('code')}
        label={t('code')}
        autoComplete="one-time-code"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={20}
        error={form.errorOf('code')}
      />
      <Button type="submit" wide busy={form.isBusy}>
        {t('next')}
      </Button>
    </form>
  );
}
