import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { secondFactorRule } from '#contracts/account/second-factor.ts';
import type { ApiError } from '#contracts/api-error.ts';
import { RequiredSecondStep } from '#contracts/calls/account-second-factor.ts';
import type { CallContext } from '#contracts/calls/handlers.ts';
import { streams } from '#contracts/events/streams.ts';
import type { Session } from '#contracts/views/account.ts';
import { createIdTokenVerifier } from '#infra/identity/id-token-verifier.ts';
import {
  createStandInProvider,
  STAND_IN_AUDIENCE,
  STAND_IN_ISSUER,
} from '#infra/identity/stand-in/stand-in-provider.ts';
import { type AccountHarness, openAccountHarness } from '#tests/harness/account-harness.ts';
import { appCode } from '#tests/harness/authenticator.ts';
import { callBy } from '#tests/harness/command-harness.ts';
import { whenSecondFactorChangedTell } from '../../process-managers/when-second-factor-changed-tell.ts';
import { accountDecider } from '../decider.ts';
import { accountHandlers } from '../handlers.ts';
import { registerAdmin } from '../first-admin.ts';
import { resetSecondFactor } from './reset-second-factor.ts';

const nothing = { params: undefined, query: undefined };
const email = 'bea@suki.test';
const password = 'narra-tree-1';

let harness: AccountHarness;
let handlers: ReturnType<typeof accountHandlers>;

beforeEach(async () => {
  harness = await openAccountHarness();
  handlers = accountHandlers(harness.deps);
});
afterEach(() => harness.close());

function guest(commandId: string = randomUUID()): CallContext {
  return { ...callBy({ accountId: '', userType: 'client' }, commandId), caller: null };
}

async function by({ accessToken }: Session): Promise<CallContext> {
  const caller = await harness.deps.accessTokens.verify(accessToken);
  if (!caller) throw new Error('The access token is not valid');
  return callBy(caller);
}

async function factorsOf({ accessToken }: Session) {
  return (await harness.deps.accessTokens.verify(accessToken))?.factors ?? 1;
}

async function register(more = {}, commandId?: string): Promise<Session> {
  const named = { email, password, firstName: 'Bea', lastName: 'Cruz', userType: 'client' as const, ...more };
  const body = { ...named, emailCode: await harness.emailCode(email) };
  return (await handlers.register({ ...nothing, body, context: guest(commandId) })).data;
}

async function login(): Promise<Session> {
  return (await handlers.login({ ...nothing, body: { email, password }, context: guest() })).data;
}

/** The second step that a sign-in attempt requests. */
async function asked(way: Promise<unknown>): Promise<RequiredSecondStep> {
  const refused = await way.then(
    () => Promise.reject(new Error('No second step was asked for')),
    (error: ApiError) => error,
  );
  expect(refused.code).toBe('second_factor_needed');
  return RequiredSecondStep.parse(refused.details);
}

async function secondStep(ticket: string, code: string): Promise<Session> {
  return (await handlers.takeSecondStep({ ...nothing, body: { ticket, code }, context: guest() })).data;
}

const codeNow = (secret: string, secondsLater = 0) =>
  appCode(secret, new Date(harness.deps.now().getTime() + secondsLater * 1000));
/** A code that is invalid during the test. */
function wrongCode(secret: string): string {
  const near = [-60, -30, 0, 30, 60].map((seconds) => codeNow(secret, seconds));
  return ['000000', '000001', '000002', '000003', '000004', '000005'].find((code) => !near.includes(code)) ?? '';
}

/** Bea has set up an authenticator app one minute ago. */
async function withApp() {
  const before = await register();
  const { data: key } = await handlers.startTotp({ ...nothing, body: undefined, context: await by(before) });
  const { data } = await handlers.confirmTotp({
    ...nothing,
    body: { code: codeNow(key.secret) },
    context: await by(before),
  });
  harness.passMinutes(1);
  return { before, secret: key.secret, uri: key.uri, session: data, recoveryCodes: data.recoveryCodes };
}

