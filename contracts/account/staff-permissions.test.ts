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

describe('an endpoint for admins', () => {
  it('needs a permission: the compiler rejects one without it', () => {
    type Shape = Pick<Call, 'method' | 'path' | 'summary' | 'answer' | 'errors'>;
    expectTypeOf<Shape & { who: readonly ['admin'] }>().not.toExtend<Call>();
    expectTypeOf<Shape & { who: readonly ['admin']; permission: 'payouts.read' }>().toExtend<Call>();
    expectTypeOf<Shape & { who: readonly ['worker'] }>().toExtend<Call>();
  });

  it('needs a read permission if it only reads, and another one otherwise', () => {
    const odd = calls.filter(
      ([, { method, permission, who }]) =>
        typeof permission === 'string' && who !== 'signed-in' && permission.endsWith('.read') !== (method === 'GET'),
    );
    expect(odd).toEqual([]);
  });
});

describe('the roles', () => {
  it('allow owners everything, and auditors only reads of data that is not withheld', () => {
    expect([...permissionsOfRole.owner]).toEqual(permissions);
    expect([...permissionsOfRole.auditor]).toEqual(permissions.filter((one) => one.endsWith('.read')));
    expect(permissionsOfRole.auditor.has('chats.open')).toBe(false);
    expect(permissionsOfRole.auditor.has('documents.open')).toBe(false);
  });

  it('reserve staff roles, settings and platform resets for owners', () => {
    for (const role of staffRoles.filter((one) => one !== 'owner'))
      for (const permission of ['staff.change', 'settings.change', 'platform.reset'] as const)
        expect([role, permissionsOfRole[role].has(permission)]).toEqual([role, false]);
  });

  it('give support no money permissions, and finance none about people', () => {
    const of = (role: 'support' | 'finance', word: string) =>
      [...permissionsOfRole[role]].filter((one) => one.startsWith(word));
    expect([...of('support', 'pay'), ...of('support', 'settings')]).toEqual([]);
    expect([...of('finance', 'people'), ...of('finance', 'chats'), ...of('finance', 'documents')]).toEqual([
      'people.read',
    ]);
  });
});

describe('the staff role', () => {
  it('defaults to owner for admins from before roles existed', () => {
    expect(staffRoleOf({ userType: 'admin' })).toBe('owner');
    expect(may({ userType: 'admin' }, 'platform.reset')).toBe(true);
  });

  it.each([null, '', 'Owner', 'superuser', 'toString', '__proto__'])('does not exist for %j', (staffRole) => {
    expect(staffRoleOf({ userType: 'admin', staffRole })).toBeNull();
    for (const permission of permissions) expect(may({ userType: 'admin', staffRole }, permission)).toBe(false);
  });

  it('does not exist for clients and workers, even with a stated role', () => {
    for (const userType of ['client', 'worker'] as const)
      expect(may({ userType, staffRole: 'owner' }, 'overview.read')).toBe(false);
  });
});

describe('a permission check', () => {
  const finance = { userType: 'admin', staffRole: 'finance' } as const;

  it('admits staff with the permission, or with any of several', () => {
    expect(lacksPermission(finance, { permission: 'payouts.read' })).toBe(false);
    expect(lacksPermission(finance, { permission: 'chats.open' })).toBe(true);
    expect(lacksPermission(finance, { permission: ['chats.open', 'payouts.read'] })).toBe(false);
    expect(lacksPermission(finance, { permission: ['chats.open', 'chats.write'] })).toBe(true);
    expect(lacksPermission(finance, { permission: [] })).toBe(true);
    expect(lacksPermission(finance, { permission: 'toString' })).toBe(true);
    expect(lacksPermission(finance, {})).toBe(false);
  });

  it('ignores permissions of other callers, whose user type decides', () => {
    expect(lacksPermission({ userType: 'client' }, { permission: 'chats.write' })).toBe(false);
  });
});

describe('a stream', () => {
  it('of each kind has a permission, and its name contains its kind', () => {
    const made = {
      ...streams,
      payout: () => streams.payout('w', '2026-11-20'),
      conversation: () => streams.conversation('a', 'b'),
    };
    for (const [kind, streamOf] of Object.entries(made) as [keyof typeof streams, (id: string) => string][])
      expect(permissionOfStream(streamOf('x'))).toBe(streamPermissions[kind]);
  });

  it('of an unknown kind needs the permission to read everything', () => {
    expect(permissionOfStream('toString-1')).toBe('audit.read');
    expect(permissionOfStream('')).toBe('audit.read');
  });
});
