import type { NavItem } from './nav-item.ts';

/** Red and "9+" are for what is unread. What waits for admins is work: mango and exact, as in their sidebar. */
export function badgeLookOf({ to }: Pick<NavItem, 'to'>): { tone?: 'mango'; exact?: true } {
  return to.startsWith('/admin/') ? { tone: 'mango', exact: true } : {};
}
