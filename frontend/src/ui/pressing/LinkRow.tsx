import { ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';

interface Props {
  to: string;
  icon: ReactNode;
  title: ReactNode;
  text: ReactNode;
  /** Replaces the arrow. */
  end?: ReactNode;
}

/** A linked row of a list: picture, title and text. */
export function LinkRow({ to, icon, title, text, end }: Props) {
  return (
    <div className="flex items-center gap-1">
      <Link to={to} className="flex min-h-14 min-w-0 flex-1 items-center gap-3 rounded-12 px-2 py-2.5 hover:bg-sunken">
        {icon}
        <span className="min-w-0 flex-1">
          <span className="block text-16 font-strong">{title}</span>
          <span className="block text-14 text-muted">{text}</span>
        </span>
        {!end && <ChevronRight aria-hidden="true" className="size-5 shrink-0 text-muted" />}
      </Link>
      {end}
    </div>
  );
}
