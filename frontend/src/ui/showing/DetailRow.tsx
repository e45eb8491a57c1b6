import type { ReactNode } from 'react';

interface Props {
  icon: ReactNode;
  title: ReactNode;
  hint?: ReactNode;
  children?: ReactNode;
}

/** A fact with an icon: time, address, note. */
export function DetailRow({ icon, title, hint, children }: Props) {
  return (
    <div className="flex gap-3">
      <span aria-hidden="true" className="mt-0.5 flex shrink-0 text-brand [&>svg]:size-5">
        {icon}
      </span>
      <div className="min-w-0 flex-1">
        <p className="text-14 font-strong">{title}</p>
        {hint && <p className="text-14 text-muted">{hint}</p>}
        {children}
      </div>
    </div>
  );
}
