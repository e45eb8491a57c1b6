import * as z from 'zod/mini';
import { Id, Line } from '../fields.ts';

/** Filters, range and order of a list that a member of staff gave a name to (docs/decisions/list-views.md). */

/** The lists of staff, as their addresses name them. */
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
  /** As the list's address has it: `status=paid&period=30`; empty for the list without filters. */
  query: z.string().check(z.maxLength(1000)),
  /** The list opens with it. */
  isDefault: z.boolean(),
});
export type ListView = z.infer<typeof ListView>;

/** So many views of one list somebody can keep. */
export const MOST_VIEWS = 30;

/** The view as it is now, where it stood or at the end. A list opens with one view at most. */
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

/** Two views of one list with one name couldn't be told apart. */
export function hasName(
  views: readonly ListView[],
  { id, list, name }: Pick<ListView, 'id' | 'list' | 'name'>,
): boolean {
  const wanted = name.toLocaleLowerCase();
  return views.some((view) => view.id !== id && view.list === list && view.name.toLocaleLowerCase() === wanted);
}
