import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { streams } from '#contracts/events/streams.ts';
import type { CallContext } from '#contracts/calls/handlers.ts';
import { type AccountHarness, openAccountHarness } from '#tests/harness/account-harness.ts';
import { callBy } from '#tests/harness/command-harness.ts';
import { startFirstAdmin } from './first-admin.ts';
import { accountHandlers } from './handlers.ts';
import { verifiedCaller } from './sign-in/verified-caller.ts';

const nothing = { params: undefined, query: undefined };
const admin = { email: 'admin@example.com', password: 'mabuhay-tree-1', firstName: 'Ada', lastName: 'Min' };
const everyStart = { commandId: randomUUID() };

let floor: AccountHarness;
let handlers: ReturnType<typeof accountHandlers>;

beforeEach(async () => {
  floor = await openAccountHarness();
  handlers = accountHandlers(floor.deps);
});
afterEach(() => floor.close());

const start = (password = admin.password, email = admin.email, deps = floor.deps) =>
  startFirstAdmin(deps, { ...admin, email, password }, everyStart);

function guest(): CallContext {
  return { ...callBy({ accountId: '', userType: 'client' }), caller: null };
}

const login = async (password: string, email = admin.email) =>
  (await handlers.login({ ...nothing, body: { email, password }, context: guest() })).data;

async function choose(password: string, before: string): Promise<void> {
  const caller = await floor.deps.accessTokens.verify((await login(before)).accessToken);
  if (!caller) throw new Error('The access token is not valid');
  await handlers.changePassword({ ...nothing, body: { password }, context: callBy(caller) });
}

async function passwordChanges(accountId: string): Promise<unknown[]> {
  const events = await floor.eventLog.readStream(streams.account(accountId));
  return events
    .filter(({ type }) => type === 'PasswordChanged')
    .map(({ data, metadata }) => ({ data, by: metadata.actor }));
}

test('is opened once, with a verified address; another ADMIN_EMAIL is another account', async () => {
  expect(await start()).toBe('opened');
  expect(await start()).toBe('unchanged');
  expect(await start(admin.password, 'second@example.com')).toBe('opened');
  const { user } = await login(admin.password);
  expect(user).toMatchObject({ userType: 'admin', emailVerified: true });
  expect((await login(admin.password, 'second@example.com')).user.id).not.toBe(user.id);
});

test('gets the password that is configured now: sessions end, and it is an event', async () => {
  await start();
  const { user, accessToken } = await login(admin.password);
  expect(await start('narra-forest-7')).toBe('set');
  expect(await verifiedCaller(floor.deps, accessToken)).toBeNull();
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

test('keeps the password that they chose in the app, and the start says so once', async () => {
  await start();
  await choose('narra-forest-7', admin.password);
  expect(await start()).toBe('unchanged');
  expect(await start('molave-forest-8')).toBe('changed_since');
  expect(await start('molave-forest-8')).toBe('unchanged');
  await login('narra-forest-7');
  await expect(login('molave-forest-8')).rejects.toMatchObject({ code: 'wrong_credentials' });
});

test('of before this was noted is known by never having chosen another', async () => {
  await start();
  const { user } = await login(admin.password);
  const notes = floor.deps.secretStore.collection('configured-password', z.unknown());
  await notes.remove(user.id);
  expect(await start('narra-forest-7')).toBe('set');
  await choose('own-choice-9', 'narra-forest-7');
  await notes.remove(user.id);
  expect(await start('narra-forest-7')).toBe('changed_since');
  await login('own-choice-9');
});

test('has it for good where the start broke off half-way', async () => {
  await start();
  const { accessToken } = await login(admin.password);
  const breaking = {
    ...floor.deps,
    commands: { ...floor.commands, handle: () => Promise.reject(new Error('stopped')) },
  };
  await expect(start('narra-forest-7', admin.email, breaking)).rejects.toThrow('stopped');
  expect(await start('narra-forest-7')).toBe('set');
  expect(await verifiedCaller(floor.deps, accessToken)).toBeNull();
  await login('narra-forest-7');
});

test('can’t have one that anybody would try', async () => {
  await start();
  await expect(start('password1')).rejects.toThrow('among the first that anybody would try');
  await login(admin.password);
});
