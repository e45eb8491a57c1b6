import type { statementsEn } from './payment-statements.en.ts';
import type { Translated } from './texts.ts';

export const statementsCeb: Translated<typeof statementsEn> = {
  StatementImported: {
    action: 'Nagdugang og bank file',
    happened: 'Gidugang ang bank file',
    changes: '{name}: {count} ka transfer',
  },
  TransferMatched: {
    action: 'Nakakita og transfer sa bank file',
    happened: 'Naay nakitang transfer sa file',
    changes: 'linya {line}, {amount}{reason, select, none {} other {: {reason}}}',
  },
  TransferSetAside: {
    action: 'Nagpadaplin og transfer',
    happened: 'Gipadaplin ang transfer',
    changes: 'linya {line}, {as, select, returned {giuli ang kwarta} other {gimatikdan}}: {reason}',
  },
  TransferReopened: {
    action: 'Giablihan pag-usab ang transfer',
    happened: 'Abli na usab ang transfer',
    changes: 'linya {line}',
  },
};
