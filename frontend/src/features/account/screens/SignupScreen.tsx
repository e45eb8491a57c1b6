import { useState } from 'react';
import { Link, useLocation, useSearchParams } from 'react-router-dom';
import { useSettings, useTexts } from '../../../api/use-settings.ts';
import { wantedPath } from '../../../browser/wanted-path.ts';
import { RichText } from '../../../i18n/RichText.tsx';
import { carryDraft } from '../../../forms/use-form-draft.ts';
import { useText } from '../../../i18n/use-text.ts';
import { SegmentedControl } from '../../../ui/pressing/SegmentedControl.tsx';
import { TextLink } from '../../../ui/pressing/TextLink.tsx';
import { accountEn } from '../account.en.ts';
import { CloudSignIn } from '../cloud/CloudSignIn.tsx';
import { AuthFrame } from '../parts/AuthFrame.tsx';
import { NoNewWorkers } from '../parts/NoNewWorkers.tsx';
import { EMAIL_DRAFT, EmailSignup } from '../parts/EmailSignup.tsx';
import { phoneEn } from '../phone/phone.en.ts';
import { PHONE_DRAFT, PhoneSignup, usePrefilledNumber } from '../phone/PhoneSignup.tsx';

/** Where workers describe their services, before or after creating an account. */
const REGISTRATION = '/worker-registration';

/** /signup, as a client unless the address has `?as=worker`. */
export function SignupScreen() {
  const t = useText(accountEn);
  const { state } = useLocation();
  const [query] = useSearchParams();
  const isWorker = query.get('as') === 'worker';
  const { workerSignUp } = useSettings();
  return (
    <AuthFrame
      title={t(isWorker ? 'signUpTitleWorker' : 'signUpTitleClient')}
      intro={isWorker && wantedPath(state) === REGISTRATION ? <StepTwo /> : <As isWorker={isWorker} />}
    >
      {isWorker && !workerSignUp ? (
        <NoNewWorkers />
      ) : (
        <>
          <Ways userType={isWorker ? 'worker' : 'client'} />
          <CloudSignIn userType={isWorker ? 'worker' : 'client'} />
        </>
      )}
      <p className="mt-6 text-center">
        {t('haveAccount')}{' '}
        <TextLink to="/login" state={state}>
          {t('logIn')}
        </TextLink>
      </p>
    </AuthFrame>
  );
}

/** For visitors who have described their services already. */
function StepTwo() {
  const t = useText(accountEn);
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
  const t = useText(accountEn);
  const { state } = useLocation();
  return (
    <>
      {t(isWorker ? 'signUpAsWorker' : 'signUpAsClient')}{' '}
      <TextLink to="/choose-user" state={state} inline className="py-3.5">
        {t('signUpOther')}
      </TextLink>
    </>
  );
}

type Way = 'email' | 'phone';
const drafts = { email: EMAIL_DRAFT, phone: PHONE_DRAFT };

/** By email and password, or by a mobile number. */
function Ways({ userType }: { userType: 'client' | 'worker' }) {
  const t = useText(phoneEn);
  const brought = usePrefilledNumber();
  const texts = useTexts();
  const [chosen, setWay] = useState<Way>(brought ? 'phone' : 'email');
  const way = texts ? chosen : 'email';

  function choose(next: Way) {
    carryDraft(drafts[way], drafts[next], ['firstName', 'lastName']);
    setWay(next);
  }

  return (
    <>
      {texts && (
        <SegmentedControl
          label={t('howToJoin')}
          wide
          className="mb-5"
          options={[
            { value: 'email', label: t('byEmail') },
            { value: 'phone', label: t('byPhone') },
          ]}
          value={way}
          onChange={choose}
        />
      )}
      {way === 'email' ? <EmailSignup userType={userType} /> : <PhoneSignup userType={userType} />}
      <Agreement />
    </>
  );
}

function Agreement() {
  return (
    <p className="mt-5 text-13 text-muted">
      <RichText
        of={accountEn}
        id="agree"
        parts={{
          terms: <Link to="/terms" className="underline underline-offset-4" />,
          privacy: <Link to="/privacy" className="underline underline-offset-4" />,
        }}
      />
    </p>
  );
}
