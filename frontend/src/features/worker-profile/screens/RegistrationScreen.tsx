import { Link, Navigate } from 'react-router-dom';
import type { OwnWorkerProfile } from '#contracts/views/worker.ts';
import { Fetched } from '../../../api/Fetched.tsx';
import { LanguageSelect } from '../../../domain/LanguageSelect.tsx';
import { useText } from '../../../i18n/use-text.ts';
import { Logo } from '../../../ui/showing/decoration/Logo.tsx';
import { SkeletonPage } from '../../../ui/showing/Skeleton.tsx';
import { TextLink } from '../../../ui/pressing/TextLink.tsx';
import { useTitle } from '../../../ui/page/use-title.ts';
import { accountText } from '../../account/account.text.ts';
import { useReadOwnProfileQuery } from '../../worker/api.ts';
import { RegistrationForm } from '../parts/RegistrationForm.tsx';
import { workerProfileText } from '../worker-profile.text.ts';

/** /worker-registration: what a new worker offers. Once they have services they belong on their dashboard. */
export function RegistrationScreen() {
  const t = useText(workerProfileText);
  const account = useText(accountText);
  const profile = useReadOwnProfileQuery();
  useTitle(t('registrationTitle'));
  return (
    <div className="min-h-dvh bg-paper">
      <div className="border-b border-line">
        <div className="page-edge mx-auto flex h-16 max-w-180 items-center justify-between">
          <Link to="/" aria-label={account('home')} className="rounded-8">
            <Logo />
          </Link>
          <div className="flex items-center gap-3">
            <LanguageSelect />
            <TextLink to="/logout">{account('logOut')}</TextLink>
          </div>
        </div>
      </div>
      <div className="page-edge mx-auto max-w-180 pt-6 pb-16 lg:pt-10">
        <h1 className="text-28 font-display lg:text-36">{t('registrationTitle')}</h1>
        <p className="mt-2 mb-6 text-muted">{t('registrationIntro')}</p>
        <Fetched of={profile} failed={t('profileFailed')} waiting={<SkeletonPage />}>
          {(own) => <Apply profile={own} />}
        </Fetched>
      </div>
    </div>
  );
}

function Apply({ profile }: { profile: OwnWorkerProfile }) {
  if (profile.services.length > 0) return <Navigate to="/worker-dashboard" replace />;
  return <RegistrationForm profile={profile} />;
}
