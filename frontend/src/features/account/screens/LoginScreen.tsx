import { KeyRound, MessageSquareText } from 'lucide-react';
import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import * as z from 'zod/mini';
import { accountCalls } from '#contracts/calls/account.ts';
import { formatLongDay } from '#contracts/manila-format.ts';
import { readSessionEnd } from '../../../browser/storage.ts';
import { useTexts } from '../../../api/use-settings.ts';
import { useAppDispatch } from '../../../api/app-dispatch.ts';
import { useSchemaForm } from '../../../forms/use-schema-form.ts';
import { useLocale, useText } from '../../../i18n/use-text.ts';
import { Button } from '../../../ui/pressing/Button.tsx';
import { Note } from '../../../ui/showing/Note.tsx';
import { PasswordField } from '../../../ui/forms/PasswordField.tsx';
import { TextField } from '../../../ui/forms/TextField.tsx';
import { TextLink } from '../../../ui/pressing/TextLink.tsx';
import { guestRequested } from '../../../domain/session/slice.ts';
import { accountEn } from '../account.en.ts';
import { useLoginMutation } from '../api.ts';
import { CloudSignIn } from '../cloud/CloudSignIn.tsx';
import { PasskeySignIn } from '../passkeys/PasskeySignIn.tsx';
import { usePasskeyAutofill } from '../passkeys/use-passkey-autofill.ts';
import { AuthFrame } from '../parts/AuthFrame.tsx';
import { phoneEn } from '../phone/phone.en.ts';
import { PhoneLogin } from '../phone/PhoneLogin.tsx';
import { TryTheDemo } from '../parts/TryTheDemo.tsx';

/** /login. Its guard redirects signed-in users. */
export function LoginScreen() {
  const t = useText(accountEn);
  const { state } = useLocation();
  const [hasExpired] = useState(() => readSessionEnd() === 'refused');
  return (
    <AuthFrame title={t('welcomeBack')}>
      {hasExpired && <Note className="mb-5">{t('sessionEnded')}</Note>}
      <JustClosed />
      <Ways />
      <CloudSignIn userType="client" />
      <PasskeySignIn />
      <p className="mt-6 text-center">
        {t('newHere')}{' '}
        <TextLink to="/signup" state={state}>
          {t('signUp')}
        </TextLink>
      </p>
      <GuestButton />
      <TryTheDemo />
    </AuthFrame>
  );
}

/** Passed on by the session saga after a user has closed their account. */
const Closed = z.object({ reopenUntil: z.string() });

function JustClosed() {
  const t = useText(accountEn);
  const locale = useLocale();
  const closed = Closed.safeParse(useLocation().state);
  if (!closed.success) return null;
  return (
    <Note tone="info" className="mb-5">
      {t('accountClosed', { day: formatLongDay(closed.data.reopenUntil, locale) })}
    </Note>
  );
}

/** By password, or by a code sent to a mobile number. */
function Ways() {
  const t = useText(phoneEn);
  const [byCode, setByCode] = useState(false);
  if (!useTexts()) return <LoginForm />;
  return (
    <>
      {byCode ? <PhoneLogin /> : <LoginForm />}
      <div className="mt-3">
        <Button
          variant="outline"
          wide
          icon={
            byCode ? (
              <KeyRound aria-hidden="true" className="size-5" />
            ) : (
              <MessageSquareText aria-hidden="true" className="size-5" />
            )
          }
          onClick={() => setByCode(!byCode)}
        >
          {t(byCode ? 'usePassword' : 'textMe')}
        </Button>
      </div>
    </>
  );
}

function LoginForm() {
  const t = useText(accountEn);
  const { state } = useLocation();
  const [login] = useLoginMutation();
  const passkeys = usePasskeyAutofill();
  const form = useSchemaForm(accountCalls.login.body, { email: '', password: '' }, { wrong_credentials: 'password' });
  return (
    <form {...form.props((body) => login({ body }).unwrap())} className="grid gap-5">
      {form.refusal && <Note tone="error">{form.refusal}</Note>}
      {passkeys.refusal && <Note tone="error">{passkeys.refusal}</Note>}
      <TextField
        {...form.register('email')}
        label={t('loginName')}
        autoComplete="username webauthn"
        onFocus={passkeys.offer}
        autoCapitalize="none"
        spellCheck={false}
        error={form.errorOf('email')}
      />
      <PasswordField
        {...form.register('password')}
        label={t('password')}
        autoComplete="current-password"
        error={form.errorOf('password')}
      />
      <p className="-mt-3 text-right text-14">
        <TextLink to="/forgot-password" state={state}>
          {t('forgot')}
        </TextLink>
      </p>
      <Button type="submit" wide busy={form.isBusy}>
        {t('logIn')}
      </Button>
    </form>
  );
}

function GuestButton() {
  const t = useText(accountEn);
  const dispatch = useAppDispatch();
  const navigate = useNavigate();

  function enter() {
    dispatch(guestRequested());
    void navigate('/guest/home');
  }

  return (
    <p className="mt-1 text-center">
      <Button variant="quiet" size={44} onClick={enter}>
        {t('asGuest')}
      </Button>
    </p>
  );
}
