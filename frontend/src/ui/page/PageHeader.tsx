import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useText } from '../../i18n/use-text.ts';
import { cx } from '../class-names.ts';
import { TextLink } from '../pressing/TextLink.tsx';
import { Unbroken } from '../showing/Unbroken.tsx';
import { uiEn } from '../ui.en.ts';
import { PhoneBell } from './PhoneBell.tsx';
import { useAreaTitle } from './tab-area.ts';

interface Props {
  /** Name of the screen and of the tab. */
  title: string;
  /** Below the title: a date, a count. While it is null, its line stays empty. */
  subtitle?: ReactNode;
  /** Target of the back link, and its label on wide screens ("All bookings"). */
  back?: { to: string; label: string };
  /** Beside the title, where phones have no other space: how current the screen is. */
  mark?: ReactNode;
  /** Right end: buttons. */
  actions?: ReactNode;
  /** For staff screens, which need the vertical space. */
  dense?: boolean;
  className?: string;
}

const NOT_YET = '\u00a0';

/** Heading of a screen. With `back`: a bar with an arrow on phones, and a link above the title on wide screens. */
export function PageHeader({ title, subtitle, back, mark, actions, dense, className }: Props) {
  const t = useText(uiEn);
  useAreaTitle(title);
  return (
    <header
      className={cx(
        'page-header mb-4 flex flex-wrap items-center justify-between gap-x-4 gap-y-3',
        dense ? '' : 'lg:mb-6',
        className,
      )}
    >
      <div className={cx('flex min-w-0 items-start gap-2', mark ? 'max-sm:flex-1' : '')}>
        {back && (
          <Link
            to={back.to}
            aria-label={t('backTo', { place: back.label })}
            className="-mt-2 -ml-2.5 flex size-11 shrink-0 items-center justify-center rounded-12 hover:bg-sunken lg:hidden"
          >
            <ArrowLeft aria-hidden="true" className="size-5.5" />
          </Link>
        )}
        <div className="min-w-0">
          {back && (
            <TextLink
              to={back.to}
              icon={<ArrowLeft aria-hidden="true" className="size-4" />}
              className="mb-2 max-lg:hidden! text-14"
            >
              {back.label}
            </TextLink>
          )}
          <h1 className={cx('font-title', dense && 'text-22', !dense && (back ? 'text-22 lg:text-28' : 'text-28'))}>
            {title}
          </h1>
          <Subtitle of={subtitle} />
        </div>
      </div>
      <PhoneBell />
      {mark && <div className="max-sm:self-start sm:ml-auto">{mark}</div>}
      {actions && <div className={cx('flex flex-wrap items-center gap-2', mark ? 'max-sm:w-full' : '')}>{actions}</div>}
    </header>
  );
}

function Subtitle({ of }: { of: ReactNode }) {
  if (!of && of !== null) return null;
  return <p className="text-14 text-muted">{typeof of === 'string' ? <Unbroken>{of}</Unbroken> : (of ?? NOT_YET)}</p>;
}
