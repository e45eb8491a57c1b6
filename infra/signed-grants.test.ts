import { describe, expect, it } from 'vitest';
import { createAccessTokens } from './access-tokens.ts';
import { createSignedGrants } from './signed-grants.ts';

const secret = 'a secret of thirty-two characters';
const grant = { purpose: 'read-document', subject: 'document-1', accountId: 'carla' };

describe('signed grants', () => {
  let nowMs = Date.parse('2026-11-23T00:00:00Z');
  const now = () => new Date(nowMs);
  const grants = createSignedGrants({ secret, now });

  it('hold for their purpose and subject, and say whose they are', async () => {
    expect(await grants.verify(await grants.issue(grant, 60_000), grant)).toEqual({ accountId: 'carla' });
  });

  it.each([
    { case: 'another subject', wanted: { ...grant, subject: 'document-2' } },
    { case: 'another purpose', wanted: { ...grant, purpose: 'read-conversation' } },
  ])('say nothing of $case', async ({ wanted }) => {
    expect(await grants.verify(await grants.issue(grant, 60_000), wanted)).toBeNull();
  });

  it('end', async () => {
    const text = await grants.issue(grant, 60_000);
    nowMs += 61_000;
    expect(await grants.verify(text, grant)).toBeNull();
  });

  it('are no access tokens, and access tokens are none', async () => {
    const accessTokens = createAccessTokens({ secret, now });
    const caller = { accountId: 'carla', userType: 'admin' as const, workerId: null, sessionId: 's1', era: 0 };
    expect(await accessTokens.verify(await grants.issue(grant, 60_000))).toBeNull();
    expect(await grants.verify(await accessTokens.issue(caller), grant)).toBeNull();
    expect(await createSignedGrants({ secret: `${secret}!`, now }).verify(await grants.issue(grant, 60_000), grant)).toBeNull();
  });
});
