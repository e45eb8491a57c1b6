import type { ReactNode } from 'react';
import { Loading, Skeleton } from '../../../ui/showing/Skeleton.tsx';

interface Props {
  /** What is read of that which stands above the list; undefined where this person may not see it. */
  of: { data?: unknown; error?: unknown } | undefined;
  /** About the height of what comes, by Tailwind; none where only the list does. */
  height?: string;
  /** The panel and the list. */
  children: ReactNode;
}

/** A panel above a list, as high as what it has to say: both come at once, so that the list never moves down under a finger. */
export function WithList({ of, height, children }: Props) {
  if (!of || of.data !== undefined || of.error !== undefined) return children;
  return (
    <Loading>
      {height && <Skeleton className={`mb-4 rounded-20 ${height}`} />}
      <Skeleton className="mb-3 h-11 rounded-12" />
      <Skeleton className="h-dvh rounded-16" />
    </Loading>
  );
}
