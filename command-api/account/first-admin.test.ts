import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { streams } from '#contracts/events/streams.ts';
import type { CallContext } from '#contracts/calls/handlers.ts';
import { type AccountHarness, openAccountHarness } from '#tests/harness/account-harness.ts';
import { callBy } from '#tests/harness/command-harness.ts';
import { StartupError } from '#infra/eventing/resilience.ts';
import { stepOf } from '../command-handling/command-context.ts';
import type { CommandContext } from '../command-handling/command-handler.ts';
import { accountDecider } from './decider.ts';
import { registerAdmin, startFirstAdmin } from './first-admin.ts';
import { accountHandlers } from './handlers.ts';
import { claimLogins } from './logins/login-claims.ts';
import { verifiedCaller } from './sign-in/verified-caller.ts';

const nothing = { params: undefined, query: undefined };
const admin = { email: 'admin@example.com', password: 'mabuhay-tree-1', firstName: 'Ada', lastName: 'Min' };
const everyStart = { commandId: randomUUID() };

let harness: AccountHarness;
let handlers: ReturnType<typeof accountHandlers>;

beforeEach(async () => {
  harness = await openAccountHarness();
  handlers = accountHandlers(harness.deps);
});
afterEach(() => harness.close());

const start = (password = admin.password, email = admin.email, deps = harness.deps) =>
  startFirstAdmin(deps, { ...admin, email, password }, everyStart);

function guest(): CallContext {
  return { ...callBy({ accountId: '', userType: 'client' }), caller: null };
}

const login = async (password: string, email = admin.email) =>
  (await handlers.login({ ...nothing, body: { email, password }, context: guest() })).data;

async function choose(password: string, before: string): Promise<void> {
  const caller = await harness.deps.accessTokens.verify((await login(before)).accessToken);
  if (!caller) throw new Error('The access token is not valid');
  await handlers.changePassword({ ...nothing, body: { password }, context: callBy(caller) });
}

async function passwordChanges(accountId: string): Promise<unknown[]> {
  const events = await harness.eventLog.readStream(streams.account(accountId));
  return events
    .filter(({ type }) => type === 'PasswordChanged')
    .map(({ data, metadata }) => ({ data, by: metadata.actor }));
}

test('opens one account per ADMIN_EMAIL, with a verified address', async () => {
  expect(await start()).toBe('opened');
  expect(await start()).toBe('unchanged');
  expect(await start(admin.password, 'second@example.com')).toBe('opened');
  const { user } = await login(admin.password);
  expect(user).toMatchObject({ userType: 'admin', emailVerified: true });
  expect((await login(admin.password, 'second@example.com')).user.id).not.toBe(user.id);
});

test('applies a changed ADMIN_PASSWORD with an event, and ends all sessions', async () => {
  await start();
  const { user, accessToken } = await login(admin.password);
  expect(await start('narra-forest-7')).toBe('set');
  expect(await verifiedCaller(harness.deps, accessToken)).toBeNull();
  await expect(login(admin.password)).rejects.toMatchObject({ code: 'wrong_credentials' });
  await login('narra-forest-7');
  expect(await start('narra-forest-7')).toBe('unchanged');
  expect(await start('molave-forest-8')).toBe('set');
  await login('molave-forest-8');
  expect(await passwordChanges(user.id)).toEqual([
    { data: { cause: 'configured' }, by: 'system' },
    { data: { cause: 'configured' }, by: 'system' },
  ]);
});

test('keeps a password chosen in the app, and reports it once', async () => {
  await start();
  await choose('narra-forest-7', admin.password);
  expect(await start()).toBe('unchanged');
  expect(await start('molave-forest-8')).toBe('changed_since');
  expect(await start('molave-forest-8')).toBe('unchanged');
  await login('narra-forest-7');
  await expect(login('molave-forest-8')).rejects.toMatchObject({ code: 'wrong_credentials' });
});

test('applies ADMIN_PASSWORD to an account without an entry whose password never changed', async () => {
  await start();
  const { user } = await login(admin.password);
  const notes = harness.deps.secretStore.collection('configured-password', z.unknown());
  await notes.remove(user.id);
  expect(await start('narra-forest-7')).toBe('set');
  await choose('own-choice-9', 'narra-forest-7');
  await notes.remove(user.id);
  expect(await start('narra-forest-7')).toBe('changed_since');
  await login('own-choice-9');
});

test('resumes an interrupted change of the password', async () => {
  await start();
  const { accessToken } = await login(admin.password);
  const breaking = {
    ...harness.deps,
    commands: { ...harness.commands, handle: () => Promise.reject(new Error('stopped')) },
  };
  await expect(start('narra-forest-7', admin.email, breaking)).rejects.toThrow('stopped');
  expect(await start('narra-forest-7')).toBe('set');
  expect(await verifiedCaller(harness.deps, accessToken)).toBeNull();
  await login('narra-forest-7');
});

/** Changes the email like the app, but without the emailed code. */
async function moveTo(email: string): Promise<string> {
  const { user } = await login(admin.password);
  const now = harness.deps.now().toISOString();
  const context: CommandContext = { commandId: randomUUID(), actor: { accountId: user.id, role: 'admin' }, now };
  const on = streams.account(user.id);
  await harness.commands.handle(accountDecider, on, { type: 'ChangeAccount', data: { email, now } }, context);
  const contact = { kind: 'email', value: email } as const;
  await claimLogins(harness.commands, user.id, [contact], context);
  await harness.commands.handle(
    accountDecider,
    on,
    { type: 'ConfirmContactChange', data: { ...contact, changeId: randomUUID(), proof: 'recent_sign_in', now } },
    stepOf(context),
  );
  return user.id;
}

describe('an admin whose email changed since', () => {
  test('stays the first admin and gets the configured password', async () => {
    await start();
    const accountId = await moveTo('ada@example.com');
    expect(await start()).toBe('unchanged');
    expect(await start('narra-forest-7')).toBe('set');
    expect((await login('narra-forest-7', 'ada@example.com')).user.id).toBe(accountId);
    expect(await registerAdmin(harness.deps, admin, everyStart)).toBe(accountId);
  });

  test('stays the first admin when another account has ADMIN_EMAIL now', async () => {
    await start();
    const accountId = await moveTo('ada@example.com');
    harness.passMinutes(8 * 24 * 60);
    const person = { email: admin.email, firstName: 'Bea', lastName: 'Cruz', password: 'acacia-tree-3' };
    const body = { ...person, userType: 'client' as const, emailCode: await harness.emailCode(admin.email) };
    await handlers.register({ ...nothing, body, context: guest() });
    expect(await start('narra-forest-7')).toBe('set');
    expect((await login('narra-forest-7', 'ada@example.com')).user.id).toBe(accountId);
    expect((await login('acacia-tree-3')).user.userType).toBe('client');
  });
});

test('rejects an ADMIN_EMAIL that belongs to an account that is not an admin', async () => {
  const person = { email: admin.email, firstName: 'Bea', lastName: 'Cruz', password: 'acacia-tree-3' };
  const body = { ...person, userType: 'client' as const, emailCode: await harness.emailCode(admin.email) };
  await handlers.register({ ...nothing, body, context: guest() });
  const refused = await start().catch((error: unknown) => error);
  expect(refused).toBeInstanceOf(StartupError);
  expect(refused).toMatchObject({
    message: expect.stringContaining('ADMIN_EMAIL belongs to an account that is not an admin'),
  });
});

test('rejects a common ADMIN_PASSWORD', async () => {
  await start();
  await expect(start('password1')).rejects.toThrow('ADMIN_PASSWORD is too common');
  await login(admin.password);
});
