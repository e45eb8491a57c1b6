import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useText } from '../../i18n/use-text.ts';
import { ButtonLink } from '../../ui/pressing/ButtonLink.tsx';
import { Logo } from '../../ui/showing/decoration/Logo.tsx';
import { TextLink } from '../../ui/pressing/TextLink.tsx';
import { appEn } from '../../domain/navigation.en.ts';
import { useIsSignedIn } from '../../browser/use-is-signed-in.ts';
import { LanguageSelect } from '../../domain/LanguageSelect.tsx';
import { PublicFooter } from './PublicFooter.tsx';
import { SkipLink } from './SkipLink.tsx';

/**
 * Layout for visitors. It is part of the first download, so it has no store and no Radix. The footer starts below the
 * first viewport, so that loading content moves nothing visible.
 */
export function PublicLayout({ children }: { children: ReactNode }) {
  return (
    <div className="flex min-h-dvh flex-col">
      <SkipLink />
      <Header />
      <main
        id="main"
        tabIndex={-1}
        className="min-h-[calc(100dvh-4rem)] flex-1 outline-none lg:min-h-[calc(100dvh-4.75rem)]"
      >
        {children}
      </main>
      <PublicFooter />
    </div>
  );
}

function Header() {
  const t = useText(appEn);
  const link = 'touch-area rounded-8 text-14 font-strong hover:text-brand-ink';
  return (
    <header className="border-b border-line">
      <div className="public-edge mx-auto flex h-16 max-w-290 items-center gap-3 sm:gap-4 lg:gap-8 lg:h-19">
        <Link to="/" className="touch-area inline-flex rounded-12">
          <Logo />
        </Link>
        <nav aria-label={t('mainNavigation')} className="hidden items-center gap-8 lg:flex">
          <Link to="/services" className={link}>
            {t('services')}
          </Link>
          <Link to="/#how-it-works" className={link}>
            {t('howItWorks')}
          </Link>
          <Link to="/provider/info" className={link}>
            {t('becomeProvider')}
          </Link>
        </nav>
        <div className="ml-auto flex items-center gap-3 sm:gap-6">
          <span className="hidden sm:block">
            <LanguageSelect />
          </span>
          <SignInLinks />
        </div>
      </div>
    </header>
  );
}

/** For signed-in users it links to their start page. */
function SignInLinks() {
  const t = useText(appEn);
  if (useIsSignedIn())
    return (
      <ButtonLink to="/dashboard" size={44} className="whitespace-nowrap">
        {t('home')}
      </ButtonLink>
    );
  return (
    <>
      <TextLink to="/login" className="text-14 whitespace-nowrap">
        {t('logIn')}
      </TextLink>
      <ButtonLink to="/signup" size={44} className="whitespace-nowrap">
        {t('signUp')}
      </ButtonLink>
    </>
  );
}
