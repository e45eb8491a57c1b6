import type { CategoryEvent, Subcategory } from '../events/catalogue.ts';

/** What a category is divided into, in the order in which it is shown. */
export type CategoryState = { subcategories: readonly Subcategory[] };

export const undivided: CategoryState = { subcategories: [] };

/** For the decider and for the catalogue that people look through. */
export function foldCategory(_: CategoryState, { data: { subcategories } }: CategoryEvent): CategoryState {
  return { subcategories };
}
