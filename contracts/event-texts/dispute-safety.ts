import type { SafetyEvent } from '../events/dispute-safety.ts';
import type { DetailsOf } from './event-details.ts';

export const safety = {
  SafetyReported: {
    tone: 'danger',
    icon: 'ShieldX',
    subject: ({ data }) => ({ accountId: data.reported.accountId }),
    strict: true,
  },
  SafetyReportClosed: {
    tone: 'success',
    icon: 'ShieldCheck',
    subject: ({ data }) => ({ accountId: data.reportedId }),
    strict: true,
    notify: { to: ({ reporterId }) => [{ accountId: reporterId, as: 'client' }], details: () => ({}) },
  },
} satisfies DetailsOf<SafetyEvent['type']>;
