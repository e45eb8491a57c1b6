import type { Messages } from '../../i18n/i18n.ts';
import type { catalogueEn } from './catalogue.en.ts';

export const catalogueFil: Messages<typeof catalogueEn> = {
  exploreTitle: 'Tuklasin ang mga serbisyo',
  exploreSubtitle: 'Makikita mo ang presyo bago ka mag-book.',
  servicesTitle: 'Lahat ng serbisyo',
  servicesSubtitle: 'Mula sa tumutulong gripo hanggang sa araw ng lipat. Makikita mo ang presyo bago ka mag-book.',
  searchServices: 'Maghanap ng serbisyo',
  fromPrice: 'Mula {price}',
  hours: '{count} oras',
  minutes: '{count} minuto',
  hoursAndMinutes: '{hours} oras at {minutes} minuto',
  about: 'Mga {duration}',
  urgent: 'Puwedeng agaran',
  all: 'Lahat',
  categories: 'Mga kategorya',
  subcategories: 'Mga subkategorya',
  found: '{count} serbisyo',
  nothingTitle: 'Walang nakitang serbisyo',
  nothingText: 'Subukan ang ibang salita, o tingnan ang lahat ng serbisyo.',
  showAll: 'Ipakita ang lahat ng serbisyo',
  failed: 'Hindi ma-load ang mga serbisyo.',
  gone: 'Hindi namin makita ang serbisyong ito',
  goneText: 'Baka hindi na ito inaalok. Tingnan ang link.',
  notOffered: 'Hindi muna inaalok ang {name}',
  notOfferedText: 'Pumili ng iba. Mananatili ang address at oras mo.',
  chooseOther: 'Pumili ng ibang serbisyo',
};
