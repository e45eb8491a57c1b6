import type { Messages } from '../../../i18n/i18n.ts';
import type { changesEn } from './changes.en.ts';

export const changesFil: Messages<typeof changesEn> = {
  proposeTime: 'Magmungkahi ng bagong oras',
  proposeTimeAgain: 'Magmungkahi ng ibang oras',
  otherAgrees: 'Kailangang pumayag si {other}',
  proposeTitle: 'Kailan ka puwede?',
  proposeText: 'Sa {when} ito ngayon. Hindi ito magbabago hangga’t hindi pumapayag si {other}.',
  proposeAt: 'Imungkahi ang {when}',
  proposeThis: 'Imungkahi ang oras na ito',
  pickTime: 'Pumili ng araw at oras.',
  sameTime: 'Ito na ang oras ngayon.',
  proposed: 'Tinanong na si {other}',
  back: 'Bumalik',
  times: 'Bagong oras',

  askedByOther: 'Humihingi si {other} ng bagong oras',
  askedByYou: 'Humingi ka ng bagong oras',
  now: 'Ngayon',
  instead: 'Kapalit',
  waitsForOther: 'Hindi pa sumasagot si {other}. Hangga’t wala pa, walang magbabago.',
  askedTooLate: 'Lumipas na ang bagong oras. Walang nagbago.',
  acceptTime: 'Kunin ang bagong oras',
  keepTime: 'Huwag baguhin',
  newTimeTaken: 'Hindi na bakante ang oras na iyon',
  freeInstead: 'Bakante sa halip: {times}.',
  noneFree: 'Wala nang ibang bakanteng oras sa ngayon.',

  extraTitle: 'May dagdag na minumungkahi si {name}',
  extraText: 'Bibilangin lang ito kung aaprubahan mo, at kasama na sa babayaran mo.',
  extraTotal: 'Kasama ito, {total} ang trabaho.',
  approve: 'Aprubahan ang {amount}',
  refuse: 'Tanggihan',
  approved: 'Inaprubahan: dagdag na {amount}',
  refused: 'Tinanggihan; hindi nagbago ang presyo',
};
