import type { CategoryEvent, Subcategory } from '../events/catalogue.ts';

/** Subdivisions of a category, in display order. */
export type CategoryState = { subcategories: readonly Subcategory[] };

export const undivided: CategoryState = { subcategories: [] };

/** For the decider and the catalogue's read model. */
export function foldCategory(_: CategoryState, { data: { subcategories } }: CategoryEvent): CategoryState {
  return { subcategories };
}
