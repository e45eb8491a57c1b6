import type { StaffPermission } from '#contracts/account/staff-permissions.ts';
import { userChangePermissions } from '#contracts/platform/case-permissions.ts';
import type { AdminUser } from '#contracts/views/account.ts';

export type UserAction =
  | 'approve'
  | 'reject'
  | 'suspend'
  | 'reinstate'
  | 'role'
  | 'makeAdmin'
  | 'staffRole'
  | 'removeAdmin'
  | 'sendReset'
  | 'endSessions';

type OfAPerson = Pick<AdminUser, 'userType' | 'approval' | 'status'>;
type Facts = OfAPerson & Pick<AdminUser, 'id' | 'emailVerified' | 'phoneVerified'> & { missing: readonly unknown[] };

const possible: Record<UserAction, (user: Facts, isSelf: boolean) => boolean> = {
  approve: ({ userType, approval, missing }) =>
    userType === 'worker' && (approval === 'applied' || approval === 'rejected') && missing.length === 0,
  reject: ({ userType, approval }) => userType === 'worker' && approval === 'applied',
  suspend: ({ status }, isSelf) => status === 'active' && !isSelf,
  reinstate: ({ status }) => status === 'suspended',
  role: ({ userType }, isSelf) => userType !== 'admin' && !isSelf,
  // Needs a second admin's approval; a new admin must have a confirmed contact.
  makeAdmin: ({ userType, status, emailVerified, phoneVerified }) =>
    userType !== 'admin' && status === 'active' && (emailVerified || phoneVerified),
  staffRole: ({ userType, status }, isSelf) => userType === 'admin' && status === 'active' && !isSelf,
  removeAdmin: ({ userType }, isSelf) => userType === 'admin' && !isSelf,
  // The link goes to confirmed contacts only. Admins change their own password in the settings.
  sendReset: ({ status, emailVerified, phoneVerified }, isSelf) =>
    status === 'active' && (emailVerified || phoneVerified) && !isSelf,
  // A suspended or removed person has no sessions.
  endSessions: ({ status }, isSelf) => status === 'active' && !isSelf,
};

const order: readonly UserAction[] = [
  'approve',
  'reject',
  'reinstate',
  'role',
  'sendReset',
  'endSessions',
  'makeAdmin',
  'staffRole',
  'removeAdmin',
  'suspend',
];

/**
 * Actions of an admin on a person, the most likely first. Only a complete application can be approved. Admins cannot
 * suspend or demote themselves.
 */
export function userActions(
  user: Facts,
  ownId: string | null,
  may: (permission: StaffPermission) => boolean,
): UserAction[] {
  return order.filter((action) => possible[action](user, user.id === ownId) && isTheirs(action, user, may));
}

const { approve, reject, suspend, reinstate, role } = userChangePermissions;
const permissions: Record<UserAction, StaffPermission> = {
  approve,
  reject,
  suspend,
  reinstate,
  role,
  makeAdmin: 'staff.change',
  staffRole: 'staff.change',
  removeAdmin: 'staff.change',
  sendReset: 'people.help',
  endSessions: 'people.help',
};

/** Also allowed on staff accounts, which otherwise only owners manage. */
const helps: readonly UserAction[] = ['sendReset', 'endSessions'];

function isTheirs(action: UserAction, { userType }: Facts, may: (permission: StaffPermission) => boolean): boolean {
  if (!may(permissions[action])) return false;
  return userType !== 'admin' || helps.includes(action) || may('staff.change');
}

export type UserStatus = 'suspended' | 'applied' | 'rejected' | 'approved' | 'active' | 'closed';

/** Single status of a person: a suspension takes precedence over the approval, which applies to workers only. */
export function userStatusOf({ userType, approval, status }: OfAPerson): UserStatus {
  if (status !== 'active') return status;
  return userType === 'worker' && approval !== null ? approval : 'active';
}
