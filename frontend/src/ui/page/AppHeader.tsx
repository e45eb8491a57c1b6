import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Logo } from '../showing/decoration/Logo.tsx';

interface Props {
  /** Link of the logo. */
  home: string;
  /** Middle: a SearchField of look "pill". */
  search?: ReactNode;
  /** Right end: bell and account menu. */
  end?: ReactNode;
}

/** Header of client and worker screens from 1024 px on; phones have each screen's own PageHeader. */
export function AppHeader({ home, search, end }: Props) {
  return (
    <header className="sticky top-[var(--strip,0px)] z-20 hidden h-18 items-center border-b border-line bg-paper px-8 lg:flex">
      <div className="w-47 shrink-0">
        <Link to={home} className="inline-flex rounded-12">
          <Logo />
        </Link>
      </div>
      <div className="w-full max-w-105">{search}</div>
      <div className="ml-auto flex items-center gap-4">{end}</div>
    </header>
  );
}
