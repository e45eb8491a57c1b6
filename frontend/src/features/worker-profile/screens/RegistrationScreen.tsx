import type { ReactNode } from 'react';
import { useSelector } from 'react-redux';
import { Link, Navigate, useLocation } from 'react-router-dom';
import type { OwnWorkerProfile } from '#contracts/views/worker.ts';
import { useSettings } from '../../../api/use-settings.ts';
import { Fetched } from '../../../api/Fetched.tsx';
import { LanguageSelect } from '../../../domain/LanguageSelect.tsx';
import { selectIsAuthenticated } from '../../../domain/session/selectors.ts';
import { useText } from '../../../i18n/use-text.ts';
import { Logo } from '../../../ui/showing/decoration/Logo.tsx';
import { SkeletonPage } from '../../../ui/showing/Skeleton.tsx';
import { TextLink } from '../../../ui/pressing/TextLink.tsx';
import { useTitle } from '../../../ui/page/use-title.ts';
import { accountEn } from '../../account/account.en.ts';
import { NoNewWorkers } from '../../account/parts/NoNewWorkers.tsx';
import { useReadOwnProfileQuery } from '../../worker/api.ts';
import { JoiningForm } from '../parts/JoiningForm.tsx';
import { RegistrationForm } from '../parts/RegistrationForm.tsx';
import { workerProfileEn } from '../worker-profile.en.ts';

/**
 * /worker-registration: a new worker's services. Visitors fill it in before they create an account. Workers with
 * services are redirected to their dashboard.
 */
export function RegistrationScreen() {
  return useSelector(selectIsAuthenticated) ? <Application /> : <Joining />;
}

function Application() {
  const t = useText(workerProfileEn);
  const account = useText(accountEn);
  const profile = useReadOwnProfileQuery();
  return (
    <Frame
      title={t('registrationTitle')}
      intro={t('registrationIntro')}
      way={<TextLink to="/logout">{account('logOut')}</TextLink>}
    >
      <Fetched of={profile} failed={t('profileFailed')} waiting={<SkeletonPage />}>
        {(own) => <Apply profile={own} />}
      </Fetched>
    </Frame>
  );
}

function Apply({ profile }: { profile: OwnWorkerProfile }) {
  if (profile.services.length > 0) return <Navigate to="/worker-dashboard" replace />;
  return <RegistrationForm profile={profile} />;
}

function Joining() {
  const t = useText(workerProfileEn);
  const account = useText(accountEn);
  const { state } = useLocation();
  const { workerSignUp } = useSettings();
  return (
    <Frame
      title={account('signUpTitleWorker')}
      intro={t('joinIntro')}
      way={
        <TextLink to="/login" state={{ ...state, from: '/worker-registration' }}>
          {account('logIn')}
        </TextLink>
      }
    >
      {workerSignUp ? <JoiningForm /> : <NoNewWorkers />}
    </Frame>
  );
}

interface FrameProps {
  title: string;
  intro: string;
  /** Link to sign-out or sign-in. */
  way: ReactNode;
  children: ReactNode;
}

function Frame({ title, intro, way, children }: FrameProps) {
  const account = useText(accountEn);
  useTitle(title);
  return (
    <div className="min-h-dvh bg-paper">
      <div className="border-b border-line">
        <div className="page-edge mx-auto flex h-16 max-w-180 items-center justify-between">
          <Link to="/" aria-label={account('home')} className="inline-flex min-h-11 items-center rounded-8">
            <Logo />
          </Link>
          <div className="flex items-center gap-3">
            <LanguageSelect />
            {way}
          </div>
        </div>
      </div>
      <div className="page-edge mx-auto max-w-180 pt-6 pb-16 lg:pt-10">
        <h1 className="text-28 font-display lg:text-36">{title}</h1>
        <p className="mt-2 mb-6 text-muted">{intro}</p>
        {children}
      </div>
    </div>
  );
}
