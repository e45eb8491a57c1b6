import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { secondFactorRule } from '#contracts/account/second-factor.ts';
import type { ApiError } from '#contracts/api-error.ts';
import type { Assertion } from '#contracts/calls/account-passkeys.ts';
import { RequiredSecondStep } from '#contracts/calls/account-second-factor.ts';
import type { CallContext } from '#contracts/calls/handlers.ts';
import type { Session } from '#contracts/views/account.ts';
import { type AccountHarness, openAccountHarness } from '#tests/harness/account-harness.ts';
import { appCode } from '#tests/harness/authenticator.ts';
import { callBy } from '#tests/harness/command-harness.ts';
import { createSoftwareAuthenticator, type SoftwareAuthenticator } from '#tests/harness/software-authenticator.ts';
import { registerAdmin } from '../first-admin.ts';
import { accountHandlers } from '../handlers.ts';
import { resetSecondFactor } from '../second-factor/reset-second-factor.ts';

const nothing = { params: undefined, query: undefined };
const origin = 'https://suki.test';
const password = 'narra-tree-1';
const carla = { email: 'carla@suki.test', password, firstName: 'Carla', lastName: 'Ramos' };

let harness: AccountHarness;
let handlers: ReturnType<typeof accountHandlers>;
let phone: SoftwareAuthenticator;

