import type { Translated } from './texts.ts';
import type { catalogueEn } from './catalogue.en.ts';

export const catalogueFil: Translated<typeof catalogueEn> = {
  ServiceAdded: {
    action: 'Nagdagdag ng serbisyo',
    happened: 'Idinagdag ang {name}, mula {amount}',
  },
  ServiceChanged: {
    action: 'Binago ang serbisyo',
    happened: 'Nabago ang {name}, mula {amount}',
  },
  ServiceActivated: {
    action: 'Ibinalik ang serbisyo',
    happened: 'Iniaalok muli',
  },
  ServiceDeactivated: {
    action: 'Inalis ang serbisyo',
    happened: 'Hindi na iniaalok',
  },
  SubcategoriesArranged: {
    action: 'Inayos ang mga subkategorya',
    happened: '{count, plural, other {# subkategorya}}',
  },
};
