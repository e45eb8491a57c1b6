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
  // These take a second admin's yes; who is made one can be reached.
  makeAdmin: ({ userType, status, emailVerified, phoneVerified }) =>
    userType !== 'admin' && status === 'active' && (emailVerified || phoneVerified),
  staffRole: ({ userType, status }, isSelf) => userType === 'admin' && status === 'active' && !isSelf,
  removeAdmin: ({ userType }, isSelf) => userType === 'admin' && !isSelf,
  // A link goes only to what they have proven; one's own is changed in the settings.
  sendReset: ({ status, emailVerified, phoneVerified }, isSelf) =>
    status === 'active' && (emailVerified || phoneVerified) && !isSelf,
  // Whoever is suspended or gone is signed in nowhere.
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
 * What an admin may do about a person, the most likely first. Only a complete application is approved. Nobody suspends
 * or demotes themselves.
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

/** To staff, too, who are else the owners' business. */
const helps: readonly UserAction[] = ['sendReset', 'endSessions'];

function isTheirs(action: UserAction, { userType }: Facts, may: (permission: StaffPermission) => boolean): boolean {
  if (!may(permissions[action])) return false;
  return userType !== 'admin' || helps.includes(action) || may('staff.change');
}

export type UserStatus = 'suspended' | 'applied' | 'rejected' | 'approved' | 'active' | 'closed';

/** The one word for how a person stands: a suspension says more than an approval, an approval only counts for workers. */
export function userStatusOf({ userType, approval, status }: OfAPerson): UserStatus {
  if (status !== 'active') return status;
  return userType === 'worker' && approval !== null ? approval : 'active';
}
