import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { passwordCalls } from '#contracts/calls/account-passwords.ts';
import { errorText } from '../../../api/error-text.ts';
import { useNow } from '../../../browser/use-now.ts';
import { useSchemaForm } from '../../../forms/use-schema-form.ts';
import { RichText } from '../../../i18n/RichText.tsx';
import { useText } from '../../../i18n/use-text.ts';
import { TextField } from '../../../ui/forms/TextField.tsx';
import { showToast } from '../../../ui/over-the-page/toast.ts';
import { Button } from '../../../ui/pressing/Button.tsx';
import { TextLink } from '../../../ui/pressing/TextLink.tsx';
import { Note } from '../../../ui/showing/Note.tsx';
import { AuthFrame } from '../parts/AuthFrame.tsx';
import { useForgotPasswordMutation } from './api.ts';
import { passwordsEn } from './passwords.en.ts';
import { TextedResetCode } from './TextedResetCode.tsx';

const AGAIN_AFTER_MS = 30_000;

/** /forgot-password: gives the same answer for every name, as the server does. */
export function ForgotPasswordScreen() {
  const [sent, setSent] = useState<{ name: string; atMs: number } | null>(null);
  const [hasCode, setHasCode] = useState(false);
  if (hasCode) return <HasCode onOther={() => setHasCode(false)} />;
  return sent ? (
    <Sent {...sent} onAgain={() => setSent({ ...sent, atMs: Date.now() })} onOther={() => setSent(null)} />
  ) : (
    <Ask onSent={(name) => setSent({ name, atMs: Date.now() })} onCode={() => setHasCode(true)} />
  );
}

function Ask({ onSent, onCode }: { onSent: (name: string) => void; onCode: () => void }) {
  const t = useText(passwordsEn);
  const [forgot] = useForgotPasswordMutation();
  const form = useSchemaForm(passwordCalls.forgotPassword.body, { email: '' });

  async function send(body: { email: string }) {
    await forgot({ body }).unwrap();
    onSent(body.email);
  }

  return (
    <AuthFrame title={t('forgotTitle')} intro={t('forgotIntro')}>
      <form {...form.props(send)} className="grid gap-5">
        {form.refusal && <Note tone="error">{form.refusal}</Note>}
        <TextField
          {...form.register('email')}
          label={t('loginName')}
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          error={form.errorOf('email')}
        />
        <Button type="submit" wide busy={form.isBusy}>
          {t('sendLink')}
        </Button>
      </form>
      <p className="mt-2 text-center">
        <Button variant="quiet" size={44} onClick={onCode}>
          {t('haveCode')}
        </Button>
      </p>
      <BackToLogin />
    </AuthFrame>
  );
}

type SentProps = { name: string; atMs: number; onAgain: () => void; onOther: () => void };

function Sent({ name, atMs, onAgain, onOther }: SentProps) {
  const t = useText(passwordsEn);
  const [forgot, { isLoading, error }] = useForgotPasswordMutation();
  const isPhone = !name.includes('@');
  const seconds = Math.max(0, Math.ceil((atMs + AGAIN_AFTER_MS - useNow(1000, Date.now)) / 1000));

  async function again() {
    const answer = await forgot({ body: { email: name } });
    if (answer.error) return;
    onAgain();
    showToast(t('sentAgain'), { variant: 'success' });
  }

  return (
    <AuthFrame
      title={t('sentTitle')}
      intro={
        <RichText
          of={passwordsEn}
          id={isPhone ? 'texted' : 'sent'}
          values={{ name }}
          parts={{ to: <strong className="font-strong break-all text-ink" /> }}
        />
      }
    >
      {Boolean(error) && (
        <Note tone="error" className="mb-5">
          {errorText(error)}
        </Note>
      )}
      {isPhone && <TextedResetCode phone={name} />}
      <p className={`text-14 text-muted ${isPhone ? 'mt-4' : ''}`}>{t('sentHint')}</p>
      <div className="mt-4 flex min-h-11 items-center justify-center text-14 text-muted">
        {seconds > 0 ? (
          <span>{t('sendAgainIn', { seconds: Math.min(30, seconds) })}</span>
        ) : (
          <Button variant="quiet" size={44} busy={isLoading} onClick={() => void again()}>
            {t('sendAgain')}
          </Button>
        )}
      </div>
      <p className="text-center">
        <Button variant="quiet" size={44} onClick={onOther}>
          {t('otherName')}
        </Button>
      </p>
      <BackToLogin />
    </AuthFrame>
  );
}

/** For a code from our staff, or one that undoes a change of number. */
function HasCode({ onOther }: { onOther: () => void }) {
  const t = useText(passwordsEn);
  return (
    <AuthFrame title={t('codeTitle')} intro={t('codeIntro')}>
      <TextedResetCode phone="" />
      <p className="mt-2 text-center">
        <Button variant="quiet" size={44} onClick={onOther}>
          {t('otherName')}
        </Button>
      </p>
      <BackToLogin />
    </AuthFrame>
  );
}

/** Keeps the path to which a guard wants to return after the sign-in. */
function BackToLogin() {
  const t = useText(passwordsEn);
  const { state } = useLocation();
  return (
    <p className="mt-4 text-center">
      <TextLink to="/login" state={state}>
        {t('backToLogin')}
      </TextLink>
    </p>
  );
}
