import { useState } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { useSelector } from 'react-redux';
import { wantedPath } from '../../../browser/wanted-path.ts';
import { RichText } from '../../../i18n/RichText.tsx';
import { useText } from '../../../i18n/use-text.ts';
import { Button } from '../../../ui/pressing/Button.tsx';
import { Note } from '../../../ui/showing/Note.tsx';
import { ButtonLink } from '../../../ui/pressing/ButtonLink.tsx';
import { selectUser } from '../../../domain/session/selectors.ts';
import { accountEn } from '../account.en.ts';
import { AuthFrame } from '../parts/AuthFrame.tsx';
import { ChangeAddressDialog } from '../parts/ChangeAddressDialog.tsx';
import { ContactCodeForm } from '../parts/ContactCodeForm.tsx';
import { CancelContactChange } from '../parts/ContactConfirmation.tsx';
import { useEmailCode } from '../use-email-code.ts';

/** /verify-email: the guards redirect here until the email is confirmed; then the user continues to their target. */
export function VerifyEmailScreen() {
  const user = useSelector(selectUser);
  const { state } = useLocation();
  if (!user?.isAuthenticated) return <Navigate to="/login" replace />;
  if (user.emailVerified || !user.email) return <Navigate to={wantedPath(state) ?? '/dashboard'} replace />;
  // A mistyped email stays until another is confirmed, so a pending one takes precedence.
  const email = user.pendingEmail || user.email;
  return <Verify key={email} email={email} isWanted={email === user.pendingEmail} />;
}

function Verify({ email, isWanted }: { email: string; isWanted: boolean }) {
  const t = useText(accountEn);
  const [isChanging, setIsChanging] = useState(false);
  const code = useEmailCode(email);
  return (
    <AuthFrame
      title={t('verifyTitle')}
      intro={
        <RichText
          of={accountEn}
          id={code.wasSent ? 'verifySent' : 'verifySending'}
          values={{ email }}
          parts={{ email: <strong className="font-strong break-all text-ink" /> }}
        />
      }
    >
      {code.refusal && (
        <Note tone="error" className="mb-5">
          {code.refusal}
        </Note>
      )}
      <ContactCodeForm kind="email" address={email} renew={code.resend} wide />
      <div className="mt-5 flex min-h-11 items-center justify-center text-14 text-muted">
        {code.waitSeconds > 0 ? (
          <span>{t('resendIn', { seconds: code.waitSeconds })}</span>
        ) : (
          <Button variant="quiet" size={44} onClick={code.resend}>
            {t('resend')}
          </Button>
        )}
      </div>
      <div className="mt-1 flex flex-wrap justify-center gap-x-6 gap-y-2">
        <Button variant="quiet" size={44} onClick={() => setIsChanging(true)}>
          {t('changeAddress')}
        </Button>
        {isWanted && <CancelContactChange kind="email" isFirst={false} />}
        <ButtonLink to="/logout" variant="quiet" size={44}>
          {t('logOut')}
        </ButtonLink>
      </div>
      {isChanging && <ChangeAddressDialog onClose={() => setIsChanging(false)} />}
    </AuthFrame>
  );
}
