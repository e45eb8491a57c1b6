import { randomUUID } from 'node:crypto';
import { decodeJwt, SignJWT } from 'jose';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { streams } from '#contracts/events/streams.ts';
import type { Session } from '#contracts/views/account.ts';
import { EngineUnavailable } from '#infra/eventing/resilience.ts';
import type { CallContext } from '#contracts/calls/handlers.ts';
import { createIdTokenVerifier } from '#infra/identity/id-token-verifier.ts';
import {
  createStandInProvider,
  STAND_IN_AUDIENCE,
  STAND_IN_ISSUER,
  type StandInProvider,
} from '#infra/identity/stand-in/stand-in-provider.ts';
import { type AccountHarness, openAccountHarness } from '#tests/harness/account-harness.ts';
import { callBy } from '#tests/harness/command-harness.ts';
import { accountDecider } from '../decider.ts';
import { accountHandlers } from '../handlers.ts';
import { platformDecider } from '../../platform/decider.ts';
import { registerAdmin } from '../first-admin.ts';
import { namesIn } from './cloud-identity.ts';

const nothing = { params: undefined, query: undefined };
const bea = { name: 'Bea Navarro', email: 'bea@example.ph' };

let harness: AccountHarness;
let handlers: ReturnType<typeof accountHandlers>;
let google: StandInProvider;

beforeEach(async () => {
  harness = await openAccountHarness();
  const { now } = harness.deps;
  google = createStandInProvider({ now });
  const idTokens = createIdTokenVerifier({
    issuer: STAND_IN_ISSUER,
    audience: STAND_IN_AUDIENCE,
    keys: google.keys,
    now,
  });
  harness.deps.idTokens = idTokens;
  handlers = accountHandlers(harness.deps);
});
afterEach(() => harness.close());

function guest(commandId: string = randomUUID()): CallContext {
  return { ...callBy({ accountId: '', userType: 'client' }, commandId), caller: null };
}

async function signIn(idToken: string, wanted: { userType?: 'client' | 'worker' } = {}): Promise<Session> {
  return (await handlers.cloudLogin({ ...nothing, body: { idToken, ...wanted }, context: guest() })).data;
}

async function signInAs(person: typeof bea, wanted: { userType?: 'client' | 'worker' } = {}): Promise<Session> {
  return signIn(await google.idTokenFor(person), wanted);
}

async function registerByPassword(email = bea.email, emailCode?: string): Promise<Session> {
  const named = { firstName: 'Bea', lastName: 'Cruz', userType: 'client' as const };
  const body = { email, emailCode, password: 'narra-tree-1', ...named };
  return (await handlers.register({ ...nothing, body, context: guest() })).data;
}

async function proveEmail(session: Session): Promise<void> {
  const caller = await harness.deps.accessTokens.verify(session.accessToken);
  if (!caller) throw new Error('The access token is not valid');
  await handlers.sendEmailCode({ ...nothing, body: {}, context: callBy(caller) });
  const code = harness.mails.at(-1)?.code ?? '';
  await handlers.verifyEmail({ ...nothing, body: { code }, context: callBy(caller) });
}

async function eventTypes(stream: string): Promise<string[]> {
  return (await harness.eventLog.readStream(stream)).map(({ type }) => type);
}

async function accountsOpened(): Promise<number> {
  const events = await harness.eventLog.readAll({ after: 0, types: ['AccountRegistered'], limit: 1000 });
  return events.length;
}

