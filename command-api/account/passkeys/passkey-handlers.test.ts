import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Assertion, NewCredential } from '#contracts/calls/account-passkeys.ts';
import type { CallContext } from '#contracts/calls/handlers.ts';
import { streams } from '#contracts/events/streams.ts';
import type { Session } from '#contracts/views/account.ts';
import { type AccountHarness, openAccountHarness } from '#tests/harness/account-harness.ts';
import { callBy } from '#tests/harness/command-harness.ts';
import { createSoftwareAuthenticator, type SoftwareAuthenticator } from '#tests/harness/software-authenticator.ts';
import { whenSignInChangedTell } from '../../process-managers/when-sign-in-changed-tell.ts';
import { accountDecider } from '../decider.ts';
import { accountHandlers } from '../handlers.ts';

const nothing = { params: undefined, query: undefined };
const origin = 'https://suki.test';
const password = 'narra-tree-1';
const userAgent = 'Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 Chrome/142.0.0.0 Mobile Safari/537.36';

let harness: AccountHarness;
let handlers: ReturnType<typeof accountHandlers>;
let phone: SoftwareAuthenticator;

beforeEach(async () => {
  harness = await openAccountHarness();
  handlers = accountHandlers(harness.deps);
  phone = createSoftwareAuthenticator({ origin });
});
afterEach(() => harness.close());

const atPhone = (name: string) => (name === 'User-Agent' ? userAgent : undefined);

function guest(): CallContext {
  return { ...callBy({ accountId: '', userType: 'client' }, randomUUID()), caller: null };
}

async function by({ accessToken }: Session): Promise<CallContext> {
  const caller = await harness.deps.accessTokens.verify(accessToken);
  if (!caller) throw new Error('The access token is not valid');
  return { ...callBy(caller), header: atPhone };
}

async function register(email = 'cruz@suki.test'): Promise<Session> {
  const body = { email, password, firstName: 'Bea', lastName: 'Cruz', userType: 'client' as const };
  return (await handlers.register({ ...nothing, body, context: guest() })).data;
}

async function options(session: Session) {
  return (await handlers.newPasskeyOptions({ ...nothing, body: undefined, context: await by(session) })).data;
}

async function send(session: Session, credential: NewCredential) {
  return (await handlers.addPasskey({ ...nothing, body: { credential }, context: await by(session) })).data;
}

const add = async (session: Session, device = phone) => send(session, device.create(await options(session)));

async function request() {
  return (await handlers.passkeySignInOptions({ ...nothing, body: undefined, context: guest() })).data;
}

async function enter(credential: Assertion): Promise<Session> {
  return (await handlers.signInByPasskey({ ...nothing, body: { credential }, context: guest() })).data;
}

const signIn = async (lies?: Parameters<SoftwareAuthenticator['get']>[1]) => enter(phone.get(await request(), lies));

async function list(session: Session) {
  return (await handlers.listPasskeys({ ...nothing, body: undefined, context: await by(session) })).data;
}

async function remove(session: Session, id: string) {
  return (
    await handlers.removePasskey({ params: { id }, query: undefined, body: undefined, context: await by(session) })
  ).data;
}

async function types(session: Session): Promise<string[]> {
  return (await harness.eventLog.readStream(streams.account(session.user.id))).map(({ type }) => type);
}

const refused = { code: 'passkey_refused' };

describe('a passkey', () => {
  test('opens the account, and records where it was created and last used', async () => {
    const session = await register();
    const { items, removable } = await add(session);
    expect(items).toMatchObject([{ name: 'Chrome on Android', isSynced: false, lastUsedAt: null }]);
    expect(removable).toBe(true);
    harness.passMinutes(1);
    const again = await signIn();
    expect(again.user.id).toBe(session.user.id);
    expect((await types(session)).slice(-2)).toEqual(['PasskeyAdded', 'SignedIn']);
    expect((await list(again)).items).toMatchObject([{ lastUsedAt: harness.deps.now().toISOString() }]);
    expect(await signIn()).toMatchObject({ user: { id: session.user.id } });
  });

  test('counts as two factors: the device, and a fingerprint, a face or a PIN', async () => {
    await add(await register());
    const { accessToken } = await signIn();
    expect(await harness.deps.accessTokens.verify(accessToken)).toMatchObject({ factors: 2 });
  });

  test('of several devices has no counter, and works too', async () => {
    const session = await register();
    phone = createSoftwareAuthenticator({ origin, counts: false });
    await add(session);
    await signIn();
    expect(await signIn()).toMatchObject({ user: { id: session.user.id } });
  });

  test('is requested without an address, with user verification', async () => {
    expect(await request()).toEqual({
      challenge: expect.stringMatching(/^[\w-]{43}$/),
      rpId: 'suki.test',
      timeout: 300_000,
      userVerification: 'required',
    });
  });

  test('is renamed by its owner only', async () => {
    const session = await register();
    const id = (await add(session)).items[0]?.id ?? '';
    const rename = async (who: Session) =>
      handlers.renamePasskey({
        params: { id },
        query: undefined,
        body: { name: 'Work phone' },
        context: await by(who),
      });
    expect((await rename(session)).data.items).toMatchObject([{ id, name: 'Work phone' }]);
    await expect(rename(await register('other@suki.test'))).rejects.toMatchObject({ code: 'not_found' });
  });
});

