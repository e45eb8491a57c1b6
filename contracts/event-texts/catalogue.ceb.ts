import type { Translated } from './texts.ts';
import type { catalogueEn } from './catalogue.en.ts';

export const catalogueCeb: Translated<typeof catalogueEn> = {
  ServiceAdded: {
    action: 'Nagdugang og serbisyo',
    happened: 'Gidugang ang {name}, gikan sa {amount}',
    changes: 'gikan sa {basePrice}',
  },
  ServiceChanged: {
    action: 'Giusab ang serbisyo',
    happened: 'Nausab ang {name}, gikan sa {amount}',
    changes: 'gikan sa {basePrice}',
  },
  ServiceActivated: {
    action: 'Gibalik ang serbisyo',
    happened: 'Gitanyag pag-usab',
    changes: 'dili aktibo → aktibo',
  },
  ServiceDeactivated: {
    action: 'Gitangtang ang serbisyo',
    happened: 'Wala na itanyag',
    changes: 'aktibo → dili aktibo',
  },
  SubcategoriesArranged: {
    action: 'Gihan-ay ang mga subkategorya',
    happened: '{count, plural, other {# ka subkategorya}}',
    changes: '{count} ka subkategorya',
  },
};
