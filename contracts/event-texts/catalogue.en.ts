import type { TextsOf } from './texts.ts';
import type { catalogue } from './catalogue.ts';

/** Every event of a service of the catalogue in words. */
export const catalogueEn = {
  ServiceAdded: {
    action: 'Added a service',
    happened: '{name} added, from {amount}',
    server: {
      changes: 'from {basePrice}',
    },
  },
  ServiceChanged: {
    action: 'Changed a service',
    happened: '{name} changed, from {amount}',
    server: {
      changes: 'from {basePrice}',
    },
  },
  ServiceActivated: {
    action: 'Offered a service again',
    happened: 'Offered again',
    server: {
      changes: 'inactive → active',
    },
  },
  ServiceDeactivated: {
    action: 'Took a service away',
    happened: 'No longer offered',
    server: {
      changes: 'active → inactive',
    },
  },
  SubcategoriesArranged: {
    action: 'Arranged subcategories',
    happened: '{count, plural, one {# subcategory} other {# subcategories}}',
    server: {
      changes: '{count, plural, one {# subcategory} other {# subcategories}}',
    },
  },
} satisfies TextsOf<typeof catalogue>;