describe('adding one', () => {
  test('requests a discoverable passkey, and excludes existing ones', async () => {
    const session = await register();
    await add(session);
    expect(await options(session)).toMatchObject({
      rp: { id: 'suki.test', name: 'Suki' },
      attestation: 'none',
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      excludeCredentials: [{ id: phone.passkeys[0]?.id }],
    });
  });

  test('accepts a challenge of this session only, for five minutes, and once', async () => {
    const session = await register();
    const other = await register('other@suki.test');
    await expect(send(other, phone.create(await options(session)))).rejects.toMatchObject(refused);
    const late = await options(session);
    harness.passMinutes(5);
    await expect(send(session, phone.create(late))).rejects.toMatchObject(refused);
    const once = await options(session);
    await send(session, phone.create(once));
    await expect(send(session, phone.create(once))).rejects.toMatchObject(refused);
    await expect(
      send(session, phone.create({ ...once, challenge: (await request()).challenge })),
    ).rejects.toMatchObject(refused);
    expect((await list(session)).items).toHaveLength(1);
  });

  test.each([
    ['on another page', { origin: 'https://suki.test.evil.example' }],
    ['on another port', { origin: 'https://suki.test:8443' }],
    ['for another host', { rpId: 'evil.example' }],
    ['within another page', { crossOrigin: true }],
    ['without user verification', { unverified: true }],
    ['untouched', { absent: true }],
    ['of the type for sign-in', { type: 'webauthn.get' }],
  ])('refuses a registration %s', async (_case, lies) => {
    const session = await register();
    await expect(send(session, phone.create(await options(session), lies))).rejects.toMatchObject(refused);
    expect(await types(session)).not.toContain('PasskeyAdded');
  });

  test('accepts no id that the device did not sign for, and none of another user', async () => {
    const session = await register();
    await add(session);
    const theirs = phone.passkeys[0]?.id ?? '';
    const thief = await register('thief@suki.test');
    const copy = createSoftwareAuthenticator({ origin }).create(await options(thief));
    await expect(send(thief, { ...copy, id: theirs, rawId: theirs })).rejects.toMatchObject(refused);
    const same = createSoftwareAuthenticator({ origin }).create(await options(thief), { id: theirs });
    await expect(send(thief, same)).rejects.toMatchObject({ code: 'already_exists' });
    expect((await signIn()).user.id).toBe(session.user.id);
  });

  test('has a limit, reported before a device creates one in vain', async () => {
    const session = await register();
    for (let made = 0; made < 10; made++) await add(session);
    await expect(options(session)).rejects.toMatchObject({ code: 'too_many_passkeys' });
  });
});

describe('signing in', () => {
  test.each([
    ['on another page', { origin: 'https://suki.test.evil.example' }],
    ['for another host', { rpId: 'evil.example' }],
    ['within another page', { crossOrigin: true }],
    ['without user verification', { unverified: true }],
    ['untouched', { absent: true }],
    ['with another key', { otherKey: true }],
    ['of the type for registration', { type: 'webauthn.create' }],
    ['for an unknown challenge', { challenge: 'AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA' }],
    ['as another user', { userHandle: Buffer.from('account of another').toString('base64url') }],
  ])('refuses an assertion %s, and logs it', async (_case, lies) => {
    await add(await register());
    await expect(signIn(lies)).rejects.toMatchObject(refused);
    const [noted] = await harness.eventLog.readAll({ after: 0, types: ['SignInRefused'] });
    expect(noted?.data).toMatchObject({ reason: 'wrong_passkey', attempts: 1 });
    expect(await signIn()).toMatchObject({ user: { firstName: 'Bea' } });
  });

  test('accepts a challenge for five minutes, once, and none for registration', async () => {
    const session = await register();
    await add(session);
    const late = await request();
    harness.passMinutes(5);
    await expect(enter(phone.get(late))).rejects.toMatchObject(refused);
    const shown = phone.get(await request());
    await enter(shown);
    await expect(enter(shown)).rejects.toMatchObject(refused);
    const { challenge } = await options(session);
    await expect(enter(phone.get({ ...(await request()), challenge }))).rejects.toMatchObject(refused);
  });

  test('answers alike for an unknown passkey', async () => {
    await add(await register());
    await expect(signIn({ id: 'bm9ib2R5LXMtcGFzc2tleQ' })).rejects.toMatchObject(refused);
  });

  test('opens no account with another account’s passkey', async () => {
    await add(await register());
    const mine = phone.passkeys[0]?.id ?? '';
    const other = createSoftwareAuthenticator({ origin });
    await add(await register('other@suki.test'), other);
    const shown = other.get(await request());
    await expect(enter({ ...shown, id: mine, rawId: mine })).rejects.toMatchObject(refused);
  });

  test('is refused when the counter went back, and the owner is notified', async () => {
    const session = await register();
    await add(session);
    await signIn({ counter: 7 });
    await expect(signIn({ counter: 7 })).rejects.toMatchObject(refused);
    await expect(signIn({ counter: 0 })).rejects.toMatchObject(refused);
    const refusals = await harness.eventLog.readAll({ after: 0, types: ['SignInRefused'] });
    expect(refusals.map(({ data }) => data)).toMatchObject([
      { accountId: session.user.id, reason: 'copied_passkey' },
      { accountId: session.user.id, reason: 'copied_passkey' },
    ]);
    expect(await signIn({ counter: 8 })).toMatchObject({ user: { id: session.user.id } });
  });

  test('refuses a suspended user, with a text for the owner only', async () => {
    const session = await register();
    await add(session);
    const suspend = { type: 'SuspendAccount', data: { reason: 'Rude', by: 'admin', openJobs: 0 } } as const;
    const system = { commandId: randomUUID(), actor: 'system', now: harness.deps.now().toISOString() } as const;
    await harness.commands.handle(accountDecider, streams.account(session.user.id), suspend, system);
    await expect(signIn({ otherKey: true })).rejects.toMatchObject(refused);
    await expect(signIn()).rejects.toMatchObject({ code: 'account_suspended' });
  });

  test('is delayed after many wrong attempts from one address', async () => {
    await add(await register());
    const tries = async () => {
      for (let count = 0; count < 61; count++) await signIn({ otherKey: true }).catch((error: unknown) => error);
      return signIn();
    };
    await expect(tries()).rejects.toMatchObject({ code: 'too_many_requests' });
  });
});

