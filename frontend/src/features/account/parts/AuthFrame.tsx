import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { LanguageSelect } from '../../../domain/LanguageSelect.tsx';
import { useText } from '../../../i18n/use-text.ts';
import { Logo } from '../../../ui/showing/decoration/Logo.tsx';
import { TileFloor } from '../../../ui/showing/decoration/TileFloor.tsx';
import { useTitle } from '../../../ui/page/use-title.ts';
import { accountEn } from '../account.en.ts';

/** Layout of sign-in and sign-up: tiles above on phones, at the side from 1024 px on. */
export function AuthFrame({ title, intro, children }: { title: string; intro?: ReactNode; children: ReactNode }) {
  const t = useText(accountEn);
  useTitle(title);
  return (
    <div className="min-h-dvh bg-paper lg:grid lg:grid-cols-[minmax(0,1fr)_minmax(0,42vw)]">
      <div className="h-30 overflow-hidden lg:col-start-2 lg:row-start-1 lg:h-auto lg:overflow-visible">
        <div className="h-full lg:hidden">
          <TileFloor />
        </div>
        <div className="sticky top-0 hidden h-dvh lg:block">
          <TileFloor tile={96} />
        </div>
      </div>
      <div className="relative -mt-6 rounded-t-28 bg-paper lg:col-start-1 lg:row-start-1 lg:mt-0 lg:rounded-none">
        <div className="mx-auto max-w-120 px-5 pt-6 pb-12 lg:pt-12">
          <div className="mb-6 flex items-center justify-between lg:mb-12">
            <Link to="/" aria-label={t('home')} className="touch-area inline-flex min-h-11 items-center rounded-8">
              <Logo />
            </Link>
            <LanguageSelect />
          </div>
          <h1 className="text-28 font-display lg:text-36">{title}</h1>
          {intro && <div className="mt-2 text-14 text-muted">{intro}</div>}
          <div className="mt-6">{children}</div>
        </div>
      </div>
    </div>
  );
}
