import { describe, expect, it } from 'vitest';
import type { Recorded } from '#contracts/events/registry.ts';
import type { Policy } from './policy.ts';
import { whenContactChangedTell } from './when-contact-changed-tell.ts';
import { whenContactChangeExpires } from './when-contact-change-expires.ts';

/** Tasks that events start or cancel. account/contact/change-account.test.ts tests what due tasks do. */

const at = '2026-11-20T04:00:00.000Z';
const expiresAt = '2026-11-21T04:00:00.000Z';
const change = {
  changeId: 'c1',
  kind: 'email',
  value: 'mia@example.ph',
  former: 'maria@example.ph',
  formerProven: true,
  undoUntil: expiresAt,
  proof: 'password',
};

function stepOn(policy: Policy, type: string, data: unknown): unknown {
  const on: Partial<Record<string, (event: Recorded) => unknown>> = policy.on as never;
  // A policy reads the type, the stream, the data and the moment of an event.
  return on[type]?.({ type, stream: 'account-a1', data, recordedAt: at } as Recorded);
}

describe('when-contact-change-expires', () => {
  it('waits until the end of the day for proof', () => {
    expect(
      stepOn(whenContactChangeExpires, 'ContactChangeRequested', { kind: 'phone', value: '+639171234567', expiresAt }),
    ).toEqual({ schedule: { key: 'a1/phone', dueAt: expiresAt, data: { accountId: 'a1', kind: 'phone' } } });
  });
  it.each(['ContactChangeWithdrawn', 'ContactChanged'])('has nothing to do after %s', (type) =>
    expect(stepOn(whenContactChangeExpires, type, { ...change, reason: 'person' })).toEqual({ cancel: 'a1/email' }),
  );
});

describe('when-contact-changed-tell', () => {
  it('notifies the former address immediately', () => {
    expect(
      stepOn(whenContactChangedTell, 'ContactChanged', {
        ...change,
        tell: { kind: 'email', value: 'maria@example.ph' },
      }),
    ).toEqual({ schedule: { key: 'c1', dueAt: at, data: { accountId: 'a1', changeId: 'c1' } } });
  });
  it('sends nothing when no address was proven', () =>
    expect(stepOn(whenContactChangedTell, 'ContactChanged', { ...change, tell: null })).toBeNull());
  it('sends nothing for an undone change', () =>
    expect(stepOn(whenContactChangedTell, 'ContactChangeUndone', { changeId: 'c1' })).toEqual({ cancel: 'c1' }));
});
