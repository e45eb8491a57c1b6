import { CircleAlert, Info, RefreshCw, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { cx } from '../class-names.ts';
import { Unbroken } from './Unbroken.tsx';
import { Words } from './Words.tsx';

const looks = {
  warning: { box: 'bg-mango-tint', mark: 'text-mango-mark', icon: TriangleAlert },
  info: { box: 'bg-brand-tint', mark: 'text-brand', icon: Info },
  refreshing: { box: 'bg-brand-tint', mark: 'text-brand', icon: RefreshCw },
  error: { box: 'bg-danger-tint', mark: 'text-danger', icon: CircleAlert },
};

interface Props {
  tone?: keyof typeof looks;
  title?: string;
  action?: ReactNode;
  children?: ReactNode;
  className?: string;
}

/** A notice within a page. Errors are assertive, others polite. */
export function Note({ tone = 'info', title, action, children, className }: Props) {
  const { box, mark, icon: Icon } = looks[tone];
  return (
    <div
      role={tone === 'error' ? 'alert' : 'status'}
      className={cx('flex items-center gap-3 rounded-12 px-4 py-3 text-14', box, className)}
    >
      <Icon aria-hidden="true" className={cx('size-5 shrink-0 self-start', mark)} />
      <div className="min-w-0 flex-1">
        {title && <p className="font-strong">{title}</p>}
        {typeof children === 'string' ? <Unbroken>{children}</Unbroken> : <Words>{children}</Words>}
      </div>
      {action}
    </div>
  );
}
