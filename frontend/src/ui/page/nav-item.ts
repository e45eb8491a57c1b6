import type { LucideIcon } from 'lucide-react';

/** One entry of a navigation; the label is already in the reader's language. */
export interface NavItem {
  to: string;
  label: string;
  icon: LucideIcon;
  /** Unread or waiting; nothing at 0. */
  count?: number;
  /** What the count counts, for assistive technology: "2 unread messages". */
  countLabel?: string;
  /** The count is work that waits for an admin, shown in full; red and "9+" are for what is unread. */
  countsWork?: boolean;
  /** Only this very path is the item's (an index such as /admin), not those below it. */
  exact?: boolean;
  /** Other paths at which the item is the current one: /worker/bookings/… belongs to Bookings. */
  also?: readonly string[];
}

/** A heading above a group of entries; the first group has none. */
export interface NavGroup {
  label?: string;
  items: readonly NavItem[];
}

export function isCurrent(item: NavItem, path: string): boolean {
  const covers = (base: string) => path === base || path.startsWith(`${base}/`);
  if (item.also?.some(covers)) return true;
  return item.exact ? path === item.to : covers(item.to);
}
