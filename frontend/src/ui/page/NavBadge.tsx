import { Badge } from '../showing/Badge.tsx';
import type { NavItem } from './nav-item.ts';

/** Count of a navigation entry, if any. */
export function NavBadge({
  item: { count, countLabel, countsWork },
  ringed = false,
}: {
  item: NavItem;
  ringed?: boolean;
}) {
  if (!count) return null;
  return (
    <Badge
      count={count}
      ringed={ringed}
      {...(countsWork && { tone: 'mango', exact: true })}
      {...(countLabel && { label: countLabel })}
    />
  );
}