describe('removing one', () => {
  test('rejects it, and its device can be added again', async () => {
    const session = await register();
    const id = (await add(session)).items[0]?.id ?? '';
    const copy = phone.passkeys[0];
    expect(await remove(session, id)).toEqual({ items: [], removable: false });
    await expect(signIn()).rejects.toMatchObject(refused);
    const again = phone.create(await options(session), { id: copy?.id ?? '' });
    expect((await send(session, again)).items).toMatchObject([{ id, lastUsedAt: null }]);
    expect((await signIn()).user.id).toBe(session.user.id);
  });

  test('is possible for its owner only', async () => {
    const session = await register();
    const id = (await add(session)).items[0]?.id ?? '';
    expect((await remove(await register('other@suki.test'), id)).items).toEqual([]);
    expect((await signIn()).user.id).toBe(session.user.id);
    expect((await remove(session, id)).items).toEqual([]);
  });
});

test('notifies the owner of passkey changes at a safe address', async () => {
  const session = await register();
  await handlers.sendEmailCode({ ...nothing, body: {}, context: await by(session) });
  const code = harness.mails.at(-1)?.code ?? '';
  await handlers.verifyEmail({ ...nothing, body: { code }, context: await by(session) });
  const id = (await add(session)).items[0]?.id ?? '';
  await signIn({ counter: 3 });
  await signIn({ counter: 2 }).catch((error: unknown) => error);
  await remove(session, id);
  const never = () => Promise.reject(new Error('not asked for'));
  const context = { commandId: randomUUID(), actor: 'system' as const, now: harness.deps.now().toISOString() };
  const deps = { ...harness, ...harness.deps, settings: never };
  const followed = new Map(Object.entries(whenSignInChangedTell.on));
  for (const event of await harness.eventLog.readAll({ after: 0 })) {
    const reaction = followed.get(event.type)?.(event as never);
    if (reaction && 'schedule' in reaction) await whenSignInChangedTell.act(reaction.schedule.data, deps, context);
  }
  expect(harness.mails.slice(-3).map(({ to, text }) => `${to}: ${text.split('\n')[0]}`)).toEqual([
    'cruz@suki.test: A passkey can now sign in to your Suki account.',
    'cruz@suki.test: Somebody tried to sign in with what looks like a copy of your passkey. We turned them away.',
    'cruz@suki.test: A passkey was removed from your Suki account.',
  ]);
});

test('requires an open session, not one from before a password reset', async () => {
  const session = await register();
  const credential = phone.create(await options(session));
  const context = await by(session);
  const { id: accountId } = session.user;
  const change = { type: 'ChangePassword', data: { cause: 'reset' } } as const;
  const own = { commandId: randomUUID(), actor: 'system' as const, now: harness.deps.now().toISOString() };
  await harness.commands.handle(accountDecider, streams.account(accountId), change, own);
  const late = handlers.addPasskey({ ...nothing, body: { credential }, context });
  await expect(late).rejects.toMatchObject({ code: 'unauthenticated' });
  expect((await harness.account(accountId)).passkeys).toEqual([]);
  await expect(signIn()).rejects.toMatchObject(refused);
});
