import type { Messages } from '../../../i18n/i18n.ts';
import type { documentsEn } from './documents.en.ts';

export const documentsFil: Messages<typeof documentsEn> = {
  open: 'Buksan',
  openNamed: 'Buksan ang {name}',
  notShown: 'Hindi maipakita rito ang dokumentong ito. Humingi ng ibang kopya, larawan man o PDF.',
  firstPages: 'Ang unang {drawn} lang sa {pages} pahina ang ipinapakita.',
  kindOf:
    '{kind, select, valid_id {Valid ID} nbi_clearance {NBI clearance} police_clearance {Police clearance} ' +
    'certificate {Sertipiko} resume {Résumé} other {Iba pang dokumento}}',
  waiting: 'Susuriin pa',
  checkedOn: 'Tinanggap noong {day}',
  checkedUntil: 'Tinanggap noong {day}, may bisa hanggang {until}',
  expiredOn: 'Paso na, may bisa hanggang {until} lang',
  refused: 'Hindi tinanggap: {reason}',
  name: 'Pangalan mo',
  services: 'Mga serbisyong inaalok mo',
  place: 'Kung saan ka nagtatrabaho',
  hours: 'Oras ng trabaho mo',
  valid_id: 'Isang valid ID',
  validIdHint: 'Passport, driver’s license, PhilSys, UMID: ipasa sa ibaba.',
  clearance: 'NBI o police clearance',
  clearanceHint: 'Iyong may bisa pa: ipasa sa ibaba.',
  paper_checks: 'Pagsusuri namin sa mga dokumento mo',
};
