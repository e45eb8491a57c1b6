import { Link } from 'react-router-dom';
import { useSelector } from 'react-redux';
import { formatLongDay } from '#contracts/manila-format.ts';
import { useShell } from '../../../domain/shell.ts';
import { useLocale, useText } from '../../../i18n/use-text.ts';
import { Avatar } from '../../../ui/showing/Avatar.tsx';
import { ButtonLink } from '../../../ui/pressing/ButtonLink.tsx';
import { PhoneBell } from '../../../ui/page/PhoneBell.tsx';
import { useTitle } from '../../../ui/page/use-title.ts';
import { selectUser } from '../../../domain/session/selectors.ts';
import { greetingAt } from '../greeting.ts';
import { homeEn } from '../home.en.ts';

/** Greeting with the first name, and today's date; on phones also bell and profile link. */
export function HomeHeader({ now }: { now: number }) {
  const t = useText(homeEn);
  const locale = useLocale();
  const user = useSelector(selectUser);
  const greeting = t(greetingAt(now));
  const name = user?.isAuthenticated ? (user.firstName ?? user.name?.split(' ')[0]) : null;
  useTitle(t('tabTitle'));
  return (
    <header className="mb-4 flex items-center justify-between gap-3 lg:mb-6">
      <div className="min-w-0">
        <h1 className="text-18 font-title min-[375px]:text-22 lg:text-28">
          {name ? t('greetingName', { greeting, name }) : greeting}
        </h1>
        <p className="text-14 text-muted">{formatLongDay(now, locale)}</p>
      </div>
      <HomeCorner />
    </header>
  );
}

function HomeCorner() {
  const t = useText(homeEn);
  const { user } = useShell();
  if (!user)
    return (
      <ButtonLink to="/login" size={44} variant="outline" className="shrink-0 lg:hidden!">
        {t('logIn')}
      </ButtonLink>
    );
  return (
    <div className="flex shrink-0 items-center gap-2 min-[375px]:gap-3 lg:hidden">
      <span className="rounded-12 border border-line bg-surface lg:hidden">
        <PhoneBell />
      </span>
      <Link to="/client/profile" aria-label={t('yourProfile')} className="rounded-pill">
        <Avatar name={user.name} src={user.avatar} size={44} />
      </Link>
    </div>
  );
}