async function eventsOf(accountId: string) {
  return (await harness.eventLog.readStream(streams.account(accountId))).map(({ type }) => type);
}

describe('setting up the app', () => {
  test('changes nothing before its first code', async () => {
    const session = await register();
    const { data } = await handlers.startTotp({ ...nothing, body: undefined, context: await by(session) });
    expect(data.uri).toMatch(/^otpauth:\/\/totp\/Suki:bea%40suki.test\?issuer=Suki&secret=[A-Z2-7]{32}&/);
    const context = await by(session);
    const wrong = handlers.confirmTotp({ ...nothing, body: { code: wrongCode(data.secret) }, context });
    await expect(wrong).rejects.toMatchObject({ code: 'wrong_code' });
    expect(await factorsOf(await login())).toBe(1);
  });

  test('gives a session of two factors and ten recovery codes, and ends all others', async () => {
    const { before, session, recoveryCodes } = await withApp();
    expect(await factorsOf(session)).toBe(2);
    expect(new Set(recoveryCodes).size).toBe(10);
    for (const code of recoveryCodes) expect(code).toMatch(/^[2-9A-HJ-NP-TV-Z]{4}(-[2-9A-HJ-NP-TV-Z]{4}){2}$/);
    const refreshToken = before.refreshToken ?? '';
    const old = handlers.refresh({ ...nothing, body: { refreshToken }, context: guest() });
    await expect(old).rejects.toMatchObject({ code: 'unauthenticated' });
    const { data } = await handlers.readSecondFactor({ ...nothing, body: undefined, context: await by(session) });
    expect(data).toEqual({ totp: true, passkey: false, recoveryCodesLeft: 10, required: false });
  });

  test('expires after fifteen minutes', async () => {
    const session = await register();
    const context = await by(session);
    const { data } = await handlers.startTotp({ ...nothing, body: undefined, context });
    harness.passMinutes(15);
    const late = handlers.confirmTotp({ ...nothing, body: { code: codeNow(data.secret) }, context });
    await expect(late).rejects.toMatchObject({ code: 'not_allowed_now' });
  });

  test('cannot repeat', async () => {
    const { session } = await withApp();
    const again = handlers.startTotp({ ...nothing, body: undefined, context: await by(session) });
    await expect(again).rejects.toMatchObject({ code: 'already_exists' });
  });

  test('leaves no key and no code in the log', async () => {
    const { secret, recoveryCodes } = await withApp();
    const log = JSON.stringify(await harness.eventLog.readAll({ after: 0 }));
    for (const hidden of [secret, ...recoveryCodes, ...recoveryCodes.map((code) => code.replaceAll('-', ''))])
      expect(log).not.toContain(hidden);
  });
});

describe('confirming the app', () => {
  test('happens once in concurrent requests, with the valid recovery codes shown', async () => {
    const session = await register();
    const { data: key } = await handlers.startTotp({ ...nothing, body: undefined, context: await by(session) });
    const body = { code: codeNow(key.secret) };
    const contexts = [await by(session), await by(session)];
    const outcomes = await Promise.allSettled(
      contexts.map((context) => handlers.confirmTotp({ ...nothing, body, context })),
    );
    const done = outcomes.flatMap((outcome) => (outcome.status === 'fulfilled' ? [outcome.value.data] : []));
    expect(done).toHaveLength(1);
    await secondStep((await asked(login())).ticket, done[0]?.recoveryCodes[0] ?? '');
  });

  test('allows five wrong codes before a delay; a right one resets no wrong password', async () => {
    const session = await register();
    const { data: key } = await handlers.startTotp({ ...nothing, body: undefined, context: await by(session) });
    const tries = async (code: string) =>
      handlers.confirmTotp({ ...nothing, body: { code }, context: await by(session) }).then(
        () => 'ok',
        ({ code: why }: ApiError) => why,
      );
    const told: string[] = [];
    for (let time = 0; time < 6; time++) told.push(await tries(wrongCode(key.secret)));
    expect(told).toEqual([...Array(5).fill('wrong_code'), 'too_many_requests']);
    harness.passMinutes(1);
    const { data } = await handlers.confirmTotp({
      ...nothing,
      body: { code: codeNow(key.secret) },
      context: await by(session),
    });
    const guess = { ...nothing, body: { password: 'not-hers-at-all' }, context: await by(data) };
    await expect(handlers.prove(guess)).rejects.toMatchObject({ code: 'wrong_password' });
    await expect(handlers.prove(guess)).rejects.toMatchObject({ code: 'too_many_requests' });
  });

  test('requires an open session, so that a signed-out thief locks no owner out', async () => {
    const thief = await register();
    const { data: key } = await handlers.startTotp({ ...nothing, body: undefined, context: await by(thief) });
    const context = await by(thief);
    await resetPassword(thief.user.id, 'owner-forest-1');
    const late = handlers.confirmTotp({ ...nothing, body: { code: codeNow(key.secret) }, context });
    await expect(late).rejects.toMatchObject({ code: 'unauthenticated' });
    const body = { email, password: 'owner-forest-1' };
    expect((await handlers.login({ ...nothing, body, context: guest() })).data.user.id).toBe(thief.user.id);
  });
});

