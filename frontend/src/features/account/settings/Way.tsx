import type { ReactNode } from 'react';

interface Props {
  title: string;
  text: string;
  icon?: ReactNode;
  /** Status, beside the text. */
  mark?: ReactNode;
  /** Actions. */
  children?: ReactNode;
}

/** One sign-in method. */
export function Way({ title, text, icon, mark, children }: Props) {
  return (
    <div className="flex items-center justify-between gap-x-4">
      <div className="flex min-w-0 flex-1 items-center gap-3">
        {icon}
        <div className="min-w-0">
          <p className="font-strong">{title}</p>
          <p className="flex flex-wrap items-center gap-x-2 gap-y-1 text-14 text-muted">
            <span className="tabular wrap-anywhere">{text}</span>
            {mark}
          </p>
        </div>
      </div>
      {children && <div className="shrink-0">{children}</div>}
    </div>
  );
}
