import { useState } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { accountCalls } from '#contracts/calls/account.ts';
import { wantedPath } from '../../app/guards/wanted-path.ts';
import { useAppSelector } from '../../app/store-hooks.ts';
import { useSchemaForm } from '../../app/use-schema-form.ts';
import { RichText } from '../../i18n/RichText.tsx';
import { useText } from '../../i18n/use-text.ts';
import { Button } from '../../ui/Button.tsx';
import { Note } from '../../ui/Note.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { TextLink } from '../../ui/TextLink.tsx';
import { selectUser } from '../session/selectors.ts';
import { accountText } from './account.text.ts';
import { useVerifyEmailMutation } from './api.ts';
import { AuthFrame } from './AuthFrame.tsx';
import { ChangeAddressDialog } from './ChangeAddressDialog.tsx';
import { useEmailCode } from './use-email-code.ts';

/** /verify-email: until the address is proven, the guards lead here; then on to where the person wanted to go. */
export function VerifyEmailScreen() {
  const user = useAppSelector(selectUser);
  const { state } = useLocation();
  if (!user?.isAuthenticated) return <Navigate to="/login" replace />;
  if (user.emailVerified || !user.email) return <Navigate to={wantedPath(state) ?? '/dashboard'} replace />;
  return <Verify key={user.email} email={user.email} />;
}

function Verify({ email }: { email: string }) {
  const t = useText(accountText);
  const [isChanging, setIsChanging] = useState(false);
  const code = useEmailCode(email);
  return (
    <AuthFrame
      title={t('verifyTitle')}
      intro={<RichText of={accountText} id={code.wasSent ? 'verifySent' : 'verifySending'} values={{ email }} parts={{ email: <strong className="font-strong break-all text-ink" /> }} />}
    >
      {code.refusal && <Note tone="error" className="mb-5">{code.refusal}</Note>}
      <CodeForm />
      <div className="mt-5 flex min-h-11 items-center justify-center text-14 text-muted">
        {code.waitSeconds > 0 ? <span>{t('resendIn', { seconds: code.waitSeconds })}</span> : <Button variant="quiet" size={44} onClick={code.resend}>{t('resend')}</Button>}
      </div>
      <div className="mt-1 flex flex-wrap justify-center gap-x-6 gap-y-2">
        <Button variant="quiet" size={44} onClick={() => setIsChanging(true)}>{t('changeAddress')}</Button>
        <TextLink to="/logout">{t('logOut')}</TextLink>
      </div>
      <ChangeAddressDialog open={isChanging} onClose={() => setIsChanging(false)} />
    </AuthFrame>
  );
}

const { code: Code } = accountCalls.verifyEmail.body.shape;
const CodeBody = accountCalls.verifyEmail.body;

function CodeForm() {
  const t = useText(accountText);
  const [verify] = useVerifyEmailMutation();
  const form = useSchemaForm(CodeBody, { code: '' }, { wrong_code: 'code' });
  return (
    <form {...form.props((body) => verify({ body }).unwrap())} className="grid gap-5">
      {form.refusal && <Note tone="error">{form.refusal}</Note>}
      <TextField
        {...form.register('code', { onChange: (event: { target: { value: string; form: HTMLFormElement | null } }) => submitWhole(event.target) })}
        label={t('code')}
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={6}
        error={form.errorOf('code')}
      />
      <Button type="submit" wide busy={form.isBusy}>{t('verify')}</Button>
    </form>
  );
}

/** The sixth digit sends the code by itself. */
function submitWhole({ value, form }: { value: string; form: HTMLFormElement | null }) {
  if (Code.safeParse(value).success) form?.requestSubmit();
}
