import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import * as z from 'zod/mini';
import { phoneCalls } from '#contracts/calls/account-phone.ts';
import { Name } from '#contracts/fields.ts';
import { isCallError } from '../../../api/call-error.ts';
import { Mobile } from '../../../forms/form-fields.ts';
import { forgetDraft, storedDraft, useStoredDraft } from '../../../forms/use-form-draft.ts';
import { useSchemaForm } from '../../../forms/use-schema-form.ts';
import { useLanguage, useText } from '../../../i18n/use-text.ts';
import { formatPhone } from '../../../ui/forms/phone-text.ts';
import { Button } from '../../../ui/pressing/Button.tsx';
import { Note } from '../../../ui/showing/Note.tsx';
import { useRegisterMutation } from '../api.ts';
import { NameFields } from '../parts/NameFields.tsx';
import { VisitorCodeField } from '../parts/VisitorCodeField.tsx';
import { useFirstCode } from '../use-visitor-code.ts';
import { useLoginByPhoneMutation } from './api.ts';
import { NumberField } from './NumberField.tsx';
import { phoneText } from './phone.text.ts';

const DRAFT = 'suki.phoneSignupDraft';
/** What the sign-in hands over where a number had no account. */
const Brought = z.object({ phone: z.string(), code: z.string() });
const Asking = z.object({ firstName: Name, lastName: Name, phone: Mobile, phoneCode: z.string() });
const Proving = z.extend(Asking, { phoneCode: phoneCalls.loginByPhone.body.shape.code });
const places = { wrong_code: 'phoneCode', code_used_up: 'phoneCode' } as const;
const nothing = { firstName: '', lastName: '', phone: '', phoneCode: '' };

/** The number that the sign-in brought along, with the code that proved it. */
export function useBroughtNumber(): z.infer<typeof Brought> | null {
  const brought = Brought.safeParse(useLocation().state);
  return brought.success ? brought.data : null;
}

/** An account by name, mobile number and the code that goes there: no email, no password. */
export function PhoneSignup({ userType }: { userType: 'client' | 'worker' }) {
  const t = useText(phoneText);
  const [language] = useLanguage();
  const brought = useBroughtNumber();
  const textCode = useFirstCode('phone');
  const [register] = useRegisterMutation();
  const [sentTo, setSentTo] = useState(brought?.phone ?? null);
  const [taken, setTaken] = useState<{ phone: string; code: string } | null>(null);
  const form = useSchemaForm(
    sentTo === null ? Asking : Proving,
    {
      ...nothing,
      ...storedDraft<z.input<typeof Asking>>(DRAFT),
      phoneCode: '',
      ...(brought && { phone: brought.phone, phoneCode: brought.code }),
    },
    places,
  );
  useStoredDraft(DRAFT, form.control);

  async function send(values: z.output<typeof Proving>) {
    setTaken(null);
    if (sentTo !== values.phone) {
      await textCode(values.phone);
      return setSentTo(values.phone);
    }
    try {
      await register({ body: { ...values, userType, language } }).unwrap();
      forgetDraft(DRAFT);
    } catch (error) {
      if (!isCallError(error) || error.code !== 'phone_taken') throw error;
      setTaken({ phone: values.phone, code: values.phoneCode });
    }
  }

  return (
    <form {...form.props(send)} className="grid gap-5">
      {form.refusal && <Note tone="error">{form.refusal}</Note>}
      {taken && <HasAccount {...taken} />}
      <NameFields register={form.register} errorOf={form.errorOf} />
      <NumberField
        control={form.control}
        name="phone"
        error={form.errorOf('phone')}
        onOther={() => {
          setSentTo(null);
          setTaken(null);
        }}
      />
      {sentTo !== null && (
        <VisitorCodeField
          key={sentTo}
          kind="phone"
          address={sentTo}
          field={form.register('phoneCode')}
          error={form.errorOf('phoneCode')}
          onRenewed={() => form.setValue('phoneCode', '')}
        />
      )}
      <Button type="submit" wide busy={form.isBusy}>
        {t(sentTo === null ? 'textMe' : 'createAccount')}
      </Button>
    </form>
  );
}

/** The code has proven that the number is theirs: it takes them in, too. */
function HasAccount(body: { phone: string; code: string }) {
  const t = useText(phoneText);
  const [login, { isLoading }] = useLoginByPhoneMutation();
  return (
    <Note tone="info">
      <p>{t('taken', { phone: formatPhone(body.phone) })}</p>
      <Button size={44} busy={isLoading} className="mt-3" onClick={() => void login({ body })}>
        {t('logInWithIt')}
      </Button>
    </Note>
  );
}
