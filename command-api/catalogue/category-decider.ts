import { isDeepStrictEqual } from 'node:util';
import { type CategoryState, foldCategory, undivided } from '#contracts/catalogue/category-fold.ts';
import type { CategoryEvent } from '#contracts/events/catalogue.ts';
import { type Refusal, refuse } from '#contracts/refusal.ts';
import type { Decider } from '#infra/eventing/command-handling.ts';
import type { CategoryCommand } from './commands.ts';

/**
 * Sets all subcategories of a category with their order in one event. Refused if another admin has changed them since the caller
 * read them.
 */
export const categoryDecider: Decider<CategoryState, CategoryCommand, CategoryEvent, Refusal> = {
  initialState: undivided,
  evolve: foldCategory,
  decide: ({ data: { category, subcategories, before } }, state) => {
    if (isDeepStrictEqual(subcategories, state.subcategories)) return [];
    if (before && !isDeepStrictEqual(before, state.subcategories)) return refuse('stale');
    return [{ type: 'SubcategoriesArranged', data: { category, subcategories } }];
  },
};
