import type { TextsOf } from './texts.ts';
import type { catalogue } from './catalogue.ts';

/** Texts of catalogue events. */
export const catalogueEn = {
  ServiceAdded: {
    action: 'Added a service',
    happened: '{name} added, from {amount}',
    changes: 'from {basePrice}',
  },
  ServiceChanged: {
    action: 'Changed a service',
    happened: '{name} changed, from {amount}',
    changes: 'from {basePrice}',
  },
  ServiceActivated: {
    action: 'Offered a service again',
    happened: 'Offered again',
    changes: 'inactive → active',
  },
  ServiceDeactivated: {
    action: 'Took a service away',
    happened: 'No longer offered',
    changes: 'active → inactive',
  },
  SubcategoriesArranged: {
    action: 'Arranged subcategories',
    happened: '{count, plural, one {# subcategory} other {# subcategories}}',
    changes: '{count, plural, one {# subcategory} other {# subcategories}}',
  },
} satisfies TextsOf<typeof catalogue>;
