import type { Messages } from '../../i18n/i18n.ts';
import type { undoEn } from './undo.en.ts';

export const undoCeb: Messages<typeof undoEn> = {
  undoTitle: 'Dili ba ikaw kadto?',
  undoText:
    'Nausab ang imong email o mobile number sa Suki. Bawia kini dinhi: mobalik ang karaan, ug ma-log out ang tanan ' +
    'nga naka-log in sa imong account.',
  undo: 'Bawia ang kausaban',
  undoneEmail: 'Nabalik na ang karaan nimong email',
  undonePhone: 'Nabalik na ang karaan nimong numero',
  undoneText:
    'Na-log out ang tanan sa imong account. Pag-log in karon, ug tan-awa ang imong profile ug kung asa moadto ang ' +
    'imong kwarta. Kung basin naay nakahibalo sa imong password, sultihi dayon mi.',
  gone: 'Dili na mogana kining link',
  goneText:
    'Nagamit na kini, o nilapas na ang pito ka adlaw. Pag-log in aron makita ang email ug numero sa imong account.',
  logIn: 'Log in',
};
