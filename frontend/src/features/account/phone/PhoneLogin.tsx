import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import * as z from 'zod/mini';
import { phoneCalls } from '#contracts/calls/account.ts';
import { isCallError } from '../../../api/call-error.ts';
import { Mobile } from '../../../forms/form-fields.ts';
import { codeRefusals } from '../../../forms/code-refusals.ts';
import { useSchemaForm } from '../../../forms/use-schema-form.ts';
import { useText } from '../../../i18n/use-text.ts';
import { formatPhone } from '../../../ui/forms/phone-text.ts';
import { Button } from '../../../ui/pressing/Button.tsx';
import { ButtonLink } from '../../../ui/pressing/ButtonLink.tsx';
import { Note } from '../../../ui/showing/Note.tsx';
import { submitCompleteCode } from '../submit-complete-code.ts';
import { useLoginByPhoneMutation } from './api.ts';
import { NumberField } from './NumberField.tsx';
import { phoneEn } from './phone.en.ts';
import { TextedCode } from './TextedCode.tsx';
import { usePhoneCodeForm } from './use-phone-code-form.ts';

const { code: Code } = phoneCalls.loginByPhone.body.shape;
const Asking = z.object({ phone: Mobile, code: z.string() });
const Proving = z.object({ phone: Mobile, code: Code });
const places = codeRefusals('code');

/** A number whose code does not sign anyone in. */
type Stranger = { phone: string; code: string; why: 'no_account' | 'second_proof_needed' };

/** Signs in with a mobile number and a code. A number without an account continues to the sign-up with its code. */
export function PhoneLogin() {
  const t = useText(phoneEn);
  const [login] = useLoginByPhoneMutation();
  const number = usePhoneCodeForm();
  const [stranger, setStranger] = useState<Stranger | null>(null);
  const form = useSchemaForm(number.sentTo === null ? Asking : Proving, { phone: '', code: '' }, places);

  async function logIn(body: z.output<typeof Proving>) {
    try {
      await login({ body }).unwrap();
    } catch (error) {
      if (!isCallError(error)) throw error;
      if (error.code !== 'no_account' && error.code !== 'second_proof_needed') throw error;
      setStranger({ ...body, why: error.code });
    }
  }

  function startAnew() {
    setStranger(null);
    number.forget();
    form.reset();
  }

  if (stranger) return <NoAccount {...stranger} onOther={startAnew} />;
  return (
    <form {...form.props((body) => number.press(body.phone, () => logIn(body)))} className="grid gap-5">
      {form.refusal && <Note tone="error">{form.refusal}</Note>}
      <NumberField control={form.control} name="phone" error={form.errorOf('phone')} onOther={number.forget} />
      <TextedCode
        sentTo={number.sentTo}
        field={form.register('code', {
          onChange: ({ target }: { target: HTMLInputElement }) => submitCompleteCode(target),
        })}
        error={form.errorOf('code')}
        onRenewed={() => form.setValue('code', '')}
        busy={form.isBusy}
        action={t('logIn')}
      />
    </form>
  );
}

function NoAccount({ phone, code, why, onOther }: Stranger & { onOther: () => void }) {
  const t = useText(phoneEn);
  const { state } = useLocation();
  return (
    <div className="grid gap-4">
      <Note tone="info">{t(why === 'no_account' ? 'noAccount' : 'textNotEnough', { phone: formatPhone(phone) })}</Note>
      <ButtonLink to="/signup" state={{ ...state, phone, code }} wide>
        {t('createWithIt')}
      </ButtonLink>
      <Button variant="quiet" size={44} onClick={onOther}>
        {t('otherNumber')}
      </Button>
    </div>
  );
}
