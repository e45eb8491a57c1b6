import * as z from 'zod/mini';
import type { UserType } from '../roles.ts';

/**
 * Permissions of staff (docs/decisions/staff-roles.md). Each admin endpoint in the route table names its permission;
 * screens follow it.
 */

export const staffRoles = ['owner', 'support', 'finance', 'trust', 'auditor'] as const;
export const StaffRole = z.enum(staffRoles);
export type StaffRole = z.infer<typeof StaffRole>;

/**
 * What each permission allows. `….read` permissions change nothing and show no withheld data; an auditor has exactly
 * these.
 */
export const staffPermissions = {
  'overview.read': 'the figures of the dashboard, as far as one may read what they count',
  'bookings.read': 'bookings with their payment, history and cancellation preview',
  'bookings.change': 'cancel for the platform, finish an overdue job, settle a no-show',
  'people.read': 'clients, workers and staff',
  'people.help': 'send a link for a new password, reset a lost second factor of a client or worker',
  'people.change': 'make a client a worker, or a worker a client',
  'people.suspend': 'suspend and reinstate clients and workers',
  'applications.decide': 'approve and reject workers, and say what a document is',
  'documents.open': 'open what workers handed in; each time is an event',
  'chats.open': 'read what two people wrote to each other; each time is an event with a reason',
  'chats.write': 'write to people for Suki',
  'payments.read': 'all payments',
  'payments.decide': 'say that money arrived, or did not',
  'payments.refund': 'refund payments',
  'payouts.read': 'all payouts, with the account masked',
  'payouts.decide': 'hold, release, mark paid, fail, reverse; the bank’s file with whole accounts',
  'tickets.read': 'what people ask for help with',
  'tickets.answer': 'answer, assign, merge and close it',
  'bugs.read': 'reports of bugs',
  'bugs.change': 'their status and priority',
  'disputes.read': 'disputed jobs, with what both sides say and show',
  'disputes.decide': 'decide on them',
  'safety.read': 'reports about people',
  'safety.decide': 'decide on them',
  'analytics.read': 'figures over time',
  'catalogue.read': 'services, also those that are not offered',
  'catalogue.change': 'add and change them',
  'settings.read': 'the platform’s settings',
  'settings.change': 'change them',
  'approvals.read': 'what waits for a second admin',
  'audit.read': 'the audit log and every event, without private messages; parked entries',
  'staff.change': 'who is staff, in which role, and whether they may sign in',
  'platform.reset': 'reset the platform',
} as const;
export type StaffPermission = keyof typeof staffPermissions;
const allPermissions = Object.keys(staffPermissions).filter(isPermission);

const support = [
  'overview.read',
  'bookings.read',
  'bookings.change',
  'people.read',
  'people.help',
  'chats.write',
  'tickets.read',
  'tickets.answer',
  'bugs.read',
  'bugs.change',
  'disputes.read',
  'catalogue.read',
] as const satisfies StaffPermission[];

const finance = [
  'overview.read',
  'bookings.read',
  'people.read',
  'payments.read',
  'payments.decide',
  'payments.refund',
  'payouts.read',
  'payouts.decide',
  'disputes.read',
  'analytics.read',
  'settings.read',
  'approvals.read',
] as const satisfies StaffPermission[];

const trust = [
  'overview.read',
  'bookings.read',
  'bookings.change',
  'people.read',
  'people.help',
  'people.change',
  'people.suspend',
  'applications.decide',
  'documents.open',
  'chats.open',
  'chats.write',
  'tickets.read',
  'tickets.answer',
  'bugs.read',
  'disputes.read',
  'disputes.decide',
  'safety.read',
  'safety.decide',
  'approvals.read',
] as const satisfies StaffPermission[];

export const permissionsOfRole: Readonly<Record<StaffRole, ReadonlySet<StaffPermission>>> = {
  owner: new Set(allPermissions),
  support: new Set(support),
  finance: new Set(finance),
  trust: new Set(trust),
  auditor: new Set(allPermissions.filter((permission) => permission.endsWith('.read'))),
};

/** `staffRole` is absent for admins from before roles existed and for internal processes: owner. */
type Holder = { userType: string; staffRole?: string | null | undefined };

/** null for non-staff and for unknown roles. */
export function staffRoleOf({ userType, staffRole = 'owner' }: Holder): StaffRole | null {
  if (userType !== 'admin') return null;
  return staffRoles.find((role) => role === staffRole) ?? null;
}

export function may(holder: Holder, permission: StaffPermission): boolean {
  const role = staffRoleOf(holder);
  return role !== null && permissionsOfRole[role].has(permission);
}

/** The permission for an endpoint. Of several, any one suffices; the handler then checks the one for the case. */
export type CallPermission = StaffPermission | readonly StaffPermission[];

/** Whether a permission is missing. Applies to staff only; other callers are checked by user type. */
export function lacksPermission(holder: Holder, { permission }: { permission?: string | readonly string[] }): boolean {
  if (holder.userType !== 'admin' || permission === undefined) return false;
  const wanted = typeof permission === 'string' ? [permission] : permission;
  return !wanted.some((one) => isPermission(one) && may(holder, one));
}

/** Filters actions by the permissions of staff; other roles are not filtered. */
export function withinRole<Action>(
  { role, staffRole }: { role: UserType; staffRole?: string | null | undefined },
  permission: StaffPermission,
  actions: Action[],
): Action[] {
  return lacksPermission({ userType: role, staffRole }, { permission }) ? [] : actions;
}

function isPermission(text: string): text is StaffPermission {
  return Object.hasOwn(staffPermissions, text);
}
