import type { Translated } from './texts.ts';
import type { catalogueEn } from './catalogue.en.ts';

export const catalogueCeb: Translated<typeof catalogueEn> = {
  ServiceAdded: {
    action: 'Nagdugang og serbisyo',
    happened: 'Gidugang ang {name}, gikan sa {amount}',
  },
  ServiceChanged: {
    action: 'Giusab ang serbisyo',
    happened: 'Nausab ang {name}, gikan sa {amount}',
  },
  ServiceActivated: {
    action: 'Gibalik ang serbisyo',
    happened: 'Gitanyag pag-usab',
  },
  ServiceDeactivated: {
    action: 'Gitangtang ang serbisyo',
    happened: 'Wala na itanyag',
  },
  SubcategoriesArranged: {
    action: 'Gihan-ay ang mga subkategorya',
    happened: '{count, plural, other {# ka subkategorya}}',
  },
};
