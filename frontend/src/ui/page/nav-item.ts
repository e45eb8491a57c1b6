import type { LucideIcon } from 'lucide-react';

/** One entry of a navigation; the label is translated. */
export interface NavItem {
  to: string;
  label: string;
  icon: LucideIcon;
  /** Unread items or tasks; hidden at 0. */
  count?: number;
  /** Accessible text of the count: "2 unread messages". */
  countLabel?: string;
  /** The count is open tasks, shown in full; red and "9+" are for unread items. */
  countsWork?: boolean;
  /** Matches only this path (an index such as /admin), not those below. */
  exact?: boolean;
  /** Further paths at which the item is current: /worker/bookings/… belongs to Bookings. */
  also?: readonly string[];
}

/** A group of entries with a heading; the first group has none. */
export interface NavGroup {
  label?: string;
  items: readonly NavItem[];
}

export function isCurrent(item: NavItem, path: string): boolean {
  const covers = (base: string) => path === base || path.startsWith(`${base}/`);
  if (item.also?.some(covers)) return true;
  return item.exact ? path === item.to : covers(item.to);
}
