import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { streams } from '#contracts/events/streams.ts';
import type { CallContext } from '#contracts/calls/handlers.ts';
import { type AccountHarness, openAccountHarness } from '#tests/harness/account-harness.ts';
import { callBy } from '#tests/harness/command-harness.ts';
import { accountHandlers } from '../handlers.ts';
import { memoryDocuments } from '#infra/eventing/testing.ts';
import { countOutdatedPasswords } from '../passwords/outdated-passwords.ts';
import { passwordHashes } from '../passwords/password-hashes.ts';
import { createPasswordProof } from '../passwords/prove-password.ts';

const nothing = { params: undefined, query: undefined };
const maria = {
  email: 'maria@example.com',
  password: 'sampaguita-1',
  firstName: 'Maria',
  lastName: 'Santos',
  userType: 'client' as const,
};
const home = '203.0.113.7';
const wrong = 'not-her-password';

let harness: AccountHarness;
let handlers: ReturnType<typeof accountHandlers>;

beforeEach(async () => {
  harness = await openAccountHarness();
  handlers = accountHandlers(harness.deps);
});
afterEach(() => harness.close());

/** A browser somewhere, which keeps its cookies. */
function browserAt(address: string) {
  const jar = new Map<string, string>();
  const setCookies: string[] = [];
  const context = (): CallContext => ({
    ...callBy({ accountId: '', userType: 'client' }),
    caller: null,
    address,
    cookies: [...jar].map(([name, value]) => `${name}=${value}`).join('; '),
    setHeader: (_name, value) => {
      const cookie = String(value);
      setCookies.push(cookie);
      const [, name = '', content = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
      jar.set(name, content);
    },
  });
  return {
    setCookies,
    context,
    /** `ok`, or the code of the refusal with the seconds to wait. */
    async tries(email: string, password: string): Promise<string> {
      return handlers.login({ ...nothing, body: { email, password }, context: context() }).then(
        () => 'ok',
        ({ code, retryAfterSeconds }) => (retryAfterSeconds === undefined ? code : `${code} ${retryAfterSeconds}`),
      );
    },
  };
}

async function registerMaria(): Promise<string> {
  const body = { ...maria, emailCode: await harness.emailCode(maria.email) };
  return (await handlers.register({ ...nothing, body, context: browserAt(home).context() })).data.user.id;
}

async function guesses(times: number, browser: ReturnType<typeof browserAt>, email = maria.email): Promise<string[]> {
  const told: string[] = [];
  for (let time = 0; time < times; time++) told.push(await browser.tries(email, wrong));
  return told;
}

describe('five wrong guesses elsewhere', () => {
  test('lock no one out at home or at new places', async () => {
    await registerMaria();
    const stranger = browserAt('198.51.100.1');
    expect(await guesses(6, stranger)).toEqual([...Array(5).fill('wrong_credentials'), 'too_many_requests 60']);
    expect(await browserAt(home).tries(maria.email, maria.password)).toBe('ok');
    expect(await browserAt('192.0.2.9').tries(maria.email, maria.password)).toBe('ok');
  });

  test('delay the guesser increasingly, at most fifteen minutes', async () => {
    await registerMaria();
    const stranger = browserAt('198.51.100.1');
    await guesses(5, stranger);
    const waits: number[] = [];
    for (let round = 0; round < 6; round++) {
      const seconds = Number((await stranger.tries(maria.email, wrong)).split(' ')[1]);
      waits.push(seconds / 60);
      harness.passMinutes(seconds / 60);
      expect(await stranger.tries(maria.email, wrong)).toBe('wrong_credentials');
    }
    expect(waits).toEqual([1, 2, 4, 8, 15, 15]);
  });

  test('have the same effect for an unknown name', async () => {
    const stranger = browserAt('198.51.100.1');
    expect(await guesses(6, stranger, 'nobody@example.com')).toEqual([
      ...Array(5).fill('wrong_credentials'),
      'too_many_requests 60',
    ]);
  });
});

describe('guesses from many addresses', () => {
  const manyGuess = async () => {
    for (let address = 1; address <= 4; address++) await guesses(5, browserAt(`198.51.100.${address}`));
  };

  test('delay the name, but not on a known device', async () => {
    await registerMaria();
    const own = browserAt(home);
    expect(await own.tries(maria.email, maria.password)).toBe('ok');
    await manyGuess();
    expect(await browserAt('192.0.2.9').tries(maria.email, maria.password)).toBe('too_many_requests 60');
    expect(await own.tries(maria.email, maria.password)).toBe('ok');
  });

  test('with a device’s cookie cannot exceed its own limit', async () => {
    await registerMaria();
    const own = browserAt(home);
    await own.tries(maria.email, maria.password);
    expect(await guesses(9, own)).toEqual([...Array(8).fill('wrong_credentials'), 'too_many_requests 60']);
  });

  test('are not helped by a device after a new password or half a year', async () => {
    const accountId = await registerMaria();
    const [own, old] = [browserAt(home), browserAt(home)];
    await own.tries(maria.email, maria.password);
    await old.tries(maria.email, maria.password);
    await passwordHashes(harness.deps.secretStore).keep(accountId, {
      secret: { hash: await harness.deps.passwords.hash('another-one-1') },
      expiresAt: null,
    });
    await manyGuess();
    expect(await own.tries(maria.email, 'another-one-1')).toBe('too_many_requests 60');
    harness.passMinutes(1);
    expect(await own.tries(maria.email, 'another-one-1')).toBe('ok');
    harness.passMinutes(181 * 24 * 60);
    await manyGuess();
    expect(await own.tries(maria.email, 'another-one-1')).toBe('too_many_requests 60');
  });

  test('on a shared tablet are limited per account, and its cookie helps for no other', async () => {
    await registerMaria();
    const ben = { ...maria, email: 'ben@example.com', password: 'narra-tree-1', firstName: 'Ben' };
    const emailCode = await harness.emailCode(ben.email);
    await handlers.register({ ...nothing, body: { ...ben, emailCode }, context: browserAt(home).context() });
    const [tablet, bens] = [browserAt(home), browserAt('192.0.2.9')];
    expect([
      await tablet.tries(maria.email, maria.password),
      await tablet.tries(ben.email, ben.password),
      await bens.tries(ben.email, ben.password),
    ]).toEqual(['ok', 'ok', 'ok']);
    await manyGuess();
    expect(await bens.tries(maria.email, maria.password)).toBe('too_many_requests 60');
    expect(await tablet.tries(maria.email, maria.password)).toBe('ok');
  });

  test('cannot use the cookie: it is for sign-in only, HttpOnly, and Secure in production', async () => {
    await registerMaria();
    const own = browserAt(home);
    await own.tries(maria.email, maria.password);
    expect(own.setCookies).toEqual([
      expect.stringMatching(/^suki_device=[\w.-]+; Path=\/api\/auth; Max-Age=15552000; HttpOnly; SameSite=Lax$/),
    ]);
    handlers = accountHandlers({ ...harness.deps, secureCookies: true });
    await own.tries(maria.email, maria.password);
    expect(own.setCookies.at(-1)).toMatch(/^__Host-suki_device=[\w.-]+; Path=\/; .*; Secure$/);
    for (let guess = 0; guess < 6; guess++) await own.tries(maria.email, 'wrong-1234');
    expect(await own.tries(maria.email, maria.password)).toBe('ok');
  });
});

describe('one address', () => {
  test('that tries many names is delayed; other users behind it are not counted', async () => {
    await registerMaria();
    const office = browserAt('198.51.100.1');
    for (let person = 0; person < 100; person++)
      expect(await browserAt('198.51.100.1').tries(maria.email, maria.password)).toBe('ok');
    for (let name = 0; name < 60; name++)
      expect(await office.tries(`name-${name}@example.com`, wrong)).toBe('wrong_credentials');
    expect(await office.tries('one-more@example.com', wrong)).toBe('too_many_requests 15');
    expect(await browserAt('198.51.100.2').tries('one-more@example.com', wrong)).toBe('wrong_credentials');
  });
});

test('counts a burst of guesses over several processes one by one', async () => {
  await registerMaria();
  const processes = [handlers, accountHandlers(harness.deps), accountHandlers(harness.deps)];
  const guess = ({ login }: typeof handlers) =>
    login({ ...nothing, body: { email: maria.email, password: wrong }, context: browserAt('198.51.100.1').context() });
  const told = await Promise.allSettled([...processes, ...processes, ...processes, ...processes].map(guess));
  const codes = told.map((one) => (one.status === 'rejected' ? one.reason.code : 'ok'));
  expect(codes.filter((code) => code === 'wrong_credentials')).toHaveLength(5);
  expect(codes.filter((code) => code === 'too_many_requests')).toHaveLength(7);
});

test('stores no network address in events', async () => {
  await registerMaria();
  await guesses(2, browserAt('198.51.100.77'));
  expect(JSON.stringify(await harness.eventLog.readAll({ after: 0 }))).not.toContain('198.51.100');
});

describe('re-authentication by password', () => {
  const proves = (password: string, accountId: string, prove: ReturnType<typeof createPasswordProof>) =>
    prove(password, { ...callBy({ accountId, userType: 'client' }, randomUUID()), address: home }).then(
      () => 'ok',
      ({ code, retryAfterSeconds }) => (retryAfterSeconds === undefined ? code : `${code} ${retryAfterSeconds}`),
    );

  test('accepts the right one, and delays after five wrong ones', async () => {
    const accountId = await registerMaria();
    const prove = createPasswordProof(harness.deps);
    expect(await proves(maria.password, accountId, prove)).toBe('ok');
    for (let guess = 0; guess < 5; guess++) expect(await proves(wrong, accountId, prove)).toBe('wrong_password');
    expect(await proves(maria.password, accountId, prove)).toBe('too_many_requests 60');
    const refusals = await harness.eventLog.readAll({ after: 0, types: ['SignInRefused'] });
    expect(refusals.map(({ data, metadata }) => ({ data, actor: metadata.actor }))[4]).toMatchObject({
      data: { accountId, attempts: 5 },
      actor: { accountId },
    });
    expect(refusals[0]?.stream).not.toBe(streams.account(accountId));
    harness.passMinutes(1);
    expect(await proves(maria.password, accountId, prove)).toBe('ok');
  });
});

test('opens nothing with a former password replaced meanwhile', async () => {
  const accountId = await registerMaria();
  const looked = Promise.withResolvers<void>();
  const goOn = Promise.withResolvers<void>();
  const { passwords } = harness.deps;
  const slow = accountHandlers({
    ...harness.deps,
    passwords: {
      ...passwords,
      async verify(password, stored) {
        const isRight = await passwords.verify(password, stored);
        looked.resolve();
        await goOn.promise;
        return isRight;
      },
    },
  });
  const { email, password } = maria;
  const underWay = slow.login({ ...nothing, body: { email, password }, context: browserAt(home).context() });
  await looked.promise;
  const expiresAt = new Date(harness.deps.now().getTime() + 60_000).toISOString();
  const sentTo = { kind: 'email', value: email } as const;
  const url = await harness.deps.resetLinks.open({ accountId, sentTo, requestId: 'r-1', expiresAt });
  const body = { token: new URL(url ?? '').searchParams.get('token') ?? '', password: 'narra-forest-7' };
  await handlers.resetPassword({ ...nothing, body, context: browserAt(home).context() });
  goOn.resolve();
  await expect(underWay).rejects.toMatchObject({ code: 'wrong_credentials' });
  const types = (await harness.eventLog.readStream(streams.account(accountId))).map(({ type }) => type);
  expect(types.slice(-1)).toEqual(['PasswordChanged']);
});

test('opens nothing with a password restored from an older back-up, and asks its owner for a new one', async () => {
  const accountId = await registerMaria();
  const { secretStore, commands } = harness.deps;
  const older = await passwordHashes(secretStore).read(accountId);
  const reset = async (password: string) => {
    const expiresAt = new Date(harness.deps.now().getTime() + 60_000).toISOString();
    const sentTo = { kind: 'email', value: maria.email } as const;
    const url = await harness.deps.resetLinks.open({ accountId, sentTo, requestId: password, expiresAt });
    const body = { token: new URL(url ?? '').searchParams.get('token') ?? '', password };
    await handlers.resetPassword({ ...nothing, body, context: browserAt(home).context() });
  };
  const { eventLog } = harness;
  const privateDocuments = memoryDocuments();
  const count = () => countOutdatedPasswords({ eventLog, privateDocuments, commands, secretStore });
  await reset('narra-forest-7');
  expect(await browserAt(home).tries(maria.email, 'narra-forest-7')).toBe('ok');
  const newer = await passwordHashes(secretStore).read(accountId);

  await passwordHashes(secretStore).keep(accountId, { secret: older!, expiresAt: null });
  expect(await browserAt(home).tries(maria.email, maria.password)).toBe('password_outdated');
  expect(await browserAt(home).tries(maria.email, 'narra-forest-7')).toBe('wrong_credentials');
  await expect(
    createPasswordProof(harness.deps)(maria.password, callBy({ accountId, userType: 'client' })),
  ).rejects.toMatchObject({
    code: 'wrong_password',
  });
  // Reported at each start until they choose another one.
  expect([await count(), await count()]).toEqual([1, 1]);
  await reset('molave-forest-8');
  expect(await count()).toBe(0);
  expect(await browserAt(home).tries(maria.email, 'molave-forest-8')).toBe('ok');

  // The checked position is part of the private data, so an older back-up is checked again.
  await passwordHashes(secretStore).keep(accountId, { secret: newer!, expiresAt: null });
  expect(await count()).toBe(0);
  await privateDocuments.drop('passwords-checked');
  expect(await count()).toBe(1);
});