describe('signing in with the app', () => {
  test('needs both steps, and opens nothing before the second', async () => {
    const { session, secret } = await withApp();
    const { id } = session.user;
    const before = await eventsOf(id);
    const { ticket, ways } = await asked(login());
    expect(ways).toEqual(['totp', 'recovery_code']);
    expect(await eventsOf(id)).toEqual(before);
    const entered = await secondStep(ticket, codeNow(secret));
    expect(entered.user.id).toBe(id);
    expect(await factorsOf(entered)).toBe(2);
    expect((await eventsOf(id)).slice(before.length)).toEqual(['SignedIn']);
  });

  test('keeps two factors when the token is renewed', async () => {
    const { secret } = await withApp();
    const entered = await secondStep((await asked(login())).ticket, codeNow(secret));
    const body = { refreshToken: entered.refreshToken };
    const { data } = await handlers.refresh({ ...nothing, body, context: guest() });
    expect(await factorsOf(data)).toBe(2);
  });

  test('accepts each code once, and no earlier one', async () => {
    const { secret } = await withApp();
    const code = codeNow(secret);
    await secondStep((await asked(login())).ticket, code);
    const { ticket } = await asked(login());
    await expect(secondStep(ticket, code)).rejects.toMatchObject({ code: 'code_spent' });
    harness.passMinutes(0.5);
    await expect(secondStep(ticket, code)).rejects.toMatchObject({ code: 'code_not_current' });
    expect((await secondStep(ticket, codeNow(secret))).user.email).toBe(email);
  });

  test('accepts the current code after one accepted while the clock was ahead', async () => {
    const { secret } = await withApp();
    harness.passMinutes(120);
    await secondStep((await asked(login())).ticket, codeNow(secret));
    harness.passMinutes(-120);
    const { ticket } = await asked(login());
    expect((await secondStep(ticket, codeNow(secret))).user.email).toBe(email);
    await expect(secondStep((await asked(login())).ticket, codeNow(secret))).rejects.toMatchObject({
      code: 'code_spent',
    });
  });

  test('accepts a code in its half minute, and reports the previous one as outdated', async () => {
    const { secret } = await withApp();
    const { ticket } = await asked(login());
    for (const [secondsOff, code] of [
      [-60, 'wrong_code'],
      [-30, 'code_not_current'],
      [30, 'wrong_code'],
      [60, 'wrong_code'],
    ] as const)
      await expect(secondStep(ticket, codeNow(secret, secondsOff))).rejects.toMatchObject({ code });
    expect((await secondStep(ticket, codeNow(secret))).user.email).toBe(email);
  });

  test.each(['phone', 'google', 'registering again'] as const)('is required by %s as well', async (way) => {
    const commandId = randomUUID();
    const { now } = harness.deps;
    const google = createStandInProvider({ now });
    harness.deps.idTokens = createIdTokenVerifier({
      issuer: STAND_IN_ISSUER,
      audience: STAND_IN_AUDIENCE,
      keys: google.keys,
      now,
    });
    handlers = accountHandlers(harness.deps);
    const session = await register({ phone: '+639171234567' }, commandId);
    const idToken = () => google.idTokenFor({ name: 'Bea Cruz', email: 'bea@gmail.test' });
    const signed = await by(session);
    await handlers.linkCloudSignIn({ ...nothing, body: { idToken: await idToken() }, context: signed });
    await handlers.sendPhoneCode({ ...nothing, body: { phone: '+639171234567' }, context: await by(session) });
    const sent = () => harness.texts.at(-1)?.code ?? /\d{6}/.exec(harness.texts.at(-1)?.text ?? '')?.[0] ?? '';
    const proof = { phone: '+639171234567', code: sent() };
    await handlers.verifyPhone({ ...nothing, body: proof, context: await by(session) });
    const { data: key } = await handlers.startTotp({ ...nothing, body: undefined, context: await by(session) });
    const code = codeNow(key.secret);
    await handlers.confirmTotp({ ...nothing, body: { code }, context: await by(session) });

    const ways = {
      phone: async () => {
        await handlers.sendSignInCode({ ...nothing, body: { phone: proof.phone }, context: guest() });
        return handlers.loginByPhone({ ...nothing, body: { ...proof, code: sent() }, context: guest() });
      },
      google: async () => handlers.cloudLogin({ ...nothing, body: { idToken: await idToken() }, context: guest() }),
      'registering again': () => register({ phone: '+639171234567' }, commandId),
    };
    harness.passMinutes(1);
    const { ticket } = await asked(ways[way]());
    expect(await factorsOf(await secondStep(ticket, codeNow(key.secret)))).toBe(2);
  });
});

