import { ArrowLeft, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useText } from '../../../i18n/use-text.ts';
import { ProgressSteps } from '../../../ui/showing/ProgressSteps.tsx';
import { TextLink } from '../../../ui/pressing/TextLink.tsx';
import { PhoneBell } from '../../../ui/page/PhoneBell.tsx';
import { useTitle } from '../../../ui/page/use-title.ts';
import { appEn } from '../../../domain/navigation.en.ts';
import { cx } from '../../../ui/class-names.ts';

interface Props {
  title: string;
  back: { to: string; label: string };
  /** Target of the close button on phones; the entries stay as a draft. */
  closeTo: string;
  steps: { label: string; names: readonly string[]; current: number; done: readonly boolean[] };
  /** Summary to the right of the content from 1024 px on. */
  aside?: ReactNode;
  /** Foot on phones: a StickyBar with lg:hidden. */
  foot?: ReactNode;
  children: ReactNode;
}

/** Layout of a flow step; on phones with a bar of back button, title and close button. */
export function FlowLayout({ title, back, closeTo, steps, aside, foot, children }: Props) {
  const t = useText(appEn);
  useTitle(title);
  const arrow = 'flex size-11 items-center justify-center rounded-12 hover:bg-sunken';
  return (
    <div className="mx-auto flex max-w-264 items-start gap-10">
      <div className="min-w-0 flex-1 pb-24 lg:pb-0">
        <div
          className={cx(
            '-mx-4 -mt-4 mb-3 flex h-15 items-center gap-2 border-b border-line px-2 md:-mx-6 lg:mx-0 lg:mt-0',
            'lg:mb-4 lg:block lg:h-auto lg:border-0 lg:px-0',
          )}
        >
          <Link to={back.to} aria-label={back.label} className={`${arrow} lg:hidden`}>
            <ArrowLeft aria-hidden="true" className="size-5.5" />
          </Link>
          <TextLink
            to={back.to}
            icon={<ArrowLeft aria-hidden="true" className="size-4" />}
            className="max-lg:hidden! mb-2 text-14"
          >
            {back.label}
          </TextLink>
          <h1 className="line-clamp-2 min-w-0 flex-1 text-16 leading-5 font-title min-[390px]:text-18 min-[390px]:leading-6 lg:text-28">
            {title}
          </h1>
          <PhoneBell />
          <Link to={closeTo} aria-label={t('leaveBooking')} className={`${arrow} lg:hidden`}>
            <X aria-hidden="true" className="size-5.5" />
          </Link>
        </div>
        <div className="mb-5 max-w-130">
          <ProgressSteps label={steps.label} steps={steps.names} current={steps.current} done={steps.done} />
        </div>
        {children}
      </div>
      {aside && <aside className="sticky top-26 hidden w-93 shrink-0 lg:block">{aside}</aside>}
      {foot}
    </div>
  );
}
