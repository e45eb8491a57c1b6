import type { ApprovalEvent } from '../events/approval.ts';
import type { DetailsOf, Subject } from './event-details.ts';

const about = ({ data }: { data: { person: { accountId: string } } }): Subject => ({
  accountId: data.person.accountId,
});

export const approval = {
  ApprovalRequested: { tone: 'mango', icon: 'UserCog', subject: about, strict: true },
  ApprovalGranted: { tone: 'success', icon: 'CheckCheck', subject: about, strict: true },
  ApprovalRefused: { tone: 'danger', icon: 'CircleX', subject: about, strict: true },
  ApprovalWithdrawn: { tone: 'neutral', icon: 'Undo2', subject: about, strict: true },
} satisfies DetailsOf<ApprovalEvent['type']>;
