import { formatPesoLong } from '../money.ts';
import type { ApprovalSubject } from './approval-subject.ts';

/** Values for texts about a change, in any language; empty where the kind of change has none. */
export type SubjectValues = { person: string; amount: string; code: string; count: number; role: string };

export function subjectValues(subject: ApprovalSubject): SubjectValues {
  switch (subject.change) {
    case 'staff_role':
      return { ...none, person: subject.person.name, role: subject.staffRole };
    case 'make_admin':
    case 'remove_admin':
    case 'second_factor_reset':
    case 'number_release':
    case 'number_confirm':
      return { ...none, person: subject.person.name };
    case 'waiver':
    case 'refund':
      return {
        ...none,
        person: subject.clientName,
        amount: formatPesoLong(subject.amountCentavos),
        code: subject.code,
      };
    case 'money_settings':
    case 'system_reset':
      return none;
    case 'suspend_worker':
      return { ...none, person: subject.person.name, count: subject.jobs.length };
  }
}

const none: SubjectValues = { person: '', amount: '', code: '', count: 0, role: '' };
