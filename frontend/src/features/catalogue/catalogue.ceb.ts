import type { Messages } from '../../i18n/i18n.ts';
import type { catalogueEn } from './catalogue.en.ts';

export const catalogueCeb: Messages<typeof catalogueEn> = {
  exploreTitle: 'Suhida ang mga serbisyo',
  exploreSubtitle: 'Tan-awa ang presyo sa dili pa mag-book.',
  servicesTitle: 'Tanang serbisyo',
  servicesSubtitle: 'Gikan sa nagtulo nga gripo hangtod sa pagbalhin. Makita nimo ang presyo sa dili pa mag-book.',
  searchServices: 'Pangita og serbisyo',
  fromPrice: 'Gikan sa {price}',
  hours: '{count} ka oras',
  minutes: '{count} ka minuto',
  hoursAndMinutes: '{hours} oras {minutes} min',
  about: 'Mga {duration}',
  urgent: 'Puwede dinalian',
  all: 'Tanan',
  categories: 'Mga kategorya',
  subcategories: 'Mga subkategorya',
  found: '{count} ka serbisyo',
  nothingTitle: 'Walay nakit-an nga serbisyo',
  nothingText: 'Sulayi ang laing pulong, o tan-awa ang tanang serbisyo.',
  showAll: 'Ipakita ang tanang serbisyo',
  failed: 'Wala ma-load ang mga serbisyo.',
  gone: 'Walay ingon ani nga serbisyo',
  goneText: 'Basin wala na kini itanyag, o sayop ang address.',
  notOffered: 'Wala sa itanyag ang {name}',
  notOfferedText: 'Pagpili og lain. Magpabilin ang imong address ug oras.',
  chooseOther: 'Pagpili og laing serbisyo',
};