/** Resets the password by a mailed link. */
async function resetPassword(accountId: string, to: string): Promise<void> {
  const expiresAt = new Date(harness.deps.now().getTime() + 60_000).toISOString();
  const sentTo = { kind: 'email', value: email } as const;
  const url = await harness.deps.resetLinks.open({ accountId, sentTo, requestId: randomUUID(), expiresAt });
  const body = { token: new URL(url ?? '').searchParams.get('token') ?? '', password: to };
  await handlers.resetPassword({ ...nothing, body, context: guest() });
}

describe('a ticket', () => {
  test('opens one session, and is useless to other browsers', async () => {
    const { secret } = await withApp();
    const { ticket } = await asked(login());
    await secondStep(ticket, codeNow(secret));
    await expect(secondStep(ticket, codeNow(secret, 30))).rejects.toMatchObject({ code: 'sign_in_expired' });
    await expect(secondStep('made-up', codeNow(secret))).rejects.toMatchObject({ code: 'sign_in_expired' });
  });

  test('lets one of two concurrent requests with one code in', async () => {
    const { secret } = await withApp();
    const tickets = [(await asked(login())).ticket, (await asked(login())).ticket];
    const code = codeNow(secret);
    const outcomes = await Promise.allSettled(tickets.map((ticket) => secondStep(ticket, code)));
    expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  });

  test('lasts five minutes', async () => {
    const { secret } = await withApp();
    const { ticket } = await asked(login());
    harness.passMinutes(5);
    await expect(secondStep(ticket, codeNow(secret))).rejects.toMatchObject({ code: 'sign_in_expired' });
  });

  test('ends with a new password', async () => {
    const { session, secret } = await withApp();
    const { ticket } = await asked(login());
    const body = { password: 'another-tree-2' };
    await handlers.changePassword({ ...nothing, body, context: await by(session) });
    await expect(secondStep(ticket, codeNow(secret))).rejects.toMatchObject({ code: 'sign_in_expired' });
  });

  test('is refused for a suspended account', async () => {
    const { session, secret } = await withApp();
    const { ticket } = await asked(login());
    await harness.commands.handle(
      accountDecider,
      streams.account(session.user.id),
      { type: 'SuspendAccount', data: { reason: 'Rude', by: 'an admin', openJobs: 0 } },
      { commandId: randomUUID(), actor: 'system', now: harness.deps.now().toISOString() },
    );
    await expect(secondStep(ticket, codeNow(secret))).rejects.toMatchObject({ code: 'sign_in_expired' });
  });
});

