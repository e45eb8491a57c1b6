import { describe, expect, it } from 'vitest';
import { authorizeCaller } from './authorize-caller.ts';

const open = { who: 'anyone', path: '/services' } as const;
const own = { who: 'signed-in', path: '/auth/me' } as const;
const staff = { who: ['admin'], path: '/admin/users' } as const;
const carla = { accountId: 'a-1', userType: 'admin', sessionId: 's-1' };

describe('a caller without a required second factor', () => {
  const lacks = (_caller: object, { path }: { path: string }) => !path.startsWith('/auth/');

  it('is treated as anonymous on public endpoints', () => {
    expect(authorizeCaller(open, carla, { lacksSecondFactor: lacks })).toBeNull();
    expect(authorizeCaller(open, carla)).toBe(carla);
  });

  it('is authorised only where the rule allows it', () => {
    expect(authorizeCaller(own, carla, { lacksSecondFactor: lacks })).toBe(carla);
    expect(() => authorizeCaller(staff, carla, { lacksSecondFactor: lacks })).toThrow(
      expect.objectContaining({ code: 'second_factor_needed' }),
    );
    expect(authorizeCaller(staff, carla)).toBe(carla);
  });

  it('gets `forbidden` first for a call outside their role', () => {
    const client = { ...carla, userType: 'client' };
    expect(() => authorizeCaller(staff, client, { lacksSecondFactor: lacks })).toThrow(
      expect.objectContaining({ code: 'forbidden' }),
    );
    expect(() => authorizeCaller(staff, null, { lacksSecondFactor: lacks })).toThrow(
      expect.objectContaining({ code: 'unauthenticated' }),
    );
  });
});

describe('a caller without the permission of a call', () => {
  const refunds = { ...staff, permission: 'refund' };
  const lacksPermission = ({ accountId }: { accountId: string }, { permission }: { permission?: unknown }) =>
    permission === 'refund' && accountId !== 'a-1';
  const rico = { ...carla, accountId: 'a-2' };

  it('is refused before any further check', () => {
    const rules = { lacksPermission, lacksSecondFactor: () => true };
    expect(() => authorizeCaller(refunds, rico, rules)).toThrow(expect.objectContaining({ code: 'forbidden' }));
    expect(authorizeCaller(refunds, carla, { lacksPermission })).toBe(carla);
    expect(authorizeCaller(staff, rico, { lacksPermission })).toBe(rico);
  });

  it('is allowed if no permission rule is configured', () => {
    expect(() => authorizeCaller(refunds, carla)).toThrow(expect.objectContaining({ code: 'forbidden' }));
  });
});
