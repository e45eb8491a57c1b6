import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ApiClient } from '../harness/api-client.ts';
import { startTestSuki, type TestSuki } from '../harness/start-suki.ts';
import { testUsersOf } from '../harness/test-users.ts';
import { newestCode } from '../harness/verified.ts';

/** Suki with SMS=off. */
let suki: TestSuki;
let cast: Awaited<ReturnType<typeof testUsersOf>>;

beforeAll(async () => {
  suki = await startTestSuki({ env: { SMS: 'off' } });
  cast = await testUsersOf(suki.url);
});
afterAll(() => suki.stop());

const failure = (error: Error) => error.message;

it('reports that no texts are sent in the public configuration and in /readyz, which stays ready', async () => {
  expect(await new ApiClient(suki.url).call('readPublicConfig')).toMatchObject({ texts: false });
  const ready = await fetch(`${suki.url}/readyz`);
  expect([ready.status, await ready.json()]).toMatchObject([
    200,
    { status: 'ok', notConfigured: ['mail', 'texts', 'payments'] },
  ]);
});

it('refuses every call that needs a text, before anything changes', async () => {
  const phone = '+639171234821';
  const visitor = new ApiClient(suki.url);
  expect(await visitor.call('sendSignInCode', { body: { phone } }).catch(failure)).toMatch(/409.*switched_off/);
  expect(await visitor.call('sendPhoneCode', { body: { phone } }).catch(failure)).toMatch(/409.*switched_off/);
  expect(await cast.jun.call('changeMe', { body: { phone } }).catch(failure)).toMatch(/409.*switched_off/);
  expect(await cast.jun.call('sendProofCode', { body: { kind: 'phone' } }).catch(failure)).toMatch(/409.*switched_off/);
  expect((await cast.jun.call('me')).user).toMatchObject({ pendingPhone: null });
});

describe('a payout account', () => {
  const body = { method: 'gcash' as const, account: '0917 123 4821', name: 'Jun Bautista' };
  const email = () => cast.jun.session?.user.email ?? '';

  it('needs a code to the verified email, or a passkey', async () => {
    const refusal = await cast.jun.call('setPayoutAccount', { body }).catch(failure);
    expect(refusal).toMatch(/409.*not_allowed_now.*"needs":"proof"/);
    expect(refusal).toContain(`"ways":["code"],"codeTo":[{"kind":"email","address":"${email()}"}]`);
    const withCode = (code: string) => cast.jun.call('setPayoutAccount', { body: { ...body, proof: { code } } });
    expect(await withCode('000000').catch(failure)).toMatch(/wrong_code/);
    await cast.jun.call('sendProofCode', { body: { kind: 'email' } });
    const code = await newestCode(suki.url, email());
    expect(await withCode(code)).toMatchObject({ method: 'gcash', name: body.name });
    expect(await cast.jun.call('readPayoutAccount')).toMatchObject({ method: 'gcash' });
  });

  it('is not changed with a code that was used before', async () => {
    const code = await newestCode(suki.url, email());
    const another = { ...body, account: '0918 000 0001', proof: { code } };
    expect(await cast.jun.call('setPayoutAccount', { body: another }).catch(failure)).toMatch(/code_spent/);
  });
});
