import type * as z from 'zod/mini';
import type { StaffPermission } from '../account/staff-permissions.ts';
import type { ApprovalSubject, ApprovedChange } from '../approval/approval-subject.ts';
import type { ExportedList } from '../events/platform.ts';

/**
 * Permissions of endpoints with several actions. Any permission of a table opens the endpoint, and its handler checks
 * the one for the action.
 */

/** By change of a person. For staff members `staff.change` is needed as well. */
export const userChangePermissions = {
  approve: 'applications.decide',
  'request-missing': 'applications.decide',
  reject: 'applications.decide',
  suspend: 'people.suspend',
  reinstate: 'people.suspend',
  role: 'people.change',
} as const satisfies Record<string, StaffPermission>;

/** Exporting a list needs its read permission; the bank file has full payout accounts. */
export const exportPermissions: Readonly<Record<z.infer<typeof ExportedList>, StaffPermission>> = {
  payouts: 'payouts.decide',
  payments: 'payments.read',
  audit_log: 'audit.read',
};

/** Permission to approve a change: the one for making it alone. */
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

/**
 * Permission to request a change: usually the one to approve it; for money given up by a decision on a job, the one for
 * such decisions.
 */
export function askingPermission(subject: ApprovalSubject): StaffPermission {
  const cause = 'cause' in subject ? subject.cause : undefined;
  return cause === undefined ? approvalPermissions[subject.change] : causePermissions[cause];
}

/** The distinct permissions of a table, any of which opens the endpoint. */
export function anyOf(table: Readonly<Record<string, StaffPermission>>): readonly StaffPermission[] {
  return [...new Set(Object.values(table))];
}
