import type * as z from 'zod/mini';
import type { StaffPermission } from '../account/staff-permissions.ts';
import type { ApprovalSubject, ApprovedChange } from '../approval/approval-subject.ts';
import type { ExportedList } from '../events/platform.ts';

/** Calls that do several things: what each of them takes. Any of a table's permissions opens the call, and its handler asks for the one. */

/** By what is changed about a person. Of staff, `staff.change` besides. */
export const userChangePermissions = {
  approve: 'applications.decide',
  'request-missing': 'applications.decide',
  reject: 'applications.decide',
  suspend: 'people.suspend',
  reinstate: 'people.suspend',
  role: 'people.change',
} as const satisfies Record<string, StaffPermission>;

/** Who takes a list away has to read it; the bank's file holds whole accounts. */
export const exportPermissions: Readonly<Record<z.infer<typeof ExportedList>, StaffPermission>> = {
  payouts: 'payouts.decide',
  payments: 'payments.read',
  audit_log: 'audit.read',
};

/** Who agrees to it: each could do it alone, if it didn't take two. */
export const approvalPermissions: Readonly<Record<ApprovedChange, StaffPermission>> = {
  make_admin: 'staff.change',
  staff_role: 'staff.change',
  remove_admin: 'staff.change',
  second_factor_reset: 'staff.change',
  number_release: 'people.help',
  number_confirm: 'people.help',
  refund: 'payments.refund',
  waiver: 'payments.refund',
  suspend_worker: 'people.suspend',
  money_settings: 'settings.change',
  system_reset: 'platform.reset',
};

const causePermissions = {
  dispute: 'disputes.decide',
  no_show: 'bookings.change',
  cancellation: 'bookings.change',
} as const satisfies Record<string, StaffPermission>;

/** Who asks for it: mostly who could agree to it, too; money that a decision on a job gives up, whoever decides on those. */
export function askingPermission(subject: ApprovalSubject): StaffPermission {
  const cause = 'cause' in subject ? subject.cause : undefined;
  return cause === undefined ? approvalPermissions[subject.change] : causePermissions[cause];
}

/** Each once: what opens a call of such a table. */
export function anyOf(table: Readonly<Record<string, StaffPermission>>): readonly StaffPermission[] {
  return [...new Set(Object.values(table))];
}
