import type { BodyInput } from '#contracts/calls/call.ts';
import type { categoryCalls } from '#contracts/calls/catalogue-admin.ts';
import type { Category } from '#contracts/views/catalogue.ts';
import { newId } from '../../../../browser/new-id.ts';

/** Form values of a subcategory. */
export type SubcategoryRow = { id: string; name: string; fil: string; ceb: string; isActive: boolean };

export function rowsOf(subcategories: Category['subcategories']): SubcategoryRow[] {
  return subcategories.map(({ id, name, names, isActive }) => ({
    id,
    name,
    fil: names.fil ?? '',
    ceb: names.ceb ?? '',
    isActive,
  }));
}

export function newSubcategory(): SubcategoryRow {
  return { id: newId(), name: '', fil: '', ceb: '', isActive: true };
}

type Body = BodyInput<typeof categoryCalls.arrangeSubcategories>;

/** Request body; omits missing languages. */
export function subcategoriesIn(rows: readonly SubcategoryRow[]): Body['subcategories'] {
  return rows.map(({ id, name, fil, ceb, isActive }) => ({
    id,
    name,
    names: { ...(fil.trim() && { fil }), ...(ceb.trim() && { ceb }) },
    isActive,
  }));
}
