import { foldCategory, undivided } from '#contracts/catalogue/category-fold.ts';
import { type CategoryEvent, categoryEvents } from '#contracts/events/catalogue.ts';
import { typesOf } from '#contracts/events/event-schemas.ts';
import type { Category } from '#contracts/views/catalogue.ts';
import { defineReadModel, onEach } from '../../read-model.ts';

/** Subdivisions of the categories. By category. */
export type CategoryDocument = Category & {
  /** Log position of the last change, for in-memory replicas. */
  changed: number;
};

export const categories = defineReadModel<CategoryDocument>({
  name: 'categories',
  version: 2,
  fields: ['changed'],
  on: onEach<CategoryEvent['type'], CategoryDocument>(typesOf(categoryEvents), {
    ids: ({ data }) => data.category,
    apply: (document, event) => ({
      id: event.data.category,
      subcategories: [...foldCategory(document ?? undivided, event).subcategories],
      changed: event.position,
    }),
  }),
  // Pushed to every screen that shows the catalogue.
  push: () => [{ namespace: 'account', event: 'catalogue:updated', to: 'everyone', payload: {} }],
});
