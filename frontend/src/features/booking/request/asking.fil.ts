import type { Messages } from '../../../i18n/i18n.ts';
import type { askingEn } from './asking.en.ts';

export const askingFil: Messages<typeof askingEn> = {
  askOthers: 'Magtanong sa ibang worker',
  askOthersHint: 'Tatanungin namin ang mga malapit para sa {service}: {when}, {price}.',
  askOthersNow: 'Magtanong na sa ibang worker',
  askOthersInstead:
    'Lahat ng malapit, sa pinakamaagang puwede, sa halagang {price}. Hindi na tutuloy si {name}, at wala ' +
    'kang babayaran.',
  askOthersSoon: 'Lahat ng malapit, sa pinakamaagang puwede, sa halagang {price}.',
  askOthersLate:
    'Wala nang aabot sa {when}. Pumili ng bagong oras at tatanungin namin ang lahat ng malapit, sa {price}.',
  priceFailed: 'Hindi ma-load ang presyo.',
  retry: 'Subukan ulit',
  priceIsNow: '{price} na ang presyo; {before} ito dati. Pindutin ulit kung ayos lang.',
  othersAsked: 'Tinanong na ang lahat ng malapit',
  asked: 'Tinanong mo ang iba, kaya sa bagong booking na ito tuloy.',
  seeNew: 'Tingnan ang {code}',
  insteadOf: 'Kapalit ng {code}',
  back: 'Bumalik',

  editRequest: 'Baguhin ang request',
  editRequestHint: 'Oras, kalye, mga sagot, bilin, mga larawan',

  widen: 'Tanungin din ang lahat ng malapit',
  widenHint: 'Tinatanong pa rin si {name}. Mapupunta ito sa unang tatanggap.',
  widenTitle: 'Tanungin din ang lahat ng malapit?',
  widenText: 'Tinatanong pa rin si {name} at sasabihan siya. Puwede itong kunin ng iba sa {price} o mag-quote.',
  widenConfirm: 'Tanungin ang lahat',
  widened: 'Tinanong na ang lahat ng malapit',
  askedFirst: 'Si {name} at ang lahat ng malapit',
  askedFirstText:
    'Si {name} ang una mong tinanong, tapos ang lahat ng malapit. Mapupunta ito sa unang tatanggap, o pipili ka sa ' +
    'mga quote nila.',

  changedByClient: 'Binago ni {client} ang request',
  changedParts: '{parts}. Tingnan mo muna bago sumagot.',
  outdated: 'Quote ito ni {name} bago mo binago ang request; kailangan muna niya itong kumpirmahin.',
  ownOutdated: 'Binago ni {client} ang request mula noon: {parts}. Tama pa ba ang {amount}?',
  confirmQuote: 'Kumpirmahin ang {amount}',
  confirmed: 'Makikita ni {client} na {amount} pa rin',
  askedByName: 'Ikaw ang unang tinanong ni {client}; tinanong na rin niya ang iba.',
};
