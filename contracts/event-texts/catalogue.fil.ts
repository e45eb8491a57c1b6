import type { Translated } from './texts.ts';
import type { catalogueEn } from './catalogue.en.ts';

export const catalogueFil: Translated<typeof catalogueEn> = {
  ServiceAdded: {
    action: 'Nagdagdag ng serbisyo',
    happened: 'Idinagdag ang {name}, mula {amount}',
    changes: 'mula {basePrice}',
  },
  ServiceChanged: {
    action: 'Binago ang serbisyo',
    happened: 'Nabago ang {name}, mula {amount}',
    changes: 'mula {basePrice}',
  },
  ServiceActivated: {
    action: 'Ibinalik ang serbisyo',
    happened: 'Inaalok muli',
    changes: 'hindi aktibo → aktibo',
  },
  ServiceDeactivated: {
    action: 'Inalis ang serbisyo',
    happened: 'Hindi na inaalok',
    changes: 'aktibo → hindi aktibo',
  },
  SubcategoriesArranged: {
    action: 'Inayos ang mga subkategorya',
    happened: '{count, plural, other {# subkategorya}}',
    changes: '{count} subkategorya',
  },
};
