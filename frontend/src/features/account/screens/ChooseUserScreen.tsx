import { ChevronRight, House, Wrench, type LucideIcon } from 'lucide-react';
import { Link, useLocation } from 'react-router-dom';
import { useSettings } from '../../../api/use-settings.ts';
import { useText } from '../../../i18n/use-text.ts';
import { TextLink } from '../../../ui/pressing/TextLink.tsx';
import { accountEn } from '../account.en.ts';
import { NoNewWorkers } from '../parts/NoNewWorkers.tsx';
import { AuthFrame } from '../parts/AuthFrame.tsx';

const choices = [
  { to: '/signup?as=client', icon: House, title: 'chooseClient', hint: 'chooseClientHint' },
  { to: '/worker-registration', icon: Wrench, title: 'chooseWorker', hint: 'chooseWorkerHint' },
] as const;

/** /choose-user: clients sign up; workers first describe their services. */
export function ChooseUserScreen() {
  const t = useText(accountEn);
  const { workerSignUp } = useSettings();
  const { state } = useLocation();
  return (
    <AuthFrame title={t('chooseTitle')}>
      <ul className="grid gap-3">
        {choices.map(({ to, icon, title, hint }) =>
          title === 'chooseWorker' && !workerSignUp ? null : (
            <li key={to}>
              <Choice {...{ to, icon }} title={t(title)} hint={t(hint)} />
            </li>
          ),
        )}
      </ul>
      {!workerSignUp && <NoNewWorkers className="mt-3" />}
      <p className="mt-6 text-center">
        {t('haveAccount')}{' '}
        <TextLink to="/login" state={state}>
          {t('logIn')}
        </TextLink>
      </p>
    </AuthFrame>
  );
}

function Choice({ to, icon: Icon, title, hint }: { to: string; icon: LucideIcon; title: string; hint: string }) {
  const { state } = useLocation();
  return (
    <Link
      to={to}
      state={state}
      className="motion-quick flex items-center gap-4 rounded-20 border border-line bg-surface p-4 hover:border-line-control sm:p-5"
    >
      <span className="flex size-14 shrink-0 items-center justify-center rounded-16 bg-brand-tint text-brand-ink">
        <Icon aria-hidden="true" className="size-6.5" />
      </span>
      <span className="min-w-0 flex-1">
        <span className="block text-18 font-title">{title}</span>
        <span className="block text-14 text-muted">{hint}</span>
      </span>
      <ChevronRight aria-hidden="true" className="size-5 shrink-0 text-muted" />
    </Link>
  );
}