describe('an id token instead of an email', () => {
  const mailTo = (body: { email?: string; firebaseIdToken?: string }) =>
    handlers.sendEmailCode({ ...nothing, body, context: guest() });

  test('sends the code to its email, which then opens an account with it', async () => {
    await mailTo({ firebaseIdToken: await google.idTokenFor(bea) });
    expect(harness.mails.at(-1)?.to).toBe(bea.email);
    const session = await registerByPassword(bea.email, harness.mails.at(-1)?.code);
    expect(session.user).toMatchObject({ email: bea.email, emailVerified: true });
  });

  test('sends no code to another email, or with an old or foreign token', async () => {
    const firebaseIdToken = await google.idTokenFor(bea);
    await expect(mailTo({ firebaseIdToken, email: 'other@example.ph' })).rejects.toMatchObject({
      code: 'invalid',
      errors: [{ path: 'email' }],
    });
    await expect(mailTo({ firebaseIdToken: 'a.b.c', email: bea.email })).rejects.toMatchObject({
      code: 'id_token_refused',
    });
    harness.passMinutes(6);
    await expect(mailTo({ firebaseIdToken })).rejects.toMatchObject({ code: 'id_token_refused' });
    expect(harness.mails).toEqual([]);
  });

  test('of a signed-in user sends a code to their account’s addresses only', async () => {
    const session = await registerByPassword();
    const caller = await harness.deps.accessTokens.verify(session.accessToken);
    if (!caller) throw new Error('The access token is not valid');
    const mail = (firebaseIdToken: string) =>
      handlers.sendEmailCode({ ...nothing, body: { firebaseIdToken }, context: callBy(caller) });
    await mail(await google.idTokenFor(bea));
    expect(harness.mails.map(({ to }) => to)).toEqual([bea.email]);
    const other = await google.idTokenFor({ name: 'Bea Navarro', email: 'other@example.ph' });
    await expect(mail(other)).rejects.toMatchObject({ code: 'forbidden' });
  });
});

describe('the first sign-in with Google', () => {
  test('opens an account with Google’s name and address', async () => {
    const { user, accessToken, refreshToken } = await signInAs(bea);
    expect(user).toMatchObject({
      firstName: 'Bea',
      lastName: 'Navarro',
      email: bea.email,
      emailVerified: true,
      userType: 'client',
    });
    expect(await harness.deps.accessTokens.verify(accessToken)).toMatchObject({ accountId: user.id });
    expect((await handlers.refresh({ ...nothing, body: { refreshToken }, context: guest() })).data.user.id).toBe(
      user.id,
    );
    expect(await eventTypes(streams.account(user.id))).toEqual([
      'AccountRegistered',
      'EmailVerified',
      'CloudSignInLinked',
      'SignedIn',
    ]);
  });

  test('opens a worker’s account on request, with an application', async () => {
    const { user } = await signInAs(bea, { userType: 'worker' });
    expect(user).toMatchObject({ userType: 'worker', isApproved: false, workerId: expect.any(String) });
    expect((await eventTypes(streams.worker(user.workerId ?? '')))[0]).toBe('WorkerApplied');
  });

  test('opens one account in fifty concurrent attempts', async () => {
    const sessions = await Promise.all(Array.from({ length: 50 }, () => signInAs(bea)));
    expect(new Set(sessions.map(({ user }) => user.id)).size).toBe(1);
    expect(new Set(sessions.map(({ refreshToken }) => refreshToken)).size).toBe(50);
    expect(await accountsOpened()).toBe(1);
  });

  test('leaves an address with one account when fifty also register it', async () => {
    const code = await harness.emailCode(bea.email);
    const outcomes = await Promise.allSettled(
      Array.from({ length: 20 }, (_, index) => (index % 2 ? signInAs(bea) : registerByPassword(bea.email, code))),
    );
    expect(await accountsOpened()).toBe(1);
    expect(outcomes.some(({ status }) => status === 'fulfilled')).toBe(true);
    for (const outcome of outcomes)
      if (outcome.status === 'rejected')
        expect(['email_taken', 'sign_in_to_link']).toContain((outcome.reason as { code: string }).code);
  });
});

