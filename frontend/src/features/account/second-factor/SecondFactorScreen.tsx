import { useState } from 'react';
import { useSelector } from 'react-redux';
import { Navigate, useLocation, useNavigate } from 'react-router-dom';
import type { SecondFactor } from '#contracts/views/account-second-factor.ts';
import { wantedPath } from '../../../browser/wanted-path.ts';
import { selectUser } from '../../../domain/session/selectors.ts';
import { Fetched } from '../../../api/Fetched.tsx';
import { useText } from '../../../i18n/use-text.ts';
import { Button } from '../../../ui/pressing/Button.tsx';
import { TextLink } from '../../../ui/pressing/TextLink.tsx';
import { Note } from '../../../ui/showing/Note.tsx';
import { AuthFrame } from '../parts/AuthFrame.tsx';
import { hasPasskeys } from '../passkeys/device-passkeys.ts';
import { useChangePasskeys } from '../passkeys/use-change-passkeys.ts';
import { useReadSecondFactorQuery, useStartTotpMutation } from './api.ts';
import { RecoveryCodes } from './RecoveryCodes.tsx';
import { secondFactorEn } from './second-factor.en.ts';
import { SetUpTotp, type TotpKey } from './SetUpTotp.tsx';
import { useRefusal } from './use-refusal.ts';

/** /second-factor: staff without a second factor must set one up before any other screen. */
export function SecondFactorScreen() {
  const t = useText(secondFactorEn);
  const user = useSelector(selectUser);
  const { state } = useLocation();
  const navigate = useNavigate();
  const known = useReadSecondFactorQuery();
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const goOn = wantedPath(state) ?? '/dashboard';
  // After the set-up the session has both factors; the recovery codes must still be shown.
  const [isHere] = useState(user?.secondFactorMissing === true);
  const isDone = user?.secondFactorMissing !== true && (!isHere || isSetUp(known.data));
  if (!codes && isDone) return <Navigate to={goOn} replace />;
  return (
    <AuthFrame title={t('requiredTitle')} intro={!codes && t('requiredText')}>
      {codes ? (
        <RecoveryCodes codes={codes} onSaved={() => void navigate(goOn, { replace: true })} />
      ) : (
        <Fetched of={known} failed={t('failed')} waiting={<p role="status">{t('loading')}</p>}>
          {(data) => (isSetUp(data) ? <Note tone="warning">{t('signInAgain')}</Note> : <SetUp onDone={setCodes} />)}
        </Fetched>
      )}
      {!codes && (
        <p className="mt-6 text-center">
          <TextLink to="/logout">{t('logOut')}</TextLink>
        </p>
      )}
    </AuthFrame>
  );
}

function isSetUp(known: SecondFactor | undefined): boolean {
  return known !== undefined && (known.totp || known.passkey);
}

function SetUp({ onDone }: { onDone: (codes: readonly string[]) => void }) {
  const t = useText(secondFactorEn);
  const [key, setKey] = useState<TotpKey | null>(null);
  const [start] = useStartTotpMutation();
  const { attempt, refusal } = useRefusal();
  const passkeys = useChangePasskeys();
  const begin = () => attempt(async () => setKey(await start().unwrap()));
  if (key) return <SetUpTotp first={key} onDone={onDone} />;
  return (
    <div className="grid gap-4">
      {refusal && <Note tone="error">{refusal}</Note>}
      {passkeys.trouble && <Note tone="error">{passkeys.trouble}</Note>}
      <Button wide onClick={begin}>
        {t(refusal ? 'again' : 'goOn')}
      </Button>
      {hasPasskeys() && (
        <Button variant="outline" wide onClick={passkeys.add}>
          {t('passkeyInstead')}
        </Button>
      )}
    </div>
  );
}