beforeEach(async () => {
  harness = await openAccountHarness();
  harness.deps.lacksSecondFactor = secondFactorRule('required');
  handlers = accountHandlers(harness.deps);
  phone = createSoftwareAuthenticator({ origin });
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

async function register(email = 'bea@suki.test'): Promise<Session> {
  const named = { email, password, firstName: 'Bea', lastName: 'Cruz', userType: 'client' as const };
  const body = { ...named, emailCode: await harness.emailCode(email) };
  return (await handlers.register({ ...nothing, body, context: guest() })).data;
}

async function add(session: Session, device = phone) {
  const { data } = await handlers.newPasskeyOptions({ ...nothing, body: undefined, context: await by(session) });
  const body = { credential: device.create(data) };
  return (await handlers.addPasskey({ ...nothing, body, context: await by(session) })).data;
}

async function turnOnApp(session: Session): Promise<Session> {
  const { data: key } = await handlers.startTotp({ ...nothing, body: undefined, context: await by(session) });
  const body = { code: appCode(key.secret, harness.deps.now()) };
  return (await handlers.confirmTotp({ ...nothing, body, context: await by(session) })).data;
}

async function login(email: string): Promise<Session> {
  return (await handlers.login({ ...nothing, body: { email, password }, context: guest() })).data;
}

async function asked(way: Promise<unknown>): Promise<RequiredSecondStep> {
  const refused = await way.then(
    () => Promise.reject(new Error('No second step was asked for')),
    (error: ApiError) => error,
  );
  expect(refused.code).toBe('second_factor_needed');
  return RequiredSecondStep.parse(refused.details);
}

async function show(device = phone, lies?: Parameters<SoftwareAuthenticator['get']>[1]): Promise<Assertion> {
  const { data } = await handlers.passkeySignInOptions({ ...nothing, body: undefined, context: guest() });
  return device.get(data, lies);
}

async function secondStep(ticket: string, credential: Assertion): Promise<Session> {
  return (await handlers.takeSecondStep({ ...nothing, body: { ticket, credential }, context: guest() })).data;
}

async function factorsOf({ accessToken }: Session) {
  return (await harness.deps.accessTokens.verify(accessToken))?.factors ?? 1;
}

describe('a user with the app and a passkey', () => {
  test('completes a sign-in with either, and the passkey counts once', async () => {
    await add(await turnOnApp(await register()));
    const { ticket, ways } = await asked(login('bea@suki.test'));
    expect(ways).toEqual(['totp', 'passkey', 'recovery_code']);
    const shown = await show();
    expect(await factorsOf(await secondStep(ticket, shown))).toBe(2);
    const { ticket: another } = await asked(login('bea@suki.test'));
    await expect(secondStep(another, shown)).rejects.toMatchObject({ code: 'passkey_refused' });
    await expect(secondStep(ticket, await show())).rejects.toMatchObject({ code: 'sign_in_expired' });
  });

  test('completes it neither with a wrong passkey nor another user’s', async () => {
    await add(await turnOnApp(await register()));
    const other = createSoftwareAuthenticator({ origin });
    await add(await register('other@suki.test'), other);
    const { ticket } = await asked(login('bea@suki.test'));
    for (const shown of [await show(phone, { otherKey: true }), await show(other)])
      await expect(secondStep(ticket, shown)).rejects.toMatchObject({ code: 'passkey_refused' });
    expect((await secondStep(ticket, await show())).user.firstName).toBe('Bea');
  });
});

test('rejects the passkey of a reset user, and frees its device immediately', async () => {
  const session = await turnOnApp(await register());
  await add(session);
  const id = phone.passkeys[0]?.id ?? '';
  await handlers.resetSecondFactor({
    params: { id: session.user.id },
    query: undefined,
    body: { reason: 'Lost the phone' },
    context: callBy({ accountId: 'an-admin', userType: 'admin' }),
  });
  const body = { credential: await show() };
  await expect(handlers.signInByPasskey({ ...nothing, body, context: guest() })).rejects.toMatchObject({
    code: 'passkey_refused',
  });
  const context = await by(await register('other@suki.test'));
  const { data: options } = await handlers.newPasskeyOptions({ ...nothing, body: undefined, context });
  const credential = createSoftwareAuthenticator({ origin }).create(options, { id });
  const { data } = await handlers.addPasskey({ ...nothing, body: { credential }, context });
  expect(data.items).toHaveLength(1);
});

test('accepts a client’s passkey as a sign-in method, besides the password', async () => {
  await add(await register());
  expect(await factorsOf(await login('bea@suki.test'))).toBe(1);
});

describe('an admin who needs a second factor', () => {
  beforeEach(() => registerAdmin(harness.deps, carla, { commandId: randomUUID() }).then(() => undefined));

  const refreshed = async ({ refreshToken = '' }: Session) =>
    (await handlers.refresh({ ...nothing, body: { refreshToken }, context: guest() })).data;

  test('has it after adding a passkey, in that session, and no longer by password alone', async () => {
    const first = await login(carla.email);
    expect(first.secondFactorMissing).toBe(true);
    await add(first);
    const then = await refreshed(first);
    expect([await factorsOf(then), then.secondFactorMissing]).toEqual([2, undefined]);
    const { ticket, ways } = await asked(login(carla.email));
    expect(ways).toEqual(['passkey']);
    expect((await secondStep(ticket, await show())).secondFactorMissing).toBeUndefined();
  });

  test('adds none in a session of one factor once one exists', async () => {
    const stolen = await login(carla.email);
    await add(await login(carla.email));
    const thief = createSoftwareAuthenticator({ origin });
    await expect(add(stolen, thief)).rejects.toMatchObject({ code: 'second_factor_needed' });
    await expect(turnOnApp(stolen)).rejects.toMatchObject({ code: 'second_factor_needed' });
  });

  test('keeps the last one', async () => {
    const session = await login(carla.email);
    const id = (await add(session)).items[0]?.id ?? '';
    const remove = async (in_: Session) =>
      handlers.removePasskey({ params: { id }, query: undefined, body: undefined, context: await by(in_) });
    const both = await refreshed(session);
    await expect(remove(both)).rejects.toMatchObject({ code: 'second_factor_required' });
    await turnOnApp(both);
    const { ticket } = await asked(login(carla.email));
    expect((await remove(await secondStep(ticket, await show()))).data.items).toEqual([]);
  });

  test('who lost it is reset by two others, and the passkey opens nothing', async () => {
    const session = await login(carla.email);
    await add(session);
    const reset = { accountId: session.user.id, reason: 'Lost the phone', by: 'another-admin', approvalId: 'p-1' };
    const context = { commandId: randomUUID(), actor: 'system' as const, now: harness.deps.now().toISOString() };
    await resetSecondFactor(harness.deps, reset, context);
    const shown = await show();
    const body = { credential: shown };
    await expect(handlers.signInByPasskey({ ...nothing, body, context: guest() })).rejects.toMatchObject({
      code: 'passkey_refused',
    });
    expect((await login(carla.email)).secondFactorMissing).toBe(true);
  });
});

describe.each(['required', 'optional'] as const)('an admin where a second factor is %s', (rule) => {
  beforeEach(() => {
    harness.deps.lacksSecondFactor = secondFactorRule(rule);
    handlers = accountHandlers(harness.deps);
  });

  const change = async (session: Session) =>
    (await handlers.changePassword({ ...nothing, body: { password: 'quite-another-7' }, context: await by(session) }))
      .data;

  test('changes the password after adding a passkey, and continues with two factors', async () => {
    await registerAdmin(harness.deps, carla, { commandId: randomUUID() });
    const session = await login(carla.email);
    await add(session);
    expect(await factorsOf(await change(session))).toBe(2);
  });

  test('is refused a change with the password only', async () => {
    await registerAdmin(harness.deps, carla, { commandId: randomUUID() });
    const [session, other] = [await login(carla.email), await login(carla.email)];
    await add(session);
    await expect(change(other)).rejects.toMatchObject({ code: 'second_factor_needed' });
    await asked(login(carla.email));
  });
});
