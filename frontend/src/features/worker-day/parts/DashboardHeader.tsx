import { Link } from 'react-router-dom';
import { useSelector } from 'react-redux';
import { formatLongDay } from '#contracts/manila-format.ts';
import { useNow } from '../../../browser/use-now.ts';
import { useLocale, useText } from '../../../i18n/use-text.ts';
import { Avatar } from '../../../ui/showing/Avatar.tsx';
import { PhoneBell } from '../../../ui/page/PhoneBell.tsx';
import { useTitle } from '../../../ui/page/use-title.ts';
import { selectUser } from '../../../domain/session/selectors.ts';
import { workerDayEn } from '../worker-day.en.ts';

/** Greeting and date; on phones also profile link and bell. */
export function DashboardHeader() {
  const t = useText(workerDayEn);
  const locale = useLocale();
  const now = useNow();
  const user = useSelector(selectUser);
  const name = user?.name ?? '';
  useTitle(t('tabTitle'));
  return (
    <header className="mb-4 flex items-center gap-3 lg:mb-6">
      <Link to="/worker-profile" aria-label={t('yourProfile')} className="rounded-pill lg:hidden">
        <Avatar name={name} src={user?.avatar} size={44} />
      </Link>
      <div className="flex min-w-0 flex-1 flex-col-reverse">
        <h1 className="text-22 font-title lg:text-28">{t('hello', { name: user?.firstName ?? name })}</h1>
        <p className="text-14 text-muted">{formatLongDay(now, locale)}</p>
      </div>
      <span className="rounded-12 border border-line bg-surface lg:hidden">
        <PhoneBell />
      </span>
    </header>
  );
}
