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

/** What an owner is offered. */
const actionsOf = (user: Parameters<typeof userActions>[0], ownId: string) => userActions(user, ownId, () => true);
const inRole = (staffRole: StaffRole) => (permission: StaffPermission) =>
  may({ userType: 'admin', staffRole }, permission);

describe('what staff are offered by their role', () => {
  const proven = { ...worker, emailVerified: true };

  it('is for each role what its permissions open', () => {
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

  it('leaves staff to the owners', () => {
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

describe('what an admin may do about a person', () => {
  it('approves or rejects who has applied', () => {
    expect(actionsOf(worker, 'me')).toEqual(['approve', 'reject', 'role', 'endSessions', 'suspend']);
  });

  it('can’t approve what isn’t complete', () => {
    expect(actionsOf({ ...worker, missing: ['valid_id'] }, 'me')).toEqual(['reject', 'role', 'endSessions', 'suspend']);
  });

  it('can change their mind about who was rejected, but does not ask twice about who works', () => {
    expect(actionsOf({ ...worker, approval: 'rejected' }, 'me')).toEqual(['approve', 'role', 'endSessions', 'suspend']);
    expect(actionsOf({ ...worker, approval: 'approved' }, 'me')).toEqual(['role', 'endSessions', 'suspend']);
  });

  it('reinstates who is suspended', () => {
    expect(actionsOf({ ...client, status: 'suspended' }, 'me')).toEqual(['reinstate', 'role']);
  });

  it('sends a link for a new password to who has proven an address, and can sign in', () => {
    const proven = { ...client, phoneVerified: true };
    expect(actionsOf(proven, 'me')).toEqual(['role', 'sendReset', 'endSessions', 'makeAdmin', 'suspend']);
    expect(actionsOf({ ...proven, status: 'suspended' }, 'me')).not.toContain('sendReset');
    expect(actionsOf({ ...proven, id: 'me' }, 'me')).not.toContain('sendReset');
  });

  it('asks for an admin to be made of who can be reached, and to be unmade of another admin', () => {
    expect(actionsOf({ ...client, emailVerified: true }, 'me')).toContain('makeAdmin');
    expect(actionsOf(client, 'me')).not.toContain('makeAdmin');
    const colleague = { ...client, userType: 'admin', emailVerified: true } as const;
    expect(actionsOf(colleague, 'me')).toEqual(['sendReset', 'endSessions', 'staffRole', 'removeAdmin', 'suspend']);
  });

  it('does nothing to oneself', () => {
    expect(actionsOf({ ...client, id: 'me', userType: 'admin' }, 'me')).toEqual([]);
  });

  it('forgets the application of who works no longer', () => {
    expect(actionsOf({ ...worker, userType: 'client' }, 'me')).toEqual(['role', 'endSessions', 'suspend']);
    expect(userStatusOf({ ...worker, userType: 'client' })).toBe('active');
  });
});

describe('how a person stands', () => {
  it('lets a suspension speak first', () => {
    expect(userStatusOf({ ...worker, approval: 'approved', status: 'suspended' })).toBe('suspended');
    expect(userStatusOf(worker)).toBe('applied');
    expect(userStatusOf(client)).toBe('active');
  });
});
