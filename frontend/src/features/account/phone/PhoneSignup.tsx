import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import * as z from 'zod/mini';
import { phoneCalls } from '#contracts/calls/account.ts';
import { Name } from '#contracts/fields.ts';
import { isCallError } from '../../../api/call-error.ts';
import { Mobile } from '../../../forms/form-fields.ts';
import { forgetDraft, storedDraft, useStoredDraft } from '../../../forms/use-form-draft.ts';
import { codeRefusals } from '../../../forms/code-refusals.ts';
import { useSchemaForm } from '../../../forms/use-schema-form.ts';
import { useLanguage, useText } from '../../../i18n/use-text.ts';
import { formatPhone } from '../../../ui/forms/phone-text.ts';
import { Button } from '../../../ui/pressing/Button.tsx';
import { Note } from '../../../ui/showing/Note.tsx';
import { useRegisterMutation } from '../api.ts';
import { NameFields } from '../parts/NameFields.tsx';
import { useLoginByPhoneMutation } from './api.ts';
import { NumberField } from './NumberField.tsx';
import { phoneEn } from './phone.en.ts';
import { TextedCode } from './TextedCode.tsx';
import { usePhoneCodeForm } from './use-phone-code-form.ts';

export const PHONE_DRAFT = 'suki.phoneSignupDraft';
/** Passed on by the sign-in for a number without an account. */
const Brought = z.object({ phone: z.string(), code: z.string() });
const Asking = z.object({ firstName: Name, lastName: Name, phone: Mobile, phoneCode: z.string() });
const Proving = z.extend(Asking, { phoneCode: phoneCalls.loginByPhone.body.shape.code });
const places = codeRefusals('phoneCode');
const nothing = { firstName: '', lastName: '', phone: '', phoneCode: '' };

/** Number and proven code from the sign-in; null without them. */
export function usePrefilledNumber(): z.infer<typeof Brought> | null {
  const brought = Brought.safeParse(useLocation().state);
  return brought.success ? brought.data : null;
}

/** Creates an account by name, mobile number and code, without email or password. */
export function PhoneSignup({ userType }: { userType: 'client' | 'worker' }) {
  const t = useText(phoneEn);
  const [language] = useLanguage();
  const brought = usePrefilledNumber();
  const [register] = useRegisterMutation();
  const number = usePhoneCodeForm(brought?.phone);
  const [taken, setTaken] = useState<{ phone: string; code: string } | null>(null);
  const form = useSchemaForm(
    number.sentTo === null ? Asking : Proving,
    {
      ...nothing,
      ...storedDraft<z.input<typeof Asking>>(PHONE_DRAFT),
      phoneCode: '',
      ...(brought && { phone: brought.phone, phoneCode: brought.code }),
    },
    places,
  );
  useStoredDraft(PHONE_DRAFT, form.control);

  async function createAccount(values: z.output<typeof Proving>) {
    setTaken(null);
    try {
      await register({ body: { ...values, userType, language } }).unwrap();
      forgetDraft(PHONE_DRAFT);
    } catch (error) {
      if (!isCallError(error) || error.code !== 'phone_taken') throw error;
      setTaken({ phone: values.phone, code: values.phoneCode });
    }
  }

  return (
    <form {...form.props((values) => number.press(values.phone, () => createAccount(values)))} className="grid gap-5">
      {form.refusal && <Note tone="error">{form.refusal}</Note>}
      {taken && <HasAccount {...taken} />}
      <NameFields register={form.register} errorOf={form.errorOf} />
      <NumberField
        control={form.control}
        name="phone"
        error={form.errorOf('phone')}
        onOther={() => {
          number.forget();
          setTaken(null);
        }}
      />
      <TextedCode
        sentTo={number.sentTo}
        field={form.register('phoneCode')}
        error={form.errorOf('phoneCode')}
        onRenewed={() => form.setValue('phoneCode', '')}
        busy={form.isBusy}
        action={t('createAccount')}
      />
    </form>
  );
}

/** The code has proven ownership of the number and also signs in. */
function HasAccount(body: { phone: string; code: string }) {
  const t = useText(phoneEn);
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
