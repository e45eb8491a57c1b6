import type { Messages } from '../../../i18n/i18n.ts';
import type { noShowStepsEn } from './no-show-steps.en.ts';

export const noShowStepsFil: Messages<typeof noShowStepsEn> = {
  heroWorkerDidntCome: 'Hindi dumating si {name}',
  heroWorkerDidntComeText: '{service}, {when}. Wala kang babayaran.',
  heroYouWerentThere: 'Dumating si {name} pero walang tao',
  heroYouWerentThereText: '{service}, {when}. {fee} ang multa.',
  heroYouWerentTherePay: '{service}, {when}. May multang {due} na babayaran.',
  heroLooksAtIt: 'Tinitingnan ito ng Suki at sasabihan kayong dalawa.',
  heroWaived: '{service}, {when}. Pinalampas ito ng Suki: hindi ito ibibilang laban kaninuman at walang babayaran.',
  heroUpheld: '{service}, {when}. Tiningnan ito ng Suki: mananatili ito sa record.',
  heroClosed: 'Sarado na ang booking na ito',
  heroClosedUnstarted: '{service}, {when}. Walang nagsabing nagsimula ito, kaya walang siningil.',
  heroClosedUnfinished: '{service}, {when}. Walang nagsabing natapos ito, kaya walang siningil.',
  heroWorkerSuspended: 'Hindi na makakapunta si {name}',
  heroWorkerSuspendedText: '{service}, {when}. Ibabalik sa iyo ang nabayaran mo.',
  workerHeroYouDidntCome: 'Hindi ka raw dumating, sabi ni {client}',
  workerHeroYouDidntComeText: '{service}, {when}. Nakatala ito sa record mo.',
  workerHeroClientWasntThere: 'Wala roon si {client}',
  workerHeroClientWasntThereText: '{service}, {when}. May multang {fee} si {client}.',
  workerHeroSuspendedText: '{service} para kay {client}, {when}. Napunta na ito sa iba.',
  heroClientGoneText: '{service}, {when}. Wala kang babayaran.',
  workerHeroClientGoneText:
    '{service} para kay {client}, {when}. Hindi na ito maitutuloy ng kliyente. Bakante na ulit ang oras mo.',
  heroContested: 'Tinitingnan ito ng Suki',
  heroContestedText:
    '{service}, {when}. Wala raw ang isa, sabi ng bawat isa. Walang sisingilin hangga’t hindi pa tapos.',
  heroCantFindYou: 'Nasa pinto mo na si {name}',
  heroCantFindYouText:
    'Hindi ka makita ni {name}. Sabihin mong nandiyan ka bago mag-{answerBy}, kung hindi ay kanselado ito at may multa sa pagkansela.',
  heroLateText: '{service}. Wala pang sinasabi si {name}. Wala kang babayaran kung aalis ka na.',
  heroWaitsForYou: 'Alam ni {name} na naghihintay ka',
  heroWaitsForYouText: '{service}. Maghintay pa, o tanungin na ang iba: wala kang babayaran.',
  heroIsDone: 'Tapos na ba ang {service}?',
  heroIsDoneText: 'Wala pang sinasabi si {name}. Magsasara ito sa {closesAt}; walang sisingilin.',
  workerHeroCantFindYou: 'Hindi ka makita ni {client}',
  workerHeroCantFindYouText:
    'Nagsimula ang {service} sa {place} noong {when}. Sabihin kung nasa pinto ka na o papunta pa.',
  workerHeroLate: 'Dapat ay nandoon ka na noong {when}',
  workerHeroAsked: 'Hinihintay ang sagot ni {client}',
  workerHeroAskedText: 'Kung walang sumagot hanggang {answerBy}, puwede ka nang umalis at may multa si {client}.',
  workerHeroIsDone: 'Tapos na ba ang trabaho?',
  workerHeroIsDoneText:
    '{service} para kay {client}. Kumpletuhin bago ang {closesAt}, kung hindi ay magsasara ito nang walang bayad.',
  turnImHere: 'sabihin mong nandiyan ka',
  turnOnMyWay: 'sabihin kung nasa pinto ka na o papunta pa',
  turnIsDone: 'sabihin kung tapos na',
};
