import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import * as z from 'zod/mini';
import { Email, Name, Password, SixDigits } from '#contracts/fields.ts';
import { FormPhoneField } from '../../../forms/FormPhoneField.tsx';
import { EmailField } from '../../../ui/forms/EmailField.tsx';
import { isCallError } from '../../../api/call-error.ts';
import { OptionalMobile } from '../../../forms/form-fields.ts';
import { forgetDraft, storedDraft, useStoredDraft } from '../../../forms/use-form-draft.ts';
import { codeRefusals } from '../../../forms/code-refusals.ts';
import { useSchemaForm } from '../../../forms/use-schema-form.ts';
import { useLanguage, useText } from '../../../i18n/use-text.ts';
import { PasswordField } from '../../../ui/forms/PasswordField.tsx';
import { Button } from '../../../ui/pressing/Button.tsx';
import { ButtonLink } from '../../../ui/pressing/ButtonLink.tsx';
import { TextLink } from '../../../ui/pressing/TextLink.tsx';
import { Note } from '../../../ui/showing/Note.tsx';
import { accountEn } from '../account.en.ts';
import { useRegisterMutation } from '../api.ts';
import { submitCompleteCode } from '../submit-complete-code.ts';
import { useCodeTries } from '../use-code-tries.ts';
import { useFirstCode } from '../use-visitor-code.ts';
import { NameFields } from './NameFields.tsx';
import { VisitorCodeField } from './VisitorCodeField.tsx';

const Asking = z.object({
  firstName: Name,
  lastName: Name,
  email: Email,
  phone: OptionalMobile,
  password: Password,
  emailCode: z.string(),
});
const Proving = z.extend(Asking, { emailCode: SixDigits });
export const EMAIL_DRAFT = 'suki.signupDraft';
const nothing = { firstName: '', lastName: '', email: '', phone: '', password: '' };
const places = { common_password: 'password', ...codeRefusals('emailCode') } as const;

/**
 * Creates an account by email and password after a code. Only the mailbox's owner learns whether the email has an
 * account.
 */
export function EmailSignup({ userType }: { userType: 'client' | 'worker' }) {
  const t = useText(accountEn);
  const [language] = useLanguage();
  const mailCode = useFirstCode('email');
  const tries = useCodeTries();
  const [register] = useRegisterMutation();
  const [sentTo, setSentTo] = useState<string | null>(null);
  const [taken, setTaken] = useState<string | null>(null);
  const form = useSchemaForm(
    sentTo === null ? Asking : Proving,
    { ...nothing, ...storedDraft<z.input<typeof Asking>>(EMAIL_DRAFT), emailCode: '' },
    places,
  );
  useStoredDraft(EMAIL_DRAFT, form.control);

  async function send(values: z.output<typeof Proving>) {
    setTaken(null);
    if (sentTo !== values.email) {
      await mailCode(values.email);
      return setSentTo(values.email);
    }
    try {
      await tries.attempt(values.emailCode, () => register({ body: { ...values, userType, language } }).unwrap());
      forgetDraft(EMAIL_DRAFT);
    } catch (error) {
      if (!isCallError(error) || error.code !== 'email_taken') throw error;
      setTaken(values.email);
    }
  }

  function startAnew() {
    tries.startAnew();
    form.setValue('emailCode', '');
  }

  function chooseOther() {
    setSentTo(null);
    setTaken(null);
    startAnew();
  }

  return (
    <form {...form.props(send)} className="grid gap-5">
      {form.refusal && <Note tone="error">{form.refusal}</Note>}
      {taken !== null && <HasAccount email={taken} />}
      <NameFields register={form.register} errorOf={form.errorOf} />
      <EmailField
        {...form.register('email', { onChange: chooseOther })}
        label={t('email')}
        hint={t('emailHint')}
        error={form.errorOf('email')}
      />
      <FormPhoneField
        control={form.control}
        name="phone"
        label={t('phoneOptional')}
        hint={t('phoneHint')}
        error={form.errorOf('phone')}
      />
      <PasswordField
        {...form.register('password')}
        label={t('password')}
        hint={t('passwordHint')}
        autoComplete="new-password"
        error={form.errorOf('password')}
      />
      {sentTo !== null && (
        <VisitorCodeField
          key={sentTo}
          kind="email"
          address={sentTo}
          field={form.register('emailCode', {
            onChange: ({ target }: { target: HTMLInputElement }) => submitCompleteCode(target),
          })}
          error={form.errorOf('emailCode')}
          onRenewed={startAnew}
        />
      )}
      <Button type="submit" wide busy={form.isBusy}>
        {t(sentTo === null ? 'mailMe' : 'createAccount')}
      </Button>
    </form>
  );
}

/** The code has proven ownership of the email. */
function HasAccount({ email }: { email: string }) {
  const t = useText(accountEn);
  const { state } = useLocation();
  return (
    <Note tone="info">
      <p className="break-words">{t('emailTaken', { email })}</p>
      <div className="mt-3 flex flex-wrap items-center gap-x-5 gap-y-2">
        <ButtonLink to="/login" state={state} size={44}>
          {t('logIn')}
        </ButtonLink>
        <TextLink to="/forgot-password" state={state}>
          {t('forgot')}
        </TextLink>
      </div>
    </Note>
  );
}