test('delays guesses at the second step for all tickets', async () => {
  const { secret } = await withApp();
  const told: string[] = [];
  for (let time = 0; time < 6; time++) {
    const { ticket } = await asked(login());
    await secondStep(ticket, wrongCode(secret)).catch(({ code }: ApiError) => told.push(code));
  }
  expect(told).toEqual([...Array(5).fill('wrong_code'), 'too_many_requests']);
});

test('does not delay the owner in a known browser because of guesses elsewhere', async () => {
  const { secret } = await withApp();
  const setCookies: string[] = [];
  const home = {
    ...guest(),
    setHeader: (_name: string, value: string | string[]) => void setCookies.push(String(value)),
  };
  const body = { ticket: (await asked(login())).ticket, code: codeNow(secret) };
  await handlers.takeSecondStep({ ...nothing, body, context: home });
  const cookies = setCookies.find((cookie) => cookie.startsWith('suki_device='))?.split(';')[0];
  expect(cookies).toBeDefined();
  for (let time = 0; time < 6; time++)
    await secondStep((await asked(login())).ticket, wrongCode(secret)).catch(() => undefined);
  harness.passMinutes(0.5);
  const { ticket } = await asked(login());
  const right = { ticket, code: codeNow(secret) };
  await expect(secondStep(ticket, right.code)).rejects.toMatchObject({ code: 'too_many_requests' });
  const { data } = await handlers.takeSecondStep({ ...nothing, body: right, context: { ...guest(), cookies } });
  expect(data.user.email).toBe(email);
});

describe('a browser that has signed in before', () => {
  /** Signs in and stores the cookie that marks this browser as known. */
  async function cookieOf(way: (context: CallContext) => Promise<unknown>): Promise<string> {
    let cookie = '';
    const setHeader = (_name: string, value: string | string[]) => {
      if (String(value).startsWith('suki_device=')) cookie = String(value).split(';')[0] ?? '';
    };
    await way({ ...guest(), setHeader });
    return cookie;
  }

  async function guesses(cookies: readonly string[], secret: string): Promise<string[]> {
    const told: string[] = [];
    for (const cookie of cookies) {
      for (let time = 0; time < 5; time++) {
        const body = { ticket: (await asked(login())).ticket, code: wrongCode(secret) };
        const context = { ...guest(), cookies: cookie };
        await handlers.takeSecondStep({ ...nothing, body, context }).catch(({ code }: ApiError) => told.push(code));
      }
    }
    return told;
  }

  test('is unknown after two-step sign-in is enabled: collected cookies allow no more guesses', async () => {
    const before = await register();
    const cookies: string[] = [];
    for (let time = 0; time < 3; time++)
      cookies.push(await cookieOf((context) => handlers.login({ ...nothing, body: { email, password }, context })));
    const { data: key } = await handlers.startTotp({ ...nothing, body: undefined, context: await by(before) });
    const body = { code: codeNow(key.secret) };
    await handlers.confirmTotp({ ...nothing, body, context: await by(before) });
    const told = await guesses(cookies, key.secret);
    expect(told.filter((code) => code === 'wrong_code')).toHaveLength(5);
  });

  test('has its own limit, and all such browsers fifteen together', async () => {
    const { secret } = await withApp();
    const cookies: string[] = [];
    for (let time = 0; time < 4; time++) {
      harness.passMinutes(1);
      const body = { ticket: (await asked(login())).ticket, code: codeNow(secret) };
      cookies.push(await cookieOf((context) => handlers.takeSecondStep({ ...nothing, body, context })));
    }
    const told = await guesses(cookies, secret);
    expect(told.filter((code) => code === 'wrong_code')).toHaveLength(15);
  });
});

