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
  'overview.read': 'see the dashboard’s figures, limited to data that other permissions allow',
  'bookings.read': 'see bookings with their payment, history and cancellation preview',
  'bookings.change': 'cancel as the platform, finish an overdue job, settle a no-show',
  'people.read': 'see clients, workers and staff',
  'people.help': 'send password links, and reset lost second factors of clients and workers',
  'people.change': 'turn a client into a worker, or a worker into a client',
  'people.suspend': 'suspend and reinstate clients and workers',
  'applications.decide': 'approve and reject workers, and set the kind of their documents',
  'documents.open': 'open workers’ documents; each time is recorded as an event',
  'chats.open': 'read conversations of others; each time is recorded as an event with a reason',
  'chats.write': 'send messages as Suki',
  'payments.read': 'see all payments',
  'payments.decide': 'confirm that money arrived, or that it did not',
  'payments.refund': 'refund payments',
  'payouts.read': 'see all payouts, with masked accounts',
  'payouts.decide': 'hold, release, mark paid, fail and reverse payouts; download the bank file with full accounts',
  'tickets.read': 'see tickets',
  'tickets.answer': 'answer, assign, merge and close tickets',
  'bugs.read': 'see bug reports',
  'bugs.change': 'change the status and priority of bug reports',
  'disputes.read': 'see disputed jobs, with statements and pictures of both sides',
  'disputes.decide': 'decide disputes',
  'safety.read': 'see safety reports',
  'safety.decide': 'decide safety reports',
  'analytics.read': 'see analytics',
  'catalogue.read': 'see all services, including withdrawn ones',
  'catalogue.change': 'add and change services',
  'settings.read': 'see the platform’s settings',
  'settings.change': 'change the platform’s settings',
  'approvals.read': 'see requests that wait for a second admin',
  'audit.read': 'see the audit log, every event without private messages, and parked entries',
  'staff.change': 'change who is staff, their role, and whether they may sign in',
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
