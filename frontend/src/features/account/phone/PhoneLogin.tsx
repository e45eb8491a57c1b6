import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import * as z from 'zod/mini';
import { phoneCalls } from '#contracts/calls/account-phone.ts';
import { isCallError } from '../../../api/call-error.ts';
import { Mobile } from '../../../forms/form-fields.ts';
import { useSchemaForm } from '../../../forms/use-schema-form.ts';
import { useText } from '../../../i18n/use-text.ts';
import { formatPhone } from '../../../ui/forms/phone-text.ts';
import { Button } from '../../../ui/pressing/Button.tsx';
import { ButtonLink } from '../../../ui/pressing/ButtonLink.tsx';
import { Note } from '../../../ui/showing/Note.tsx';
import { VisitorCodeField } from '../parts/VisitorCodeField.tsx';
import { submitWhole } from '../submit-whole.ts';
import { useFirstCode } from '../use-visitor-code.ts';
import { useLoginByPhoneMutation } from './api.ts';
import { NumberField } from './NumberField.tsx';
import { phoneText } from './phone.text.ts';

const { code: Code } = phoneCalls.loginByPhone.body.shape;
const Asking = z.object({ phone: Mobile, code: z.string() });
const Proving = z.object({ phone: Mobile, code: Code });
const places = { wrong_code: 'code', code_used_up: 'code' } as const;

/** In with a mobile number and a code. A number without an account can be taken along to the sign-up, with its code. */
export function PhoneLogin() {
  const t = useText(phoneText);
  const textCode = useFirstCode('phone');
  const [login] = useLoginByPhoneMutation();
  const [sentTo, setSentTo] = useState<string | null>(null);
  const [stranger, setStranger] = useState<{ phone: string; code: string } | null>(null);
  const form = useSchemaForm(sentTo === null ? Asking : Proving, { phone: '', code: '' }, places);

  async function send(body: z.output<typeof Proving>) {
    setStranger(null);
    if (sentTo !== body.phone) {
      await textCode(body.phone);
      return setSentTo(body.phone);
    }
    try {
      await login({ body }).unwrap();
    } catch (error) {
      if (!isCallError(error) || error.code !== 'no_account') throw error;
      setStranger(body);
    }
  }

  function startAnew() {
    setStranger(null);
    setSentTo(null);
    form.reset();
  }

  if (stranger) return <NoAccount {...stranger} onOther={startAnew} />;
  return (
    <form {...form.props(send)} className="grid gap-5">
      {form.refusal && <Note tone="error">{form.refusal}</Note>}
      <NumberField control={form.control} name="phone" error={form.errorOf('phone')} onOther={() => setSentTo(null)} />
      {sentTo !== null && (
        <VisitorCodeField
          key={sentTo}
          kind="phone"
          address={sentTo}
          field={form.register('code', { onChange: ({ target }: { target: HTMLInputElement }) => submitWhole(target) })}
          error={form.errorOf('code')}
          onRenewed={() => form.setValue('code', '')}
        />
      )}
      <Button type="submit" wide busy={form.isBusy}>
        {t(sentTo === null ? 'textMe' : 'logIn')}
      </Button>
    </form>
  );
}

function NoAccount({ phone, code, onOther }: { phone: string; code: string; onOther: () => void }) {
  const t = useText(phoneText);
  const { state } = useLocation();
  return (
    <div className="grid gap-4">
      <Note tone="info">{t('noAccount', { phone: formatPhone(phone) })}</Note>
      <ButtonLink to="/signup" state={{ ...state, phone, code }} wide>
        {t('createWithIt')}
      </ButtonLink>
      <Button variant="quiet" size={44} onClick={onOther}>
        {t('otherNumber')}
      </Button>
    </div>
  );
}
