import { describe, expect, expectTypeOf, it } from 'vitest';
import type { Call } from '../calls/call.ts';
import { routeTable } from '../calls/route-table.ts';
import { streams } from '../events/streams.ts';
import { permissionOfStream, streamPermissions } from '../platform/stream-permissions.ts';
import {
  lacksPermission,
  may,
  permissionsOfRole,
  staffPermissions,
  type StaffPermission,
  staffRoleOf,
  staffRoles,
} from './staff-permissions.ts';

const calls = Object.entries<Call>(routeTable);
const permissions = Object.keys(staffPermissions) as StaffPermission[];

describe('a call that admins are named for', () => {
  it('is none without a permission: the compiler refuses it', () => {
    type Shape = Pick<Call, 'method' | 'path' | 'summary' | 'answer' | 'errors'>;
    expectTypeOf<Shape & { who: readonly ['admin'] }>().not.toExtend<Call>();
    expectTypeOf<Shape & { who: readonly ['admin']; permission: 'payouts.read' }>().toExtend<Call>();
    expectTypeOf<Shape & { who: readonly ['worker'] }>().toExtend<Call>();
  });

  it('that only reads takes what only reads; every other one something else', () => {
    const odd = calls.filter(
      ([, { method, permission, who }]) =>
        typeof permission === 'string' && who !== 'signed-in' && permission.endsWith('.read') !== (method === 'GET'),
    );
    expect(odd).toEqual([]);
  });
});

describe('the roles', () => {
  it('owners may do everything, auditors read all that is not withheld and change nothing', () => {
    expect([...permissionsOfRole.owner]).toEqual(permissions);
    expect([...permissionsOfRole.auditor]).toEqual(permissions.filter((one) => one.endsWith('.read')));
    expect(permissionsOfRole.auditor.has('chats.open')).toBe(false);
    expect(permissionsOfRole.auditor.has('documents.open')).toBe(false);
  });

  it('nobody but an owner says who is staff, changes settings or starts anew', () => {
    for (const role of staffRoles.filter((one) => one !== 'owner'))
      for (const permission of ['staff.change', 'settings.change', 'platform.reset'] as const)
        expect([role, permissionsOfRole[role].has(permission)]).toEqual([role, false]);
  });

  it('support has no hand in money, finance none in people', () => {
    const of = (role: 'support' | 'finance', word: string) =>
      [...permissionsOfRole[role]].filter((one) => one.startsWith(word));
    expect([...of('support', 'pay'), ...of('support', 'settings')]).toEqual([]);
    expect([...of('finance', 'people'), ...of('finance', 'chats'), ...of('finance', 'documents')]).toEqual([
      'people.read',
    ]);
  });
});

describe('who somebody is among staff', () => {
  it('is an owner where nobody said: admins of before there were roles', () => {
    expect(staffRoleOf({ userType: 'admin' })).toBe('owner');
    expect(may({ userType: 'admin' }, 'platform.reset')).toBe(true);
  });

  it.each([null, '', 'Owner', 'superuser', 'toString', '__proto__'])('is nobody in the role %j', (staffRole) => {
    expect(staffRoleOf({ userType: 'admin', staffRole })).toBeNull();
    for (const permission of permissions) expect(may({ userType: 'admin', staffRole }, permission)).toBe(false);
  });

  it('is nobody who is a client or worker, whatever role they say', () => {
    for (const userType of ['client', 'worker'] as const)
      expect(may({ userType, staffRole: 'owner' }, 'overview.read')).toBe(false);
  });
});

describe('a call', () => {
  const finance = { userType: 'admin', staffRole: 'finance' } as const;

  it('is open to staff by its permission, or by any of several', () => {
    expect(lacksPermission(finance, { permission: 'payouts.read' })).toBe(false);
    expect(lacksPermission(finance, { permission: 'chats.open' })).toBe(true);
    expect(lacksPermission(finance, { permission: ['chats.open', 'payouts.read'] })).toBe(false);
    expect(lacksPermission(finance, { permission: ['chats.open', 'chats.write'] })).toBe(true);
    expect(lacksPermission(finance, { permission: [] })).toBe(true);
    expect(lacksPermission(finance, { permission: 'toString' })).toBe(true);
    expect(lacksPermission(finance, {})).toBe(false);
  });

  it('asks others for none: who may call at all decides for them', () => {
    expect(lacksPermission({ userType: 'client' }, { permission: 'chats.write' })).toBe(false);
  });
});

describe('a stream', () => {
  it('of each kind has what its readers need, and its name says its kind', () => {
    const made = {
      ...streams,
      payout: () => streams.payout('w', '2026-11-20'),
      conversation: () => streams.conversation('a', 'b'),
    };
    for (const [kind, streamOf] of Object.entries(made) as [keyof typeof streams, (id: string) => string][])
      expect(permissionOfStream(streamOf('x'))).toBe(streamPermissions[kind]);
  });

  it('of a kind that nobody knows is for who reads everything', () => {
    expect(permissionOfStream('toString-1')).toBe('audit.read');
    expect(permissionOfStream('')).toBe('audit.read');
  });
});
