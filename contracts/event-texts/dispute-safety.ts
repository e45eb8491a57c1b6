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
    notify: {
      to: ({ reporterId, reporterAs = 'client', reportedId, reportedAs = 'client', warning }) => [
        { accountId: reporterId, as: reporterAs },
        ...(warning === undefined ? [] : [{ accountId: reportedId, as: reportedAs, only: { warning } }]),
      ],
      details: () => ({}),
      kind: ({ warning }) => warning !== undefined && 'PersonWarned',
    },
  },
} satisfies DetailsOf<SafetyEvent['type']>;
