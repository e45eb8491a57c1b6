import type { safetyDeskEn } from './safety-desk.en.ts';

export const safetyDeskFil: Record<keyof typeof safetyDeskEn, string> = {
  title: 'Mga report sa tao',
  hint: 'Unahin ang mga ito.',
  harassment: 'Panliligalig',
  threat: 'Pananakot o pananakit',
  theft: 'Pagnanakaw',
  other: 'Iba pa',
  against: '{about}: {name}',
  by: 'Ini-report ni {name} noong {when}',
  booking: 'Tingnan ang booking',
  person: 'Tingnan si {name}',
  suspend: 'Suspindihin ngayon',
  suspendTitle: 'Suspindihin si {name}?',
  suspendText: 'Mala-log out agad siya sa lahat, at mapupunta sa iba ang mga susunod niyang trabaho.',
  suspended: 'Sinuspinde',
  close: 'Isara',
  closeTitle: 'Isara ang report?',
  closeText: 'Sabihin kung ano ang nakita mo. Malalaman ni {name} na tiningnan mo, hindi ang nakita mo.',
  closed: 'Naisara na',
  loadFailed: 'Hindi mabasa ang mga report',
};
