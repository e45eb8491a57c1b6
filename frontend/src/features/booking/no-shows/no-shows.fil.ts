import type { Messages } from '../../../i18n/i18n.ts';
import type { noShowsEn } from './no-shows.en.ts';

export const noShowsFil: Messages<typeof noShowsEn> = {
  cantFindYou: 'Nasa pinto mo na si {name}',
  isDone: 'Tapos na ba ang {service}?',
  isDoneText: 'Kung oo, sabihin dito: saka ka sisingilin ng {amount}.',
  clientCantFindYou: 'Hindi ka makita ni {client}',
  isWorkDone: 'Tapos na ba ang trabaho?',
  gotCash: 'Nagbayad na ba ng cash si {client}?',
  areYouThere: 'Nandiyan ka ba?',
  runningLate: 'Mahuhuli ka ba?',
  runningLateText: 'Sabihin kung kailan ka darating. Puwedeng maghintay si {client} o magtanong sa iba.',
  needsYou: 'Ikaw naman',
  needsYouFailed: 'Hindi ma-load ang mga naghihintay sa iyo.',
  needsClientThere: 'Nandiyan na ba si {name}?',
  needsWorkerThere: 'Hinihintay ka ni {client}',
  isWorkerThere: 'Nandiyan na ba si {name}?',
  isWorkerThereText: 'Sabihan si {name} na naghihintay ka, o tanungin na ang iba.',
  isWorkerThereTold:
    'Sinabihan si {name} nang {time}. Puwede mo pa ring tanungin ang iba o magkansela: wala kang babayaran.',
  tellWorker: 'Sabihan si {name}',
  workerTold: 'Sinabihan na si {name}',
  cantFindClient: 'Walang tao?',
  cantFindClientText:
    'Kung hindi nagbubukas si {client}, sabihin dito. May {minutes, plural, other {# minuto}} si {client} para ' +
    'sumagot; pagkatapos ay puwede ka nang umalis at may multa siya.',
  cantFindClientBoth:
    'Wala ka raw roon, sabi ni {client}. Kung hindi kayo magkita, sabihin dito: titingnan ito ng Suki, at walang ' +
    'sisingilin hangga’t hindi pa tapos.',
  cantFindWorker: 'Wala ba si {name}?',
  cantFindWorkerText:
    'Nasa pinto mo na raw si {name}. Kung hindi kayo magkita, sabihin dito: titingnan ito ng Suki, at walang ' +
    'sisingilin hangga’t hindi pa tapos.',
  workerIsntThere: 'Wala si {name}',
  clientIsntThere: 'Wala si {client}',
  clientTold: 'Sinabihan na si {client}',
  imHere: 'Nandito ako',
  onMyWay: 'Papunta na ako',
  onMyWayTitle: 'Sabihin kay {client} na papunta ka na',
  onMyWayText:
    'Puwedeng maghintay si {client} o magtanong sa iba. Kung nandoon ka na, pindutin ang “Nasa pinto na ako”.',
  howLong: 'Kailan ka makakarating?',
  howLongHint: 'Opsyonal. Halimbawa, “10 minuto, trapik sa EDSA”',
  send: 'Ipadala',
  answered: 'Sinabihan na si {name}',
  wasOtherwise: 'Iba ba ang nangyari?',
  wasOtherwiseHint: 'Sabihin sa Suki ang nangyari hanggang {until}.',
  disputeTitle: 'Ano ang nangyari?',
  disputeText: 'Babasahin ito ng Suki, tatanungin si {name} at sasabihan kayong dalawa.',
  disputeReason: 'Sa sarili mong salita',
  disputeHint: 'Nasaan ka, anong oras, sino ang tinawagan mo.',
  disputeSend: 'Ipadala sa Suki',
  disputeSent: 'Tinitingnan na ito ng Suki',
  looksAtIt: 'Tinitingnan ito ng Suki',
  looksAtItText: 'Isinulat mo: “{reason}”',
  looksAtItOther: 'Isinulat ng kabila: “{reason}”',
  itsDone: 'Oo, tapos na',
  itsDoneTitle: 'Tapos na ba ang trabaho?',
  itsDoneText: 'Sabihin lang kung tapos na talaga: sisingilin ka na ng {amount}.',
  notYetDone: 'Hindi pa',
  nowDone: 'Salamat. Tapos na ang trabaho.',
  back: 'Bumalik',
};
