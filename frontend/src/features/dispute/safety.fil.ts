import type { safetyEn } from './safety.en.ts';

export const safetyFil: Record<keyof typeof safetyEn, string> = {
  report: 'I-report si {name}',
  title: 'I-report si {name}?',
  hint: 'Nasa panganib ka ba ngayon? Tumawag sa 911. Suki lang ang makakabasa nito, at uunahin namin ito.',
  about: 'Ano ang nangyari?',
  aboutNeeded: 'Piliin kung ano ang nangyari',
  harassment: 'Pangha-harass',
  threat: 'Pananakot o pananakit',
  theft: 'Pagnanakaw',
  other: 'Iba pa',
  story: 'Ikuwento mo',
  storyHint: 'Hindi sasabihin kay {name} na sumulat ka sa amin.',
  storyNeeded: 'Ikuwento ang nangyari',
  pictures: 'Mga larawan, kung mayroon',
  picturesHint: 'Suki lang ang makakakita.',
  send: 'Ipadala ang report',
  sent: 'Salamat. Tinitingnan na namin ito.',
  goBack: 'Bumalik',
};
