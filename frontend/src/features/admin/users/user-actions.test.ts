import { describe, expect, it } from 'vitest';
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

describe('what an admin may do about a person', () => {
  it('approves or rejects who has applied', () => {
    expect(userActions(worker, 'me')).toEqual(['approve', 'reject', 'role', 'suspend']);
  });

  it('can’t approve what isn’t complete', () => {
    expect(userActions({ ...worker, missing: ['valid_id'] }, 'me')).toEqual(['reject', 'role', 'suspend']);
  });

  it('can change their mind about who was rejected, but does not ask twice about who works', () => {
    expect(userActions({ ...worker, approval: 'rejected' }, 'me')).toEqual(['approve', 'role', 'suspend']);
    expect(userActions({ ...worker, approval: 'approved' }, 'me')).toEqual(['role', 'suspend']);
  });

  it('reinstates who is suspended', () => {
    expect(userActions({ ...client, status: 'suspended' }, 'me')).toEqual(['reinstate', 'role']);
  });

  it('sends a link for a new password to who has proven an address, and can sign in', () => {
    const proven = { ...client, phoneVerified: true };
    expect(userActions(proven, 'me')).toEqual(['role', 'sendReset', 'makeAdmin', 'suspend']);
    expect(userActions({ ...proven, status: 'suspended' }, 'me')).not.toContain('sendReset');
    expect(userActions({ ...proven, id: 'me' }, 'me')).not.toContain('sendReset');
  });

  it('asks for an admin to be made of who can be reached, and to be unmade of another admin', () => {
    expect(userActions({ ...client, emailVerified: true }, 'me')).toContain('makeAdmin');
    expect(userActions(client, 'me')).not.toContain('makeAdmin');
    const colleague = { ...client, userType: 'admin', emailVerified: true } as const;
    expect(userActions(colleague, 'me')).toEqual(['sendReset', 'removeAdmin', 'suspend']);
  });

  it('does nothing to oneself', () => {
    expect(userActions({ ...client, id: 'me', userType: 'admin' }, 'me')).toEqual([]);
  });

  it('forgets the application of who works no longer', () => {
    expect(userActions({ ...worker, userType: 'client' }, 'me')).toEqual(['role', 'suspend']);
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
