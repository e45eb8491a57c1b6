import { Controller } from 'react-hook-form';
import { Link, useLocation, useSearchParams } from 'react-router-dom';
import * as z from 'zod/mini';
import { accountCalls } from '#contracts/calls/account.ts';
import { OptionalMobile } from '../../../forms/form-fields.ts';
import { forgetDraft, storedDraft, useStoredDraft } from '../../../forms/use-form-draft.ts';
import { useSchemaForm } from '../../../forms/use-schema-form.ts';
import { RichText } from '../../../i18n/RichText.tsx';
import { useLanguage, useText } from '../../../i18n/use-text.ts';
import { Button } from '../../../ui/pressing/Button.tsx';
import { Note } from '../../../ui/showing/Note.tsx';
import { PasswordField } from '../../../ui/forms/PasswordField.tsx';
import { PhoneField } from '../../../ui/forms/PhoneField.tsx';
import { TextField } from '../../../ui/forms/TextField.tsx';
import { TextLink } from '../../../ui/pressing/TextLink.tsx';
import { accountText } from '../account.text.ts';
import { useRegisterMutation } from '../api.ts';
import { CloudSignIn } from '../cloud/CloudSignIn.tsx';
import { AuthFrame } from '../parts/AuthFrame.tsx';

const { firstName, lastName, email, password } = accountCalls.register.body.shape;
const Signup = z.object({ firstName, lastName, email, phone: OptionalMobile, password });
const DRAFT = 'suki.signupDraft';
const nothing = { firstName: '', lastName: '', email: '', phone: '', password: '' };

/** /signup, as a client unless the address says `?as=worker`. */
export function SignupScreen() {
  const t = useText(accountText);
  const { state } = useLocation();
  const [query] = useSearchParams();
  const isWorker = query.get('as') === 'worker';
  return (
    <AuthFrame
      title={t(isWorker ? 'signUpTitleWorker' : 'signUpTitleClient')}
      intro={
        <>
          {t(isWorker ? 'signUpAsWorker' : 'signUpAsClient')}{' '}
          <TextLink to="/choose-user" state={state} className="min-h-11 underline underline-offset-4">
            {t('signUpOther')}
          </TextLink>
        </>
      }
    >
      <SignupForm userType={isWorker ? 'worker' : 'client'} />
      <CloudSignIn userType={isWorker ? 'worker' : 'client'} />
      <p className="mt-6 text-center">
        {t('haveAccount')}{' '}
        <TextLink to="/login" state={state}>
          {t('logIn')}
        </TextLink>
      </p>
    </AuthFrame>
  );
}

function SignupForm({ userType }: { userType: 'client' | 'worker' }) {
  const t = useText(accountText);
  const [language] = useLanguage();
  const [register] = useRegisterMutation();
  const form = useSchemaForm(
    Signup,
    { ...nothing, ...storedDraft<z.input<typeof Signup>>(DRAFT) },
    { email_taken: 'email', common_password: 'password' },
  );
  useStoredDraft(DRAFT, form.control);

  async function signUp(values: z.output<typeof Signup>) {
    await register({ body: { ...values, userType, language } }).unwrap();
    forgetDraft(DRAFT);
  }

  return (
    <form {...form.props(signUp)} className="grid gap-5">
      {form.refusal && <Note tone="error">{form.refusal}</Note>}
      <div className="grid grid-cols-2 items-start gap-3">
        <TextField
          {...form.register('firstName')}
          label={t('firstName')}
          autoComplete="given-name"
          error={form.errorOf('firstName')}
        />
        <TextField
          {...form.register('lastName')}
          label={t('lastName')}
          autoComplete="family-name"
          error={form.errorOf('lastName')}
        />
      </div>
      <TextField
        {...form.register('email')}
        type="email"
        label={t('email')}
        hint={t('emailHint')}
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        error={form.errorOf('email')}
      />
      <Controller
        control={form.control}
        name="phone"
        render={({ field: { name, value, onChange, onBlur } }) => (
          <PhoneField
            {...{ name, value, onChange, onBlur }}
            label={t('phoneOptional')}
            hint={t('phoneHint')}
            error={form.errorOf('phone')}
          />
        )}
      />
      <PasswordField
        {...form.register('password')}
        label={t('password')}
        hint={t('passwordHint')}
        autoComplete="new-password"
        error={form.errorOf('password')}
      />
      <Button type="submit" wide busy={form.isBusy}>
        {t('createAccount')}
      </Button>
      <p className="text-13 text-muted">
        <RichText
          of={accountText}
          id="agree"
          parts={{
            terms: <Link to="/terms" className="underline underline-offset-4" />,
            privacy: <Link to="/privacy" className="underline underline-offset-4" />,
          }}
        />
      </p>
    </form>
  );
}
