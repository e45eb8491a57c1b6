import type { Messages } from '../../../../i18n/i18n.ts';
import type { arrangingEn } from './arranging.en.ts';

export const arrangingFil: Messages<typeof arrangingEn> = {
  title: '{category}: ayos at mga bahagi',
  subtitle: 'Kung paano ito makikita ng kliyente sa mga serbisyo at habang nagbo-book.',
  category: 'Kategorya',
  back: 'Lahat ng serbisyo',
  loadFailed: 'Hindi ma-load ang kategoryang ito',
  services: 'Ayos ng mga serbisyo',
  orderHint: 'I-drag sa hawakan. Nase-save pagbitaw mo.',
  orderSaved: 'Nai-save ang bagong ayos',
  failed: 'Hindi gumana: {reason}',
  notOffered: 'Hindi inaalok',
  noServices: 'Walang serbisyo sa kategoryang ito',
  noServicesHint: 'Magdagdag sa Manage Services.',
  subcategories: 'Mga subkategorya',
  subcategoriesHint:
    'Puwedeng paliitin ng kliyente ang kategorya sa isa sa mga ito. Pumili ng subkategorya kapag binabago ang ' +
    'serbisyo.',
  none: 'Walang subkategorya rito.',
  newSubcategory: 'Bagong subkategorya',
  addSubcategory: 'Magdagdag ng subkategorya',
  name: 'Sa Ingles',
  fil: 'Sa Filipino',
  ceb: 'Sa Cebuano',
  nameMissing: 'Kailangan ng bawat isa ng pangalan sa Ingles.',
  offer: 'Ipakita ang {name} sa mga kliyente',
  remove: 'Alisin ang {name}',
  save: 'I-save ang mga subkategorya',
  saved: 'Nai-save ang mga subkategorya',
  changedMeanwhile:
    'May ibang nagbago nito habang nag-e-edit ka. Kunin ang sa kanila, o i-save ang sa iyo kapalit nito.',
  takeTheirs: 'Kunin ang sa kanila',
};
