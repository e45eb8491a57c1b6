import type { statementsEn } from './payment-statements.en.ts';
import type { Translated } from './texts.ts';

export const statementsFil: Translated<typeof statementsEn> = {
  StatementImported: {
    action: 'Nagdagdag ng bank file',
    happened: 'Idinagdag ang bank file',
    changes: '{name}: {count} transfer',
  },
  TransferMatched: {
    action: 'Nakakita ng transfer sa bank file',
    happened: 'May nakitang transfer sa file',
    changes: 'linya {line}, {amount}{reason, select, none {} other {: {reason}}}',
  },
  TransferSetAside: {
    action: 'Nagtabi ng transfer',
    happened: 'Itinabi ang transfer',
    changes: 'linya {line}, {as, select, returned {ibinalik ang pera} other {tinandaan}}: {reason}',
  },
  TransferReopened: {
    action: 'Binuksan ulit ang transfer',
    happened: 'Bukas na ulit ang transfer',
    changes: 'linya {line}',
  },
};
