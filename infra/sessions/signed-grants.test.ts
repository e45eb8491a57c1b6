import { describe, expect, it } from 'vitest';
import { createAccessTokens } from './access-tokens.ts';
import { createEndedSessions } from './ended-sessions.ts';
import { createSignedGrants } from './signed-grants.ts';
import { tokenKeysOf } from './signing-keys.ts';

const secret = 'a secret of thirty-two characters';
const carla = {
  accountId: 'carla',
  userType: 'admin' as const,
  workerId: null,
  staffRole: null,
  sessionId: 's1',
  era: 1,
};
const grant = { purpose: 'read-document', subject: 'document-1', caller: carla };

describe('signed grants', () => {
  let nowMs = Date.parse('2026-11-23T00:00:00Z');
  const now = () => new Date(nowMs);
  const grants = createSignedGrants({ secret, now });

  it('are valid for their purpose and subject, and name their owner', async () => {
    expect(await grants.verify(await grants.issue(grant, 60_000), grant)).toMatchObject({ accountId: 'carla' });
  });

  it.each([
    { case: 'another subject', wanted: { ...grant, subject: 'document-2' } },
    { case: 'another purpose', wanted: { ...grant, purpose: 'read-conversation' } },
  ])('are invalid with $case', async ({ wanted }) => {
    expect(await grants.verify(await grants.issue(grant, 60_000), wanted)).toBeNull();
  });

  it('expire', async () => {
    const text = await grants.issue(grant, 60_000);
    nowMs += 61_000;
    expect(await grants.verify(text, grant)).toBeNull();
  });

  it('are not accepted as access tokens, nor access tokens as grants', async () => {
    const accessTokens = createAccessTokens({ keys: tokenKeysOf([secret]), roles: ['admin'], now });
    expect(await accessTokens.verify(await grants.issue(grant, 60_000))).toBeNull();
    expect(await grants.verify(await accessTokens.issue(carla), grant)).toBeNull();
    expect(
      await createSignedGrants({ secret: `${secret}!`, now }).verify(await grants.issue(grant, 60_000), grant),
    ).toBeNull();
  });
});

describe('a signed grant', () => {
  const now = () => new Date('2026-11-23T00:00:00Z');
  const { era: _none, ...withoutEra } = carla;

  it.each([
    { case: 'its session', end: { accountId: 'carla', era: 0, sessionId: 's1' } },
    { case: 'the era of its account', end: { accountId: 'carla', era: 2, sessionId: null } },
    {
      case: 'any era, where the caller names none',
      end: { accountId: 'carla', era: 1, sessionId: null },
      caller: withoutEra,
    },
  ])('ends with $case', async ({ end, caller = carla }) => {
    const ended = createEndedSessions({ now });
    const grants = createSignedGrants({ secret, now, isOver: ended.isOver });
    const text = await grants.issue({ ...grant, caller }, 60_000);
    expect(await grants.verify(text, grant)).toMatchObject({ accountId: 'carla' });
    ended.take([end]);
    expect(await grants.verify(text, grant)).toBeNull();
  });

  it('stay valid when another session, an earlier era or another account ends', async () => {
    const ended = createEndedSessions({ now });
    const grants = createSignedGrants({ secret, now, isOver: ended.isOver });
    const text = await grants.issue(grant, 60_000);
    ended.take([
      { accountId: 'carla', era: 1, sessionId: 's2' },
      { accountId: 'jun', era: 9, sessionId: 's3' },
    ]);
    expect(await grants.verify(text, grant)).toMatchObject({ accountId: 'carla' });
  });
});
