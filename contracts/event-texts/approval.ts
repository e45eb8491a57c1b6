import type { ApprovalSubject } from '../approval/approval-subject.ts';
import { subjectValues } from '../approval/subject-values.ts';
import type { ApprovalEvent } from '../events/approval.ts';
import type { ChangeDetails } from './change-values.ts';
import type { DetailsOf, Subject } from './event-details.ts';
import { settingChanges } from './setting-changes.ts';

type ApprovalFacts = { subject: ApprovalSubject };

function about({ data: { subject } }: { data: ApprovalFacts }): Subject {
  switch (subject.change) {
    case 'waiver':
    case 'refund':
      return subject.code;
    case 'money_settings':
      return { word: 'settings' };
    case 'system_reset':
      return 'Suki';
    default:
      return { accountId: subject.person.accountId };
  }
}

const changes = ({ subject }: ApprovalFacts): ChangeDetails => ({
  change: subject.change,
  ...subjectValues(subject),
  ...(subject.change === 'money_settings' && { settings: settingChanges(subject.before, subject.after) }),
});

export const approval = {
  ApprovalRequested: { tone: 'mango', icon: 'UserCog', subject: about, strict: true, changes },
  ApprovalGranted: { tone: 'success', icon: 'CheckCheck', subject: about, strict: true, changes },
  ApprovalRefused: { tone: 'danger', icon: 'CircleX', subject: about, strict: true, changes },
  ApprovalWithdrawn: { tone: 'neutral', icon: 'Undo2', subject: about, strict: true, changes },
} satisfies DetailsOf<ApprovalEvent['type']>;
