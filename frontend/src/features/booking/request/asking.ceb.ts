import type { Messages } from '../../../i18n/i18n.ts';
import type { askingEn } from './asking.en.ts';

export const askingCeb: Messages<typeof askingEn> = {
  askOthers: 'Pangutan-a ang laing worker',
  askOthersHint: 'Pangutan-on namo ang mga duol para sa {service}: {when}, {price}.',
  askOthersNow: 'Pangutan-a na ang laing worker',
  askOthersInstead:
    'Tanang duol, sa pinakasayo nga puwede, sa {price}. Dili na moadto si {name}, ug wala kay bayranan.',
  askOthersSoon: 'Tanang duol, sa pinakasayo nga puwede, sa {price}.',
  askOthersLate:
    'Wala nay makaabot sa {when}. Pagpili og bag-ong oras ug pangutan-on namo ang tanang duol, sa {price}.',
  priceFailed: 'Wala ma-load ang presyo.',
  retry: 'Sulayi pag-usab',
  priceIsNow: '{price} na ang presyo karon, {before} sa una. Pinduta pag-usab kung okay ra.',
  othersAsked: 'Gipangutana na namo ang tanang duol',
  asked: 'Gipangutana nimo ang uban, busa sa bag-ong booking na kini mopadayon.',
  seeNew: 'Tan-awa ang {code}',
  insteadOf: 'Puli sa {code}',
  back: 'Balik',

  editRequest: 'Usba ang request',
  editRequestHint: 'Oras, kalsada, mga tubag, nota, litrato',

  widen: 'Pangutan-a sab ang tanang duol',
  widenHint: 'Gipangutana gihapon si {name}. Sa unang modawat kini mapunta.',
  widenTitle: 'Pangutan-on sab ang tanang duol?',
  widenText:
    'Gipangutana gihapon si {name} ug sultihan siya. Makuha kini sa uban sa {price} o makapadala sila og quote.',
  widenConfirm: 'Pangutan-a ang tanan',
  widened: 'Gipangutana na namo ang tanang duol',
  askedFirst: 'Si {name} ug ang tanang duol',
  askedFirstText:
    'Gipangutana nimo una si {name}, unya ang tanang duol. Mapunta ang trabaho sa unang modawat, o mopili ka sa ' +
    'ilang ' +
    'mga quote.',

  changedByClient: 'Giusab ni {client} kining request',
  changedParts: '{parts}. Tan-awa una sa dili pa ka motubag.',
  outdated: 'Gi-quote kini ni {name} sa wala pa nimo usba ang request, ug kinahanglan una niya kining kumpirmahon.',
  ownOutdated: 'Giusab na ni {client} ang request: {parts}. Sakto pa ba ang {amount}?',
  confirmQuote: 'Kumpirmaha ang {amount}',
  confirmed: 'Makita ni {client} nga {amount} gihapon',
  askedByName: 'Ikaw ang unang gipangutana ni {client}, ug karon gipangutana sab niya ang uban.',
};