describe('a user who has signed in with Google before', () => {
  test('is signed in, even if their Google address or name changed', async () => {
    const first = await signInAs(bea);
    const token = decodeJwt(await google.idTokenFor(bea));
    harness.deps.idTokens = {
      verify: async () => ({
        subject: String(token.sub),
        provider: 'google.com',
        authenticatedAt: harness.deps.now(),
        email: 'other@example.ph',
        emailVerified: true,
        name: 'Beatriz',
      }),
    };
    expect((await signIn('a token of today')).user).toMatchObject({ id: first.user.id, email: bea.email });
    expect((await eventTypes(streams.account(first.user.id))).at(-1)).toBe('SignedIn');
  });

  test('is refused while suspended as by password, and the attempt is recorded', async () => {
    const { user } = await signInAs(bea);
    const context = { commandId: randomUUID(), actor: 'system' as const, now: harness.deps.now().toISOString() };
    const suspend = { type: 'SuspendAccount', data: { reason: 'Rude', by: 'admin', openJobs: 0 } } as const;
    await harness.commands.handle(accountDecider, streams.account(user.id), suspend, context);
    await expect(signInAs(bea)).rejects.toMatchObject({ code: 'account_suspended' });
    const events = await harness.eventLog.readAll({ after: 0, types: ['SignInRefused'], limit: 10 });
    expect(events.map(({ data }) => data)).toMatchObject([{ accountId: user.id, reason: 'suspended' }]);
  });

  test('cannot sign in by an unset password', async () => {
    await signInAs(bea);
    const body = { email: bea.email, password: '' };
    for (const password of ['undefined', 'null', 'narra-tree-1'])
      await expect(handlers.login({ ...nothing, body: { ...body, password }, context: guest() })).rejects.toMatchObject(
        { code: 'wrong_credentials' },
      );
  });
});

describe('a user whose account has the same address', () => {
  test('is signed in to it when both sides proved the address; the password still works', async () => {
    const before = await registerByPassword();
    await proveEmail(before);
    expect((await signInAs(bea)).user.id).toBe(before.user.id);
    expect((await signInAs(bea)).user.id).toBe(before.user.id);
    const body = { email: bea.email, password: 'narra-tree-1' };
    expect((await handlers.login({ ...nothing, body, context: guest() })).data.user.id).toBe(before.user.id);
    const linked = (await harness.eventLog.readStream(streams.account(before.user.id))).filter(
      ({ type }) => type === 'CloudSignInLinked',
    );
    expect(linked.map(({ data }) => data)).toMatchObject([{ because: 'same_email' }]);
  });

  test('must sign in to it first when the address is unproven: a stranger may have typed it', async () => {
    await harness.claimUnproven(await registerByPassword());
    await expect(signInAs(bea)).rejects.toMatchObject({ code: 'sign_in_to_link' });
    expect(await accountsOpened()).toBe(1);
  });

  test('is never linked to an admin’s account automatically', async () => {
    const admin = { email: bea.email, password: 'narra-tree-1', firstName: 'Bea', lastName: 'Cruz' };
    await registerAdmin(harness.deps, admin, { commandId: randomUUID() });
    await expect(signInAs(bea)).rejects.toMatchObject({ code: 'sign_in_to_link' });
  });

  test('gets a separate account without the address when Google has not proven it', async () => {
    const before = await registerByPassword();
    await proveEmail(before);
    harness.deps.idTokens = {
      verify: async () => ({
        subject: 's-9',
        provider: 'google.com',
        authenticatedAt: harness.deps.now(),
        email: bea.email,
        emailVerified: false,
        name: null,
      }),
    };
    const { user } = await signIn('unproven');
    expect(user.id).not.toBe(before.user.id);
    expect(user).toMatchObject({ email: '', emailVerified: false, firstName: '' });
  });
});

