import { describe, expect, it } from 'vitest';
import { may, type StaffPermission, type StaffRole } from '#contracts/account/staff-permissions.ts';
import { userStatusOf, userActions } from './user-actions.ts';

const unproven = { emailVerified: false, phoneVerified: false };
const client = { id: 'a1', userType: 'client', approval: null, status: 'active', ...unproven, missing: [] } as const;
const worker = {
  id: 'a2',
  userType: 'worker',
  approval: 'applied',
  status: 'active',
  ...unproven,
  missing: [],
} as const;

/** Actions offered to an owner. */
const actionsOf = (user: Parameters<typeof userActions>[0], ownId: string) => userActions(user, ownId, () => true);
const inRole = (staffRole: StaffRole) => (permission: StaffPermission) =>
  may({ userType: 'admin', staffRole }, permission);

describe('actions by staff role', () => {
  const proven = { ...worker, emailVerified: true };

  it('matches each role’s permissions', () => {
    expect(userActions(proven, 'me', inRole('support'))).toEqual(['sendReset', 'endSessions']);
    expect(userActions(proven, 'me', inRole('trust'))).toEqual([
      'approve',
      'reject',
      'role',
      'sendReset',
      'endSessions',
      'suspend',
    ]);
    expect(userActions(proven, 'me', inRole('finance'))).toEqual([]);
    expect(userActions(proven, 'me', inRole('auditor'))).toEqual([]);
  });

  it('leaves staff accounts to owners', () => {
    const colleague = { ...client, userType: 'admin', emailVerified: true } as const;
    expect(userActions(colleague, 'me', inRole('trust'))).toEqual(['sendReset', 'endSessions']);
    expect(userActions(colleague, 'me', inRole('owner'))).toEqual([
      'sendReset',
      'endSessions',
      'staffRole',
      'removeAdmin',
      'suspend',
    ]);
  });
});

describe('actions on a person', () => {
  it('approves or rejects an applicant', () => {
    expect(actionsOf(worker, 'me')).toEqual(['approve', 'reject', 'role', 'endSessions', 'suspend']);
  });

  it('cannot approve an incomplete application', () => {
    expect(actionsOf({ ...worker, missing: ['valid_id'] }, 'me')).toEqual(['reject', 'role', 'endSessions', 'suspend']);
  });

  it('reconsiders a rejection, but does not re-approve a worker', () => {
    expect(actionsOf({ ...worker, approval: 'rejected' }, 'me')).toEqual(['approve', 'role', 'endSessions', 'suspend']);
    expect(actionsOf({ ...worker, approval: 'approved' }, 'me')).toEqual(['role', 'endSessions', 'suspend']);
  });

  it('reinstates a suspended person', () => {
    expect(actionsOf({ ...client, status: 'suspended' }, 'me')).toEqual(['reinstate', 'role']);
  });

  it('sends a password reset to people with a confirmed contact who can sign in', () => {
    const proven = { ...client, phoneVerified: true };
    expect(actionsOf(proven, 'me')).toEqual(['role', 'sendReset', 'endSessions', 'makeAdmin', 'suspend']);
    expect(actionsOf({ ...proven, status: 'suspended' }, 'me')).not.toContain('sendReset');
    expect(actionsOf({ ...proven, id: 'me' }, 'me')).not.toContain('sendReset');
  });

  it('requests the admin role for a person with a confirmed contact, and its removal for another admin', () => {
    expect(actionsOf({ ...client, emailVerified: true }, 'me')).toContain('makeAdmin');
    expect(actionsOf(client, 'me')).not.toContain('makeAdmin');
    const colleague = { ...client, userType: 'admin', emailVerified: true } as const;
    expect(actionsOf(colleague, 'me')).toEqual(['sendReset', 'endSessions', 'staffRole', 'removeAdmin', 'suspend']);
  });

  it('offers nothing for oneself', () => {
    expect(actionsOf({ ...client, id: 'me', userType: 'admin' }, 'me')).toEqual([]);
  });

  it('ignores the application of a former worker', () => {
    expect(actionsOf({ ...worker, userType: 'client' }, 'me')).toEqual(['role', 'endSessions', 'suspend']);
    expect(userStatusOf({ ...worker, userType: 'client' })).toBe('active');
  });
});

describe('userStatusOf', () => {
  it('prefers a suspension', () => {
    expect(userStatusOf({ ...worker, approval: 'approved', status: 'suspended' })).toBe('suspended');
    expect(userStatusOf(worker)).toBe('applied');
    expect(userStatusOf(client)).toBe('active');
  });
});
