import type { ReactNode } from 'react';
import { Loading, Skeleton } from '../../../ui/showing/Skeleton.tsx';

interface Props {
  /** Query result of the panel above the list; undefined if the user may not see it. */
  of: { data?: unknown; error?: unknown } | undefined;
  /** Approximate height of the panel (Tailwind class); omitted where only the list has a skeleton. */
  height?: string | undefined;
  /** The panel and the list. */
  children: ReactNode;
}

/** A panel above a list. Both appear together, so that the list never moves under the pointer. */
export function PanelAboveList({ of, height, children }: Props) {
  if (!of || of.data !== undefined || of.error !== undefined) return children;
  return (
    <Loading>
      {height && <Skeleton className={`mb-4 rounded-20 ${height}`} />}
      <Skeleton className="mb-3 h-11 rounded-12" />
      <Skeleton className="h-dvh rounded-16" />
    </Loading>
  );
}