describe('an id token is refused', () => {
  test('when it is malformed or forged', async () => {
    const forged = await new SignJWT(decodeJwt(await google.idTokenFor(bea)))
      .setProtectedHeader({ alg: 'HS256' })
      .sign(new TextEncoder().encode('a secret of the forger, of 32 characters'));
    for (const idToken of ['nonsense', forged])
      await expect(signIn(idToken)).rejects.toMatchObject({ code: 'id_token_refused' });
    expect(await accountsOpened()).toBe(0);
  });

  test('when its sign-in is more than five minutes old', async () => {
    const idToken = await google.idTokenFor(bea);
    harness.passMinutes(6);
    await expect(signIn(idToken)).rejects.toMatchObject({ code: 'id_token_refused' });
  });

  test('once it has opened a session, also in fifty concurrent copies', async () => {
    const idToken = await google.idTokenFor(bea);
    const outcomes = await Promise.allSettled(Array.from({ length: 50 }, () => signIn(idToken)));
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    await expect(signIn(idToken)).rejects.toMatchObject({ code: 'id_token_refused' });
    expect(await signInAs(bea)).toMatchObject({ user: { email: bea.email } });
  });

  test('once it has opened a session, also with Google’s clock half a minute ahead', async () => {
    const idToken = await google.idTokenFor(bea);
    harness.passMinutes(-0.4);
    await signIn(idToken);
    harness.passMinutes(5.2);
    await expect(signIn(idToken)).rejects.toMatchObject({ code: 'id_token_refused' });
  });

  test('only after it opened a session: the same command may repeat, and an unused token stays valid', async () => {
    const admin = { email: bea.email, password: 'narra-tree-1', firstName: 'Bea', lastName: 'Cruz' };
    await registerAdmin(harness.deps, admin, { commandId: randomUUID() });
    const idToken = await google.idTokenFor(bea);
    await expect(signIn(idToken)).rejects.toMatchObject({ code: 'sign_in_to_link' });
    await expect(signIn(idToken)).rejects.toMatchObject({ code: 'sign_in_to_link' });
    const other = await google.idTokenFor({ name: 'Ben', email: 'ben@example.ph' });
    const context = guest();
    const send = () => handlers.cloudLogin({ ...nothing, body: { idToken: other }, context });
    expect((await send()).data.user.id).toBe((await send()).data.user.id);
  });

  test('when the sign-in used another provider', async () => {
    const subject = { subject: 's', email: null, emailVerified: false, name: null };
    const idTokens = {
      verify: async () => ({ ...subject, provider: 'anonymous', authenticatedAt: harness.deps.now() }),
    };
    harness.deps.idTokens = idTokens;
    await expect(signIn('anonymous')).rejects.toMatchObject({ code: 'id_token_refused' });
  });

  test('when no provider is configured; unavailable keys are not the token’s fault', async () => {
    harness.deps.idTokens = null;
    await expect(signIn('x')).rejects.toMatchObject({ code: 'not_found' });
    harness.deps.idTokens = { verify: () => Promise.reject(new EngineUnavailable('The identity provider')) };
    await expect(signIn('x')).rejects.toBeInstanceOf(EngineUnavailable);
  });
});

test.each([
  ['Bea Navarro', 'Bea', 'Navarro'],
  ['Maria Clara de los Santos', 'Maria Clara de los', 'Santos'],
  ['Madonna', 'Madonna', ''],
  ['', '', ''],
  ['1234 5678', '', ''],
  ['visit www.evil.ph', 'visit', ''],
])('"%s" is %s %s', (name, firstName, lastName) => {
  expect(namesIn(name)).toEqual({ firstName, lastName });
});

test('refuses new workers while an admin has disabled their sign-up', async () => {
  const command = { type: 'ChangeConfig', data: { workerSignUp: false } } as const;
  const context = { commandId: randomUUID(), actor: 'system' as const, now: harness.deps.now().toISOString() };
  await harness.commands.handle(platformDecider, streams.system(), command, context);
  await expect(signInAs(bea, { userType: 'worker' })).rejects.toMatchObject({ code: 'switched_off' });
  expect(await accountsOpened()).toBe(0);
  expect((await signInAs(bea)).user.userType).toBe('client');
  // An existing account signs in from either page.
  expect((await signInAs(bea, { userType: 'worker' })).user.userType).toBe('client');
});

test('links no account with two-step sign-in by address: its owner adds Google after sign-in', async () => {
  const session = await registerByPassword(bea.email, await harness.emailCode(bea.email));
  const { id } = session.user;
  const add = { type: 'AddSecondFactor', data: { kind: 'totp', recoveryCodes: 10 } } as const;
  const context = { commandId: randomUUID(), actor: 'system' as const, now: harness.deps.now().toISOString() };
  await harness.commands.handle(accountDecider, streams.account(id), add, context);
  await expect(signInAs(bea)).rejects.toMatchObject({ code: 'sign_in_to_link' });
  expect((await harness.account(id)).cloudSignIns).toEqual([]);
});
