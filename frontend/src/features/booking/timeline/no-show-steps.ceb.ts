import type { Messages } from '../../../i18n/i18n.ts';
import type { noShowStepsEn } from './no-show-steps.en.ts';

export const noShowStepsCeb: Messages<typeof noShowStepsEn> = {
  heroWorkerDidntCome: 'Wala moabot si {name}',
  heroWorkerDidntComeText: '{service}, {when}. Wala kay bayranan.',
  heroYouWerentThere: 'Niabot si {name} pero walay tawo',
  heroYouWerentThereText: '{service}, {when}. {fee} ang multa.',
  heroYouWerentTherePay: '{service}, {when}. Naay multa nga {due} nga bayranan.',
  heroLooksAtIt: 'Gisusi kini sa Suki ug sultihan mong duha.',
  heroWaived: '{service}, {when}. Gipalabay kini sa Suki: walay maapektohan ug walay bayranan.',
  heroUpheld: '{service}, {when}. Gisusi kini sa Suki: magpabilin kini sa record.',
  heroClosed: 'Sirado na kining booking',
  heroClosedUnstarted: '{service}, {when}. Walay niingon nga nagsugod kini, busa walay gisingil.',
  heroClosedUnfinished: '{service}, {when}. Walay niingon nga nahuman kini, busa walay gisingil.',
  heroWorkerSuspended: 'Dili na makaadto si {name}',
  heroWorkerSuspendedText: '{service}, {when}. Iuli kanimo ang imong nabayad.',
  workerHeroYouDidntCome: 'Wala kuno ka moabot, matod ni {client}',
  workerHeroYouDidntComeText: '{service}, {when}. Naa kini sa imong record.',
  workerHeroClientWasntThere: 'Wala didto si {client}',
  workerHeroClientWasntThereText: '{service}, {when}. Naay multa nga {fee} si {client}.',
  workerHeroSuspendedText: '{service} para kang {client}, {when}. Napunta na kini sa uban.',
  heroClientGoneText: '{service}, {when}. Wala kay bayranan.',
  workerHeroClientGoneText:
    '{service} para kang {client}, {when}. Dili na kini mapadayon sa kliyente. Bakante na usab ang imong oras.',
  heroContested: 'Gisusi kini sa Suki',
  heroContestedText: '{service}, {when}. Matod sa matag usa, wala ang pikas. Walay pabayron hangtod mahuman.',
  heroCantFindYou: 'Naa na si {name} sa imong pultahan',
  heroCantFindYouText:
    'Dili ka makita ni {name}. Ingna nga naa ka dili molapas sa {answerBy}, kay kung dili, ma-cancel kini ug naay multa sa ' +
    'pag-cancel.',
  heroLateText: '{service}. Wala pay giingon si {name}. Wala kay bayranan kung molakaw na ka.',
  heroWaitsForYou: 'Kahibalo si {name} nga naghulat ka',
  heroWaitsForYouText: '{service}. Hulat pa kadiyot, o pangutan-a na ang uban: wala kay bayranan.',
  heroIsDone: 'Human na ba ang {service}?',
  heroIsDoneText: 'Wala pay giingon si {name}. Masira kini sa {closesAt}; walay singilon.',
  workerHeroCantFindYou: 'Dili ka makita ni {client}',
  workerHeroCantFindYouText:
    'Nagsugod ang {service} sa {place} niadtong {when}. Isulti kung naa ka na sa pultahan o padulong pa.',
  workerHeroLate: 'Angay naa na unta ka niadtong {when}',
  workerHeroAsked: 'Gihulat ang tubag ni {client}',
  workerHeroAskedText: 'Kung walay motubag hangtod {answerBy}, puwede na ka molakaw ug naay multa si {client}.',
  workerHeroIsDone: 'Human na ba ang trabaho?',
  workerHeroIsDoneText:
    '{service} para kang {client}. Kompletuha dili molapas sa {closesAt}, kay kung dili, masira kini nga walay bayad.',
  turnImHere: 'isulti nga naa ka',
  turnOnMyWay: 'isulti kung naa ka na sa pultahan, o padulong pa',
  turnIsDone: 'isulti kung human na',
};
