import type { DataOf } from '../events/registry.ts';
import type { BugEvent } from '../events/support-bugs.ts';
import { truncate } from './change-values.ts';
import type { DetailsOf, Recipient, Subject } from './event-details.ts';

type Reporter = Pick<DataOf<'BugReported'>, 'reporter' | 'role'>;

const about = ({ data }: { data: Reporter }): Subject => ({ accountId: data.reporter.accountId });
const toReporter = ({ reporter, role }: Reporter): Recipient[] => [
  { accountId: reporter.accountId, as: role === 'worker' ? 'worker' : 'client' },
];

/** Only staff see the priority. */
const isNotifiable = ({ status, before, note }: DataOf<'BugTriaged'>) => status !== before.status || note !== null;

export const bugs = {
  BugReported: {
    tone: 'mango',
    icon: 'Bug',
    subject: about,
    changes: ({ whatHappened }) => ({ what: truncate(whatHappened) }),
  },
  BugTriaged: {
    tone: 'info',
    icon: 'Wrench',
    subject: about,
    changes: ({ status, priority, before, note }) => ({
      status: { before: before.status, after: status },
      priority: { before: before.priority, after: priority },
      note: note === null ? null : truncate(note),
    }),
    notify: {
      to: (data) => (isNotifiable(data) ? toReporter(data) : []),
      details: ({ status, before, note }) => ({
        status: status === before.status ? 'same' : status,
        ...(note !== null && { note }),
      }),
      kind: ({ note }) => note !== undefined && 'BugAnswered',
    },
  },
  BugDeleted: {
    tone: 'neutral',
    icon: 'CircleX',
    subject: about,
    strict: true,
    notify: {
      to: toReporter,
      details: ({ reason }) => (reason === null ? {} : { reason }),
      kind: ({ reason }) => reason === undefined && 'BugDeletedUnexplained',
    },
  },
} satisfies DetailsOf<BugEvent['type']>;
