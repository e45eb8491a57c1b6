import { useState } from 'react';
import { Controller } from 'react-hook-form';
import { Link, useLocation, useSearchParams } from 'react-router-dom';
import * as z from 'zod/mini';
import { Email, Name, Password } from '#contracts/fields.ts';
import { wantedPath } from '../../../browser/wanted-path.ts';
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
import { SegmentedControl } from '../../../ui/pressing/SegmentedControl.tsx';
import { TextLink } from '../../../ui/pressing/TextLink.tsx';
import { accountText } from '../account.text.ts';
import { useRegisterMutation } from '../api.ts';
import { CloudSignIn } from '../cloud/CloudSignIn.tsx';
import { AuthFrame } from '../parts/AuthFrame.tsx';
import { NameFields } from '../parts/NameFields.tsx';
import { phoneText } from '../phone/phone.text.ts';
import { PhoneSignup, useBroughtNumber } from '../phone/PhoneSignup.tsx';

const Signup = z.object({ firstName: Name, lastName: Name, email: Email, phone: OptionalMobile, password: Password });
const DRAFT = 'suki.signupDraft';
/** Where workers say what they do, before and after they have an account. */
const REGISTRATION = '/worker-registration';
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
      intro={isWorker && wantedPath(state) === REGISTRATION ? <StepTwo /> : <As isWorker={isWorker} />}
    >
      <Ways userType={isWorker ? 'worker' : 'client'} />
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

/** Of who has said already what they do as a worker. */
function StepTwo() {
  const t = useText(accountText);
  const { state } = useLocation();
  return (
    <>
      {t('signUpStep')}{' '}
      <TextLink to={REGISTRATION} state={state} className="min-h-11 underline underline-offset-4">
        {t('signUpBack')}
      </TextLink>
    </>
  );
}

function As({ isWorker }: { isWorker: boolean }) {
  const t = useText(accountText);
  const { state } = useLocation();
  return (
    <>
      {t(isWorker ? 'signUpAsWorker' : 'signUpAsClient')}{' '}
      <TextLink to="/choose-user" state={state} className="min-h-11 underline underline-offset-4">
        {t('signUpOther')}
      </TextLink>
    </>
  );
}

type Way = 'email' | 'phone';

/** By email and password, or by a mobile number alone. */
function Ways({ userType }: { userType: 'client' | 'worker' }) {
  const t = useText(phoneText);
  const brought = useBroughtNumber();
  const [way, setWay] = useState<Way>(brought ? 'phone' : 'email');
  return (
    <>
      <SegmentedControl
        label={t('howToJoin')}
        wide
        className="mb-5"
        options={[
          { value: 'email', label: t('byEmail') },
          { value: 'phone', label: t('byPhone') },
        ]}
        value={way}
        onChange={setWay}
      />
      {way === 'email' ? <SignupForm userType={userType} /> : <PhoneSignup userType={userType} />}
      <Agreement />
    </>
  );
}

function Agreement() {
  return (
    <p className="mt-5 text-13 text-muted">
      <RichText
        of={accountText}
        id="agree"
        parts={{
          terms: <Link to="/terms" className="underline underline-offset-4" />,
          privacy: <Link to="/privacy" className="underline underline-offset-4" />,
        }}
      />
    </p>
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
      <NameFields register={form.register} errorOf={form.errorOf} />
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
    </form>
  );
}
