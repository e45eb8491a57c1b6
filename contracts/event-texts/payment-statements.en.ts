import type { statements } from './payment-statements.ts';
import type { TextsOf } from './texts.ts';

/** Texts of bank statement events. */
export const statementsEn = {
  StatementImported: {
    action: 'Added a bank file',
    happened: 'The bank file was added',
    changes: '{name}: {count, plural, one {# transfer} other {# transfers}}',
  },
  TransferMatched: {
    action: 'Found a transfer in a bank file',
    happened: 'A transfer was found in the file',
    changes: 'line {line}, {amount}{reason, select, none {} other {: {reason}}}',
  },
  TransferSetAside: {
    action: 'Set a transfer aside',
    happened: 'The transfer was set aside',
    changes: 'line {line}, {as, select, returned {given back} other {noted}}: {reason}',
  },
  TransferReopened: {
    action: 'Took a transfer up again',
    happened: 'The transfer is open again',
    changes: 'line {line}',
  },
} satisfies TextsOf<typeof statements>;
