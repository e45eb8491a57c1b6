import { describe, expect, it } from 'vitest';
import { userView } from '#contracts/views/account.ts';
import { accounts } from './accounts.ts';
import { given, recorder } from '../testing/given-events.ts';

const registration = {
  accountId: 'a1',
  email: 'maria@example.ph',
  phone: null,
  firstName: 'María',
  lastName: 'Santos',
  userType: 'worker',
  workerId: 'w1',
  avatar: null,
  language: 'en',
} as const;
const ids = { workerId: 'w1', accountId: 'a1' };
const stream = 'account-a1';

function maria() {
  const happened = recorder();
  return {
    happened,
    registered: happened('AccountRegistered', registration, { stream, at: '2026-11-01T00:00:00.000Z' }),
  };
}

describe('an account', () => {
  it('starts as it was registered', async () => {
    const { documents } = await given(accounts, [maria().registered]);
    expect(documents.get('a1')).toMatchObject({
      ...registration,
      status: 'active',
      registeredAt: '2026-11-01T00:00:00.000Z',
      emailVerified: false,
      approval: null,
      nameKey: 'maria santos',
      surnameKey: 'santos maria',
    });
  });

  it('follows profile changes; a new email is unverified', async () => {
    const { happened, registered } = maria();
    const { documents } = await given(accounts, [
      registered,
      happened('EmailVerified', { email: 'maria@example.ph' }, { stream }),
      happened(
        'ProfileChanged',
        { firstName: 'Mia', lastName: 'Cruz', email: 'mia@example.ph', phone: '+639171234567', location: null },
        { stream },
      ),
    ]);
    expect(documents.get('a1')).toMatchObject({
      firstName: 'Mia',
      email: 'mia@example.ph',
      phone: '+639171234567',
      emailVerified: false,
      nameKey: 'mia cruz',
    });
  });

  it('holds a new address beside the current one until it is verified, and restores the old one on undo', async () => {
    const { happened, registered } = maria();
    const proven = happened('EmailVerified', { email: 'maria@example.ph' }, { stream });
    const wanted = happened(
      'ContactChangeRequested',
      { kind: 'email', value: 'mia@example.ph', expiresAt: '2026-11-02T00:00:00.000Z' },
      { stream },
    );
    const first = happened(
      'ContactChangeRequested',
      { kind: 'phone', value: '+639171234567', expiresAt: '2026-11-02T00:00:00.000Z' },
      { stream },
    );
    const common = {
      former: 'maria@example.ph',
      formerProven: true,
      tell: null,
      undoUntil: '2026-11-08T00:00:00.000Z',
      proof: 'password',
    } as const;
    const changed = happened(
      'ContactChanged',
      { ...common, changeId: 'c1', kind: 'email', value: 'mia@example.ph' },
      { stream },
    );
    const undone = happened(
      'ContactChangeUndone',
      {
        changeId: 'c1',
        kind: 'email',
        value: 'maria@example.ph',
        proven: true,
        changedAt: '2026-11-20T04:00:00.000Z',
        reason: 'not_me',
      },
      { stream },
    );
    const after = async (...events: Parameters<typeof given>[1]) =>
      userView((await given(accounts, [registered, proven, ...events])).documents.get('a1')!);
    expect(await after(wanted, first)).toMatchObject({
      email: 'maria@example.ph',
      emailVerified: true,
      pendingEmail: 'mia@example.ph',
      phone: null,
      phoneVerified: false,
      pendingPhone: '+639171234567',
    });
    expect(
      await after(wanted, happened('ContactChangeWithdrawn', { kind: 'email', reason: 'expired' }, { stream })),
    ).toMatchObject({ email: 'maria@example.ph', pendingEmail: null });
    expect(await after(wanted, changed)).toMatchObject({
      email: 'mia@example.ph',
      emailVerified: true,
      pendingEmail: null,
    });
    expect(await after(wanted, changed, first, undone)).toMatchObject({
      email: 'maria@example.ph',
      emailVerified: true,
      pendingPhone: null,
    });
  });

  it('shows whether two-step sign-in is on', async () => {
    const { happened, registered } = maria();
    const added = happened('SecondFactorAdded', { kind: 'totp', recoveryCodes: 10 }, { stream });
    const used = happened('RecoveryCodeUsed', { left: 9 }, { stream });
    const reset = happened('SecondFactorReset', { reason: 'Lost the phone' }, { stream });
    const after = async (...events: Parameters<typeof given>[1]) =>
      (await given(accounts, [registered, ...events])).documents.get('a1');
    expect(await after()).toMatchObject({ secondFactors: [], recoveryCodesLeft: 0 });
    expect(await after(added, used)).toMatchObject({ secondFactors: ['totp'], recoveryCodesLeft: 9 });
    expect(await after(added, used, reset)).toMatchObject({ secondFactors: [], recoveryCodesLeft: 0 });
  });

  it('shows the working life to a worker', async () => {
    const { happened, registered } = maria();
    const { documents } = await given(accounts, [
      registered,
      happened('WorkerApplied', { ...ids, name: 'María Santos', avatar: null }),
      happened('ServicesOffered', { ...ids, services: [{ serviceId: 's1', name: 'Plumbing', category: 'plumbing' }] }),
      happened('RatesChanged', { ...ids, basePriceCentavos: 60_000, hourlyRateCentavos: 30_000, ratesCentavos: {} }),
      happened('WorkerApproved', ids),
    ]);
    const user = userView(documents.get('a1')!);
    expect(user).toMatchObject({
      userType: 'worker',
      role: 'service_provider',
      services: ['s1'],
      hourlyRate: 30_000,
      isApproved: true,
      name: 'María Santos',
    });
  });

  it('keeps the reason of a rejection', async () => {
    const { happened, registered } = maria();
    const { documents } = await given(accounts, [
      registered,
      happened('WorkerApplied', { ...ids, name: 'M', avatar: null }),
      happened('WorkerRejected', { ...ids, reason: 'No clearance' }),
    ]);
    expect(documents.get('a1')).toMatchObject({ approval: 'rejected', rejectionReason: 'No clearance' });
  });

  it('is suspended and reinstated', async () => {
    const { happened, registered } = maria();
    const suspended = happened('AccountSuspended', { reason: 'Complaints', workerId: 'w1' }, { stream });
    expect((await given(accounts, [registered, suspended])).documents.get('a1')?.status).toBe('suspended');
    expect(
      (
        await given(accounts, [registered, suspended, happened('AccountReinstated', { workerId: 'w1' }, { stream })])
      ).documents.get('a1')?.status,
    ).toBe('active');
  });

  it('pushes changes to its owner', async () => {
    const { happened, registered } = maria();
    const { pushes } = await given(accounts, [
      registered,
      happened('AvatarChanged', { avatar: '/avatars/1.svg' }, { stream }),
      happened('SignedIn', { method: 'password' }, { stream }),
      happened('PasswordChanged', { cause: 'changed' }, { stream }),
      happened('SignedOut', { sessionId: 's1' }, { stream }),
    ]);
    expect(pushes.map(({ event, to, position }) => [event, to, position])).toEqual([
      ['user:profile_updated', { accounts: ['a1'] }, 2],
    ]);
    expect(pushes[0]?.payload).toMatchObject({ user: { _id: 'a1', avatar: '/avatars/1.svg' } });
  });
});

it('hides a placeholder email', async () => {
  const { documents } = await given(accounts, [
    recorder()('AccountRegistered', { ...registration, email: '639171234567@phone.suki.local' }, { stream }),
  ]);
  expect(userView(documents.get('a1')!)).toMatchObject({ email: '', emailVerified: false });
});
