import { Link } from 'react-router-dom';
import { useText } from '../../i18n/use-text.ts';
import { Logo } from '../../ui/showing/decoration/Logo.tsx';
import { TileFloor } from '../../ui/showing/decoration/TileFloor.tsx';
import { appEn } from '../../domain/navigation.en.ts';
import { LanguageSelect } from '../../domain/LanguageSelect.tsx';

export function PublicFooter() {
  const t = useText(appEn);
  const link = 'touch-area rounded-8 text-14 font-strong hover:text-brand-ink';
  return (
    <footer>
      <TileFloor className="h-10!" />
      <div className="public-edge mx-auto flex max-w-290 flex-wrap items-center gap-x-16 gap-y-5 py-10">
        <div>
          <Logo />
          <p className="mt-1.5 text-14 text-muted">{t('homeServices')}</p>
        </div>
        <nav aria-label={t('footerNavigation')} className="flex gap-7 max-sm:w-full">
          <Link to="/terms" className={link}>
            {t('terms')}
          </Link>
          <Link to="/privacy" className={link}>
            {t('privacy')}
          </Link>
          <Link to="/contact" className={link}>
            {t('contact')}
          </Link>
        </nav>
        <span className="sm:hidden">
          <LanguageSelect />
        </span>
        <p className="text-13 text-muted lg:ml-auto">{t('copyright')}</p>
      </div>
    </footer>
  );
}