describe('a recovery code', () => {
  test('checked during a password reset opens nothing', async () => {
    const { session, recoveryCodes } = await withApp();
    const { ticket } = await asked(login());
    const looked = Promise.withResolvers<void>();
    const goOn = Promise.withResolvers<void>();
    const { passwords } = harness.deps;
    const slow = accountHandlers({
      ...harness.deps,
      passwords: {
        ...passwords,
        async verify(code, stored) {
          const isRight = await passwords.verify(code, stored);
          looked.resolve();
          await goOn.promise;
          return isRight;
        },
      },
    });
    const body = { ticket, code: recoveryCodes[0] ?? '' };
    const underWay = slow.takeSecondStep({ ...nothing, body, context: guest() });
    await looked.promise;
    await resetPassword(session.user.id, 'owner-forest-1');
    goOn.resolve();
    await expect(underWay).rejects.toMatchObject({ code: 'sign_in_expired' });
    expect((await eventsOf(session.user.id)).at(-1)).toBe('RecoveryCodeUsed');
  });

  test('opens one session, in any format', async () => {
    const { recoveryCodes } = await withApp();
    const [first = '', second = ''] = recoveryCodes;
    const entered = await secondStep((await asked(login())).ticket, first.toLowerCase().replaceAll('-', ' '));
    expect(await factorsOf(entered)).toBe(2);
    const { ticket } = await asked(login());
    await expect(secondStep(ticket, first)).rejects.toMatchObject({ code: 'wrong_code' });
    await secondStep(ticket, second);
    const { data } = await handlers.readSecondFactor({ ...nothing, body: undefined, context: await by(entered) });
    expect(data.recoveryCodesLeft).toBe(8);
  });

  test('is void once there are new ones', async () => {
    const { session, recoveryCodes } = await withApp();
    const renewed = await handlers.renewRecoveryCodes({ ...nothing, body: undefined, context: await by(session) });
    const { ticket } = await asked(login());
    await expect(secondStep(ticket, recoveryCodes[0] ?? '')).rejects.toMatchObject({ code: 'wrong_code' });
    await secondStep(ticket, renewed.data.recoveryCodes[0] ?? '');
  });
});

test('keeps the app enabled when disabling repeats under a used key', async () => {
  const commandId = randomUUID();
  const off = async (session: Session) =>
    (await handlers.removeTotp({ ...nothing, body: undefined, context: { ...(await by(session)), commandId } })).data;
  const first = await withApp();
  expect(await off(first.session)).toMatchObject({ totp: false });
  const { data: key } = await handlers.startTotp({ ...nothing, body: undefined, context: await by(first.session) });
  const body = { code: codeNow(key.secret) };
  const { data: second } = await handlers.confirmTotp({ ...nothing, body, context: await by(first.session) });
  harness.passMinutes(1);
  expect(await off(second)).toMatchObject({ totp: true });
  expect(await factorsOf(await secondStep((await asked(login())).ticket, codeNow(key.secret)))).toBe(2);
});

test('rejects an app removed by an undone change of address', async () => {
  const { session, secret } = await withApp();
  const { id } = session.user;
  const context = { commandId: randomUUID(), actor: 'system' as const, now: harness.deps.now().toISOString() };
  const command = { type: 'RemoveSecondFactor', data: { kind: 'totp', mustKeepOne: false } } as const;
  await harness.commands.handle(accountDecider, streams.account(id), command, context);
  const prove = { ...nothing, body: { appCode: codeNow(secret) }, context: await by(session) };
  await expect(handlers.prove(prove)).rejects.toMatchObject({ code: 'wrong_code' });
});

describe('disabling the app', () => {
  test('leaves one step', async () => {
    const { session, secret, recoveryCodes } = await withApp();
    const { ticket } = await asked(login());
    const removed = await handlers.removeTotp({ ...nothing, body: undefined, context: await by(session) });
    expect(removed.data).toEqual({ totp: false, passkey: false, recoveryCodesLeft: 0, required: false });
    expect(await factorsOf(await login())).toBe(1);
    // A half-finished sign-in cannot be completed either.
    for (const code of [codeNow(secret), recoveryCodes[0] ?? ''])
      await expect(secondStep(ticket, code)).rejects.toMatchObject({ code: 'wrong_code' });
  });
});

