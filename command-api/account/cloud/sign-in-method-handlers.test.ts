import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type CallContext } from '#contracts/calls/handlers.ts';
import { streams } from '#contracts/events/streams.ts';
import type { Session } from '#contracts/views/account.ts';
import { createIdTokenVerifier } from '#infra/identity/id-token-verifier.ts';
import {
  createStandInProvider,
  STAND_IN_AUDIENCE,
  STAND_IN_ISSUER,
  type StandInProvider,
} from '#infra/identity/stand-in/stand-in-provider.ts';
import { type AccountHarness, openAccountHarness } from '#tests/harness/account-harness.ts';
import { callBy } from '#tests/harness/command-harness.ts';
import { whenSignInChangedTell } from '../../process-managers/when-sign-in-changed-tell.ts';
import { accountHandlers } from '../handlers.ts';

const nothing = { params: undefined, query: undefined };
const bea = { name: 'Bea Navarro', email: 'bea@gmail.test' };
const password = 'narra-tree-1';

let harness: AccountHarness;
let handlers: ReturnType<typeof accountHandlers>;
let google: StandInProvider;

beforeEach(async () => {
  harness = await openAccountHarness();
  const { now } = harness.deps;
  google = createStandInProvider({ now });
  harness.deps.idTokens = createIdTokenVerifier({
    issuer: STAND_IN_ISSUER,
    audience: STAND_IN_AUDIENCE,
    keys: google.keys,
    now,
  });
  handlers = accountHandlers(harness.deps);
});
afterEach(() => harness.close());

function guest(): CallContext {
  return { ...callBy({ accountId: '', userType: 'client' }, randomUUID()), caller: null };
}

async function by({ accessToken }: Session): Promise<CallContext> {
  const caller = await harness.deps.accessTokens.verify(accessToken);
  if (!caller) throw new Error('The access token is not valid');
  return callBy(caller);
}

async function register(email: string): Promise<Session> {
  const body = { email, password, firstName: 'Bea', lastName: 'Cruz', userType: 'client' as const };
  return (await handlers.register({ ...nothing, body, context: guest() })).data;
}

async function joinByGoogle(): Promise<Session> {
  const body = { idToken: await google.idTokenFor(bea) };
  return (await handlers.cloudLogin({ ...nothing, body, context: guest() })).data;
}

async function add(session: Session) {
  const body = { idToken: await google.idTokenFor(bea) };
  return (await handlers.linkCloudSignIn({ ...nothing, body, context: await by(session) })).data;
}

async function remove(session: Session) {
  return (await handlers.unlinkCloudSignIn({ ...nothing, body: undefined, context: await by(session) })).data;
}

async function removeUnder(commandId: string, session: Session) {
  const context = { ...(await by(session)), commandId };
  return (await handlers.unlinkCloudSignIn({ ...nothing, body: undefined, context })).data;
}

async function types(session: Session): Promise<string[]> {
  return (await harness.eventLog.readStream(streams.account(session.user.id))).map(({ type }) => type);
}

describe('adding Google', () => {
  test('opens the same account afterwards, even if its address differs', async () => {
    const session = await register('cruz@suki.test');
    expect(await add(session)).toMatchObject({ password: true, google: { email: bea.email, removable: true } });
    expect((await joinByGoogle()).user.id).toBe(session.user.id);
    const { data } = await handlers.readWaysIn({ ...nothing, body: undefined, context: await by(session) });
    expect(data).toEqual({ password: true, email: null, phone: null, google: { email: bea.email, removable: true } });
  });

  test('is refused when it opens another account, and stays with that', async () => {
    const theirs = await joinByGoogle();
    const session = await register('cruz@suki.test');
    await expect(add(session)).rejects.toMatchObject({ code: 'sign_in_taken' });
    expect((await joinByGoogle()).user.id).toBe(theirs.user.id);
  });

  test('happens once in two concurrent requests', async () => {
    const session = await register('cruz@suki.test');
    await Promise.all([add(session), add(session)]);
    expect((await types(session)).filter((type) => type === 'CloudSignInLinked')).toHaveLength(1);
  });
});

describe('removing Google', () => {
  test('keeps the password, and frees Google for another account immediately', async () => {
    const session = await register('cruz@suki.test');
    await add(session);
    expect(await remove(session)).toMatchObject({ password: true, google: null });
    const other = await joinByGoogle();
    expect(other.user.id).not.toBe(session.user.id);
  });

  test('is refused when it is the only sign-in method', async () => {
    const session = await joinByGoogle();
    await expect(remove(session)).rejects.toMatchObject({ code: 'last_way_in' });
    expect((await joinByGoogle()).user.id).toBe(session.user.id);
  });
});

test('notifies the owner of both at a safe address', async () => {
  const session = await register('cruz@suki.test');
  await handlers.sendEmailCode({ ...nothing, body: {}, context: await by(session) });
  const code = harness.mails.at(-1)?.code ?? '';
  await handlers.verifyEmail({ ...nothing, body: { code }, context: await by(session) });
  const never = () => Promise.reject(new Error('not asked for'));
  const context = { commandId: randomUUID(), actor: 'system' as const, now: harness.deps.now().toISOString() };
  for (const change of ['added', 'removed'] as const)
    await whenSignInChangedTell.act(
      { accountId: session.user.id, change },
      { ...harness, ...harness.deps, settings: never },
      context,
    );
  expect(harness.mails.slice(-2)).toMatchObject([
    { to: 'cruz@suki.test', text: expect.stringContaining('can now sign in') },
    { to: 'cruz@suki.test', text: expect.stringContaining('can no longer sign in') },
  ]);
});

test('keeps Google after a removal repeated under a used key', async () => {
  const session = await register('cruz@suki.test');
  const commandId = randomUUID();
  await add(session);
  expect(await removeUnder(commandId, session)).toMatchObject({ google: null });
  await add(session);
  expect((await removeUnder(commandId, session)).google).not.toBeNull();
  expect((await joinByGoogle()).user.id).toBe(session.user.id);
});

test('accepts no sign-in with the token that added it; a token that added nothing stays valid', async () => {
  const session = await register('cruz@suki.test');
  const idToken = await google.idTokenFor(bea);
  const link = async () => handlers.linkCloudSignIn({ ...nothing, body: { idToken }, context: await by(session) });
  await link();
  const copy = handlers.cloudLogin({ ...nothing, body: { idToken }, context: guest() });
  await expect(copy).rejects.toMatchObject({ code: 'id_token_refused' });
  await expect(link()).rejects.toMatchObject({ code: 'id_token_refused' });

  const other = await register('another@suki.test');
  const body = { idToken: await google.idTokenFor(bea) };
  const taken = handlers.linkCloudSignIn({ ...nothing, body, context: await by(other) });
  await expect(taken).rejects.toMatchObject({ code: 'sign_in_taken' });
  expect((await handlers.cloudLogin({ ...nothing, body, context: guest() })).data.user.id).toBe(session.user.id);
});
