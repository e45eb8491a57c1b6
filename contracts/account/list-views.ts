import * as z from 'zod/mini';
import { Id, Line } from '../fields.ts';

/** A named combination of filters, range and order for a staff list (docs/decisions/list-views.md). */

/** Staff lists, named as in their URLs. */
export const staffLists = [
  'bookings',
  'payments',
  'statements',
  'payouts',
  'users',
  'services',
  'tickets',
  'ratings',
  'disputes',
  'approvals',
  'user-reports',
  'audit-logs',
] as const;
export const StaffList = z.enum(staffLists);
export type StaffList = z.infer<typeof StaffList>;

export const ListViewName = Line.check(z.minLength(1, 'Required'), z.maxLength(60));

export const ListView = z.object({
  id: Id,
  list: StaffList,
  name: ListViewName,
  /** As in the list's URL: `status=paid&period=30`; empty for the unfiltered list. */
  query: z.string().check(z.maxLength(1000)),
  /** The list opens with this view. */
  isDefault: z.boolean(),
});
export type ListView = z.infer<typeof ListView>;

/** Maximum number of views of one list per account. */
export const MOST_VIEWS = 30;

/** Saves a view in its position, or at the end. At most one view is the default. */
export function withListView(views: readonly ListView[], saved: ListView): ListView[] {
  const others = views.map((view) =>
    saved.isDefault && view.list === saved.list && view.id !== saved.id ? { ...view, isDefault: false } : view,
  );
  return others.some(({ id }) => id === saved.id)
    ? others.map((view) => (view.id === saved.id ? saved : view))
    : [...others, saved];
}

export function withoutListView(views: readonly ListView[], gone: string): ListView[] {
  return views.filter(({ id }) => id !== gone);
}

/** View names are unique within a list. */
export function hasName(
  views: readonly ListView[],
  { id, list, name }: Pick<ListView, 'id' | 'list' | 'name'>,
): boolean {
  const wanted = name.toLocaleLowerCase();
  return views.some((view) => view.id !== id && view.list === list && view.name.toLocaleLowerCase() === wanted);
}