describe('an admin with a required second factor', () => {
  const carla = { email, password, firstName: 'Carla', lastName: 'Ramos' };

  beforeEach(async () => {
    harness.deps.lacksSecondFactor = secondFactorRule('required');
    handlers = accountHandlers(harness.deps);
    const cause = { commandId: randomUUID() };
    await registerAdmin(harness.deps, carla, cause);
  });

  async function setUp(session: Session) {
    const { data: key } = await handlers.startTotp({ ...nothing, body: undefined, context: await by(session) });
    const body = { code: codeNow(key.secret) };
    const { data } = await handlers.confirmTotp({ ...nothing, body, context: await by(session) });
    return { ...key, session: data };
  }

  test('is announced at sign-in while it is missing', async () => {
    const session = await login();
    expect(session.secondFactorMissing).toBe(true);
    expect((await setUp(session)).session).not.toHaveProperty('secondFactorMissing');
  });

  test('cannot disable it', async () => {
    const { session } = await setUp(await login());
    const remove = handlers.removeTotp({ ...nothing, body: undefined, context: await by(session) });
    await expect(remove).rejects.toMatchObject({ code: 'second_factor_required' });
  });

  test('gets it reset by two admins, never by one, and is signed out', async () => {
    const { session } = await setUp(await login());
    const accountId = session.user.id;
    const reason = 'Lost the phone';
    const reset = (context: CallContext) =>
      handlers.resetSecondFactor({ params: { id: accountId }, query: undefined, body: { reason }, context });
    await expect(reset(await by(session))).rejects.toMatchObject({ code: 'not_allowed_now' });
    const another = callBy({ accountId: 'another', userType: 'admin' });
    await expect(reset(another)).rejects.toMatchObject({ code: 'second_admin_needed' });
    const context = { commandId: randomUUID(), actor: 'system' as const, now: harness.deps.now().toISOString() };
    await resetSecondFactor(harness.deps, { accountId, reason, by: 'another', approvalId: 'p-1' }, context);
    const refreshToken = session.refreshToken ?? '';
    const old = handlers.refresh({ ...nothing, body: { refreshToken }, context: guest() });
    await expect(old).rejects.toMatchObject({ code: 'unauthenticated' });
    expect((await login()).secondFactorMissing).toBe(true);
  });
});

test('refuses changes of the second factor in a session of one factor', async () => {
  const { session } = await withApp();
  const weak = { ...(await by(session)) };
  weak.caller = weak.caller && { ...weak.caller, factors: 1, sessionId: 'another' };
  for (const call of ['removeTotp', 'renewRecoveryCodes', 'startTotp'] as const)
    await expect(handlers[call]({ ...nothing, body: undefined, context: weak })).rejects.toMatchObject({
      code: 'second_factor_needed',
    });
});

test('notifies the owner of each change at a safe address', async () => {
  const session = await register();
  await handlers.sendEmailCode({ ...nothing, body: {}, context: await by(session) });
  const code = harness.mails.at(-1)?.code ?? '';
  await handlers.verifyEmail({ ...nothing, body: { code }, context: await by(session) });
  const never = () => Promise.reject(new Error('not asked for'));
  const context = { commandId: randomUUID(), actor: 'system' as const, now: harness.deps.now().toISOString() };
  for (const change of ['added', 'codeUsed'] as const)
    await whenSecondFactorChangedTell.act(
      { accountId: session.user.id, change },
      { ...harness, ...harness.deps, settings: never },
      context,
    );
  expect(harness.mails.slice(-2)).toMatchObject([
    { to: email, text: expect.stringContaining('Two-step sign-in is on') },
    { to: email, text: expect.stringContaining('with one of your recovery codes') },
  ]);
});
