import type { StatementEvent } from '../events/payment-statements.ts';
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
  },
} satisfies DetailsOf<StatementEvent['type']>;
