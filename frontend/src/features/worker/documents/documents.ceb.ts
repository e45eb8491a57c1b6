import type { Messages } from '../../../i18n/i18n.ts';
import type { documentsEn } from './documents.en.ts';

export const documentsCeb: Messages<typeof documentsEn> = {
  open: 'Ablihi',
  openNamed: 'Ablihi ang {name}',
  notShown: 'Dili mapakita dinhi kining dokumento. Pangayo og laing kopya, litrato o PDF.',
  firstPages: 'Ang unang {drawn} ra sa {pages} ka panid ang gipakita.',
  kindOf:
    '{kind, select, valid_id {Balidong ID} nbi_clearance {NBI clearance} police_clearance {Police clearance} ' +
    'certificate {Sertipiko} resume {Résumé} other {Laing dokumento}}',
  waiting: 'Naghulat nga masusi',
  checkedOn: 'Gidawat {day}',
  checkedUntil: 'Gidawat {day}, balido hangtod {until}',
  expiredOn: 'Na-expire na, balido ra hangtod {until}',
  refused: 'Wala dawata: {reason}',
  name: 'Imong ngalan',
  services: 'Mga serbisyo nga imong gitanyag',
  place: 'Asa ka motrabaho',
  hours: 'Imong oras sa trabaho',
  valid_id: 'Balidong ID',
  validIdHint: 'Passport, driver’s license, PhilSys, UMID: ipasa kini sa ubos.',
  clearance: 'NBI o police clearance',
  clearanceHint: 'Kadtong balido pa: ipasa kini sa ubos.',
  paper_checks: 'Imong mga dokumento, nasusi namo',
};
