import type { StatementEvent } from '../events/payment-statements.ts';
import { truncate } from './change-values.ts';
import { type DetailsOf, ofBooking } from './event-details.ts';

export const statements = {
  StatementImported: {
    tone: 'info',
    icon: 'FileText',
    subject: ({ data }) => data.name,
    strict: true,
    changes: ({ name, lines }) => ({ name, count: lines.length }),
  },
  TransferMatched: {
    tone: 'info',
    icon: 'Check',
    subject: ofBooking,
    strict: true,
    changes: ({ byHand }) => ({ reason: byHand ? truncate(byHand.reason) : null }),
  },
  TransferSetAside: {
    tone: 'mango',
    icon: 'FileText',
    subject: () => ({ word: 'bank_file' }),
    strict: true,
  },
  TransferReopened: {
    tone: 'info',
    icon: 'FileText',
    subject: () => ({ word: 'bank_file' }),
    strict: true,
  },
} satisfies DetailsOf<StatementEvent['type']>;
