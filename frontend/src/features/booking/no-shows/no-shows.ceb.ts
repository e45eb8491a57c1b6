import type { Messages } from '../../../i18n/i18n.ts';
import type { noShowsEn } from './no-shows.en.ts';

export const noShowsCeb: Messages<typeof noShowsEn> = {
  cantFindYou: 'Naa na si {name} sa imong pultahan',
  isDone: 'Human na ba ang {service}?',
  isDoneText: 'Kung oo, isulti: singilon ka dayon og {amount}.',
  clientCantFindYou: 'Dili ka makita ni {client}',
  isWorkDone: 'Human na ba ang trabaho?',
  gotCash: 'Nakabayad na ba og cash si {client}?',
  areYouThere: 'Naa na ka didto?',
  runningLate: 'Maulahi ka?',
  runningLateText: 'Isulti kung kanus-a ka moabot. Makahulat si {client}, o makapangutana sa uban.',
  needsYou: 'Ikaw na',
  needsYouFailed: 'Wala ma-load ang mga naghulat nimo.',
  needsClientThere: 'Naa na ba si {name}?',
  needsWorkerThere: 'Naghulat nimo si {client}',
  isWorkerThere: 'Naa na ba si {name}?',
  isWorkerThereText: 'Ingna si {name} nga naghulat ka, o pangutan-a na ang uban.',
  isWorkerThereTold:
    'Gisultihan si {name} sa {time}. Puwede gihapon nimo pangutan-on ang uban, o mo-cancel: wala kay bayranan.',
  tellWorker: 'Sultihi si {name}',
  workerTold: 'Gisultihan na si {name}',
  cantFindClient: 'Walay tawo?',
  cantFindClientText:
    'Kung dili moabli si {client}, isulti. Naa siyay {minutes} ka minuto sa pagtubag; human ana puwede na ka ' +
    'molakaw, ug ' +
    'naay multa.',
  cantFindClientBoth:
    'Wala ka kuno didto, matod ni {client}. Kung dili mo magkita, isulti dinhi: susihon kini sa Suki, ug walay ' +
    'pabayron hangtod mahuman.',
  cantFindWorker: 'Wala ba si {name}?',
  cantFindWorkerText:
    'Naa na kuno si {name} sa imong pultahan. Kung dili mo magkita, isulti dinhi: susihon kini sa Suki, ug walay ' +
    'pabayron hangtod mahuman.',
  workerIsntThere: 'Wala si {name}',
  clientIsntThere: 'Wala didto si {client}',
  clientTold: 'Gisultihan na si {client}',
  imHere: 'Ania ko',
  onMyWay: 'Padulong na ko',
  onMyWayTitle: 'Ingna si {client} nga padulong na ka',
  onMyWayText: 'Makahulat si {client} o makapangutana sa uban. Kung naa ka na, isulti “Naa na ko sa pultahan”.',
  howLong: 'Kanus-a ka moabot?',
  howLongHint: 'Opsyonal. Sama sa “10 ka minuto, traffic sa Mandaue”',
  send: 'Ipadala',
  answered: 'Gisultihan na si {name}',
  wasOtherwise: 'Dili ba ingon ana?',
  wasOtherwiseHint: 'Sultihi ang Suki kung unsay nahitabo, hangtod {until}.',
  disputeTitle: 'Unsay nahitabo?',
  disputeText: 'Basahon kini sa Suki, pangutan-on si {name}, ug sultihan mong duha.',
  disputeReason: 'Sa imong kaugalingong pulong',
  disputeHint: 'Asa ka, unsang orasa, kinsay imong gitawagan.',
  disputeSend: 'Ipadala sa Suki',
  disputeSent: 'Gisusi na kini sa Suki',
  looksAtIt: 'Gisusi kini sa Suki',
  looksAtItText: 'Matod nimo: “{reason}”',
  looksAtItOther: 'Matod sa pikas: “{reason}”',
  itsDone: 'Oo, human na',
  itsDoneTitle: 'Human na ba ang trabaho?',
  itsDoneText: 'Isulti ra kung human na: singilon ka dayon og {amount}.',
  notYetDone: 'Wala pa',
  nowDone: 'Salamat. Human na ang trabaho.',
  back: 'Balik',
};
