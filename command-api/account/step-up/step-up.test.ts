import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type Proofs, RequiredProof } from '#contracts/calls/account-proof.ts';
import type { ApiError } from '#contracts/api-error.ts';
import { type Caller, type CallContext, signedIn } from '#contracts/calls/handlers.ts';
import type { Session } from '#contracts/views/account.ts';
import { type AccountHarness, openAccountHarness } from '#tests/harness/account-harness.ts';
import { appCode } from '#tests/harness/authenticator.ts';
import { callBy } from '#tests/harness/command-harness.ts';
import { createSoftwareAuthenticator, type SoftwareAuthenticator } from '#tests/harness/software-authenticator.ts';
import { accountHandlers } from '../handlers.ts';
import { createFreshSignIn } from './fresh-sign-in.ts';

const nothing = { params: undefined, query: undefined };
const origin = 'https://suki.test';

let harness: AccountHarness;
let handlers: ReturnType<typeof accountHandlers>;

beforeEach(async () => {
  harness = await openAccountHarness();
  handlers = accountHandlers(harness.deps);
});
afterEach(() => harness.close());

const guest = (): CallContext => ({ ...callBy({ accountId: '', userType: 'client' }), caller: null });

/** Callers by their first access token, which expires during the tests. */
const callers = new Map<string, Caller>();

async function by({ accessToken }: Session): Promise<CallContext> {
  const caller = callers.get(accessToken) ?? (await harness.deps.accessTokens.verify(accessToken));
  if (!caller) throw new Error('The access token is not valid');
  callers.set(accessToken, caller);
  return callBy(caller, randomUUID());
}

async function register(name: string): Promise<Session> {
  const body = {
    email: `${name}@suki.test`,
    password: 'narra-tree-1',
    firstName: name,
    lastName: 'Cruz',
    userType: 'client' as const,
  };
  return (await handlers.register({ ...nothing, body, context: guest() })).data;
}

async function addPasskey(session: Session): Promise<SoftwareAuthenticator> {
  const device = createSoftwareAuthenticator({ origin });
  const { data } = await handlers.newPasskeyOptions({ ...nothing, body: undefined, context: await by(session) });
  const body = { credential: device.create(data) };
  await handlers.addPasskey({ ...nothing, body, context: await by(session) });
  return device;
}

/** A session, and the key of its authenticator app. */
async function turnOnApp(session: Session): Promise<{ session: Session; key: string }> {
  const { data: begun } = await handlers.startTotp({ ...nothing, body: undefined, context: await by(session) });
  const body = { code: appCode(begun.secret, harness.deps.now()) };
  const { data } = await handlers.confirmTotp({ ...nothing, body, context: await by(session) });
  await by(data);
  return { session: data, key: begun.secret };
}

async function shown(device: SoftwareAuthenticator) {
  const { data } = await handlers.passkeySignInOptions({ ...nothing, body: undefined, context: guest() });
  return device.get(data);
}

const prove = async (session: Session, body: Proofs) =>
  handlers.prove({ ...nothing, body, context: await by(session) });
const isFresh = async (session: Session) => createFreshSignIn(harness.deps)(signedIn(await by(session)));

/** Offered methods after an hour. */
async function asked(session: Session): Promise<RequiredProof['ways']> {
  const refused = await isFresh(session).then(
    () => Promise.reject(new Error('Nothing was asked for')),
    (error: ApiError) => error,
  );
  expect(refused.code).toBe('sign_in_again');
  return RequiredProof.parse(refused.details).ways;
}

describe('a passkey', () => {
  test('is preferred to the password, proves the user, and counts once', async () => {
    const session = await register('Bea');
    const device = await addPasskey(session);
    harness.passMinutes(60);
    expect(await asked(session)).toEqual(['passkey', 'password']);
    const passkey = await shown(device);
    await prove(session, { passkey });
    await isFresh(session);
    await expect(prove(session, { passkey })).rejects.toMatchObject({ code: 'passkey_refused' });
    harness.passMinutes(10);
    expect(await asked(session)).toContain('passkey');
  });

  test('of another user proves nothing, nor does a removed one', async () => {
    const session = await register('Bea');
    const device = await addPasskey(session);
    const stranger = await addPasskey(await register('Rey'));
    harness.passMinutes(60);
    await expect(prove(session, { passkey: await shown(stranger) })).rejects.toMatchObject({ code: 'passkey_refused' });
    const { data } = await handlers.listPasskeys({ ...nothing, body: undefined, context: await by(session) });
    const params = { id: data.items[0]?.id ?? '' };
    await handlers.removePasskey({ params, query: undefined, body: undefined, context: await by(session) });
    await expect(prove(session, { passkey: await shown(device) })).rejects.toMatchObject({ code: 'passkey_refused' });
    expect(await asked(session)).toEqual(['password']);
  });
});

describe('a code of the app', () => {
  test('is preferred to the password, proves the user, and counts once', async () => {
    const { session, key } = await turnOnApp(await register('Bea'));
    harness.passMinutes(60);
    expect(await asked(session)).toEqual(['appCode', 'password']);
    const code = appCode(key, harness.deps.now());
    await prove(session, { appCode: code });
    await isFresh(session);
    harness.passMinutes(10);
    await expect(prove(session, { appCode: code })).rejects.toMatchObject({ code: 'wrong_code' });
    await expect(isFresh(session)).rejects.toMatchObject({ code: 'sign_in_again' });
  });

  test('allows a few guesses together with the password, each recorded', async () => {
    const { session, key } = await turnOnApp(await register('Bea'));
    harness.passMinutes(60);
    const wrong = appCode(key, new Date(harness.deps.now().getTime() + 3_600_000));
    for (const proofs of [
      { appCode: wrong },
      { password: 'no' },
      { appCode: wrong },
      { password: 'nor-this' },
      {
        appCode: wrong,
      },
    ])
      await expect(prove(session, proofs)).rejects.toMatchObject({ code: expect.stringMatching(/^wrong_/) });
    const right = { appCode: appCode(key, harness.deps.now()) };
    await expect(prove(session, right)).rejects.toMatchObject({ code: 'too_many_requests' });
    const refusals = await harness.eventLog.readAll({ after: 0, types: ['SignInRefused'] });
    expect(refusals.map(({ data }) => (data as { reason: string }).reason)).toEqual([
      'wrong_code',
      'wrong_password',
      'wrong_code',
      'wrong_password',
      'wrong_code',
    ]);
    harness.passMinutes(1);
    await prove(session, { appCode: appCode(key, harness.deps.now()) });
  });

  test('proves nothing without an app', async () => {
    const session = await register('Bea');
    await expect(prove(session, { appCode: '123456' })).rejects.toMatchObject({ code: 'wrong_code' });
  });
});
