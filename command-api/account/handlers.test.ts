import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { streams } from '#contracts/events/streams.ts';
import type { Session } from '#contracts/views/account.ts';
import { EngineUnavailable } from '#infra/eventing/resilience.ts';
import { failureOf } from '#infra/http/routing/failure.ts';
import type { ApiError } from '#contracts/api-error.ts';
import type { CallContext } from '#contracts/calls/handlers.ts';
import { type AccountHarness, openAccountHarness } from '#tests/harness/account-harness.ts';
import { callBy } from '#tests/harness/command-harness.ts';
import { workerDecider } from '../worker/decider.ts';
import { accountDecider } from './decider.ts';
import { accountHandlers } from './handlers.ts';
import { claimLogins } from './logins/login-claims.ts';
import { emailLogin } from './logins/login-name.ts';
import { passwordHashes } from './passwords/password-hashes.ts';
import { verifiedCaller } from './sign-in/verified-caller.ts';

const nothing = { params: undefined, query: undefined };
const maria = {
  email: 'maria@example.com',
  phone: '+639171234567',
  password: 'sampaguita-1',
  firstName: 'Maria',
  lastName: 'Santos',
  userType: 'client' as const,
};
const ramon = {
  email: 'ramon@example.com',
  password: 'narra-tree-1',
  firstName: 'Ramon',
  lastName: 'Cruz',
  userType: 'worker' as const,
};

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

type NewPerson = Parameters<typeof handlers.register>[0]['body'];

async function register(person: NewPerson = maria, commandId?: string): Promise<Session> {
  return (await handlers.register({ ...nothing, body: person, context: guest(commandId) })).data;
}

/** Registers with the emailed code. */
async function join(person: typeof maria | typeof ramon = maria, commandId?: string): Promise<Session> {
  return register({ ...person, emailCode: await harness.emailCode(person.email) }, commandId);
}

/** An account with a claimed, unproven email. */
async function registerBefore(commandId?: string): Promise<Session> {
  const session = await register(maria, commandId);
  await harness.claimUnproven(session);
  return session;
}

async function login(email: string, password: string): Promise<Session> {
  return (await handlers.login({ ...nothing, body: { email, password }, context: guest() })).data;
}

async function refresh({ refreshToken }: Session): Promise<Session> {
  return (await handlers.refresh({ ...nothing, body: { refreshToken }, context: guest() })).data;
}

async function by(session: Session): Promise<CallContext> {
  const caller = await harness.deps.accessTokens.verify(session.accessToken);
  if (!caller) throw new Error('The access token is not valid');
  return callBy(caller);
}

async function provePhone(session: Session, phone = maria.phone): Promise<void> {
  await handlers.sendPhoneCode({ ...nothing, body: { phone }, context: await by(session) });
  await handlers.verifyPhone({
    ...nothing,
    body: { phone, code: harness.texts.at(-1)?.code ?? '' },
    context: await by(session),
  });
}

async function eventTypes(stream: string): Promise<string[]> {
  return (await harness.eventLog.readStream(stream)).map(({ type }) => type);
}

async function suspend(accountId: string): Promise<void> {
  const context = { commandId: randomUUID(), actor: 'system' as const, now: harness.deps.now().toISOString() };
  await harness.commands.handle(
    accountDecider,
    streams.account(accountId),
    { type: 'SuspendAccount', data: { reason: 'Rude', by: 'admin', openJobs: 0 } },
    context,
  );
}

async function close(accountId: string): Promise<void> {
  const context = { commandId: randomUUID(), actor: 'system' as const, now: harness.deps.now().toISOString() };
  const command = { type: 'CloseAccount', data: { now: context.now } } as const;
  await harness.commands.handle(accountDecider, streams.account(accountId), command, context);
}

/** Runs the policy that closes an account finally after thirty days. */
async function completeClosure(accountId: string): Promise<void> {
  const context = { commandId: randomUUID(), actor: 'system' as const, now: harness.deps.now().toISOString() };
  const command = { type: 'CompleteClosure', data: { now: context.now } } as const;
  await harness.commands.handle(accountDecider, streams.account(accountId), command, context);
  await passwordHashes(harness.deps.secretStore).remove(accountId);
}

describe('registering', () => {
  test('with the code opens an account with a proven email', async () => {
    const { user } = await join();
    expect(user).toMatchObject({ email: maria.email, emailVerified: true });
    const events = ['AccountRegistered', 'EmailVerified', 'SignedIn'];
    expect(await eventTypes(streams.account(user.id))).toEqual(events);
    expect((await login(maria.email, maria.password)).user.id).toBe(user.id);
  });

  test('rejects a wrong code, and a used one', async () => {
    const emailCode = await harness.emailCode(maria.email);
    const wrong = emailCode === '000000' ? '000001' : '000000';
    await expect(register({ ...maria, emailCode: wrong })).rejects.toMatchObject({ code: 'wrong_code' });
    await register({ ...maria, emailCode });
    await expect(register({ ...maria, emailCode })).rejects.toMatchObject({ code: 'code_spent' });
    const other = { ...ramon, emailCode: await harness.emailCode(maria.email) };
    await expect(register(other)).rejects.toMatchObject({ code: 'wrong_code' });
  });

  test('does not reveal without the code that the email has an account, and opens nothing', async () => {
    const { user } = await join();
    const stranger = await register({ ...ramon, email: maria.email });
    expect(stranger.user).toMatchObject({ email: maria.email, emailVerified: false });
    await expect(login(maria.email, ramon.password)).rejects.toMatchObject({ code: 'wrong_credentials' });
    expect((await login(maria.email, maria.password)).user.id).toBe(user.id);
    await handlers.sendEmailCode({ ...nothing, body: {}, context: await by(stranger) });
    const proof = { code: harness.mails.at(-1)?.code ?? '' };
    await expect(handlers.verifyEmail({ ...nothing, body: proof, context: await by(stranger) })).rejects.toMatchObject({
      code: 'email_taken',
    });
  });

  test('without the code blocks the email for no one, and proving it makes it a login name', async () => {
    const first = await register();
    await expect(login(maria.email, maria.password)).rejects.toMatchObject({ code: 'wrong_credentials' });
    await handlers.sendEmailCode({ ...nothing, body: {}, context: await by(first) });
    const { code = '' } = harness.mails.at(-1) ?? {};
    await handlers.verifyEmail({ ...nothing, body: { code }, context: await by(first) });
    expect((await login(maria.email, maria.password)).user.id).toBe(first.user.id);
    await expect(join({ ...ramon, email: maria.email })).rejects.toMatchObject({ code: 'email_taken' });
  });

  test('opens an account and signs in', async () => {
    const session = await register();
    expect(session.user).toMatchObject({
      email: maria.email,
      phone: maria.phone,
      name: 'Maria Santos',
      userType: 'client',
      role: 'client',
      workerId: null,
      isApproved: true,
      emailVerified: false,
      status: 'active',
    });
    expect(await harness.deps.accessTokens.verify(session.accessToken)).toMatchObject({
      accountId: session.user.id,
      userType: 'client',
      workerId: null,
    });
    expect(await eventTypes(streams.account(session.user.id))).toEqual(['AccountRegistered', 'SignedIn']);
  });

  test('as a worker also applies', async () => {
    const { user } = await register(ramon);
    expect(user).toMatchObject({ userType: 'worker', role: 'service_provider', isApproved: false });
    const { state } = await harness.commands.load(workerDecider, streams.worker(user.workerId ?? ''));
    expect(state).toMatchObject({
      kind: 'worker',
      accountId: user.id,
      name: 'Ramon Cruz',
      approval: { status: 'applied' },
    });
  });

  test('gives an email to one account; an unproven number blocks no one', async () => {
    await join();
    await expect(join({ ...ramon, email: 'maria@example.com' })).rejects.toMatchObject({ code: 'email_taken' });
    expect((await register({ ...ramon, phone: '+63 917 123 4567' })).user).toMatchObject({
      email: ramon.email,
      phone: maria.phone,
      phoneVerified: false,
    });
  });

  test('frees an email that was not proven within a week', async () => {
    const first = await registerBefore();
    const early = await by(first);
    harness.passMinutes(7 * 24 * 60 - 1);
    await expect(join({ ...ramon, email: maria.email })).rejects.toMatchObject({ code: 'email_taken' });
    await handlers.sendEmailCode({ ...nothing, body: {}, context: early });
    const { code = '' } = harness.mails.at(-1) ?? {};
    harness.passMinutes(1);
    const second = await join({ ...ramon, email: maria.email });
    expect((await login(maria.email, ramon.password)).user.id).toBe(second.user.id);
    await expect(login(maria.email, maria.password)).rejects.toMatchObject({ code: 'wrong_credentials' });
    await expect(handlers.verifyEmail({ ...nothing, body: { code }, context: early })).rejects.toMatchObject({
      code: 'email_taken',
    });
  });

  test('does not reserve an unproven email longer when it repeats', async () => {
    const commandId = randomUUID();
    await registerBefore(commandId);
    harness.passMinutes(7 * 24 * 60);
    await register(maria, commandId);
    expect((await join({ ...ramon, email: maria.email })).user.email).toBe(maria.email);
  });

  test('gives an email to one of many concurrent requests', async () => {
    const emailCode = await harness.emailCode(maria.email);
    const outcomes = await Promise.allSettled(Array.from({ length: 5 }, () => register({ ...maria, emailCode })));
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    for (const outcome of outcomes)
      if (outcome.status === 'rejected') expect(outcome.reason).toMatchObject({ code: 'email_taken' });
  });

  test('returns the same result for a repeated command, only with the password', async () => {
    const commandId = randomUUID();
    const emailCode = await harness.emailCode(maria.email);
    const { user } = await register({ ...maria, emailCode }, commandId);
    expect((await register({ ...maria, emailCode }, commandId)).user).toEqual(user);
    await expect(register({ ...maria, emailCode, password: 'another-one' }, commandId)).rejects.toMatchObject({
      code: 'invalid',
    });
    expect((await login(maria.email, maria.password)).user.id).toBe(user.id);
    const events = ['AccountRegistered', 'EmailVerified', 'SignedIn', 'SignedIn', 'SignedIn'];
    expect(await eventTypes(streams.account(user.id))).toEqual(events);
  });

  describe('repeating the command', () => {
    test('reopens an account closed meanwhile, like a sign-in', async () => {
      const commandId = randomUUID();
      const { user } = await register(maria, commandId);
      await close(user.id);
      const session = await register(maria, commandId);
      expect((await harness.account(user.id)).closure).toBeNull();
      expect(await verifiedCaller(harness.deps, session.accessToken)).toMatchObject({ accountId: user.id });
      expect((await eventTypes(streams.account(user.id))).slice(-2)).toEqual(['AccountReopened', 'SignedIn']);
    });

    test('opens no account closed permanently, and accepts no password for it', async () => {
      const commandId = randomUUID();
      const { user } = await register(maria, commandId);
      await close(user.id);
      harness.passMinutes(31 * 24 * 60);
      await completeClosure(user.id);
      const before = await eventTypes(streams.account(user.id));
      for (const password of [maria.password, 'another-one'])
        await expect(register({ ...maria, password }, commandId)).rejects.toMatchObject({ code: 'invalid' });
      expect(await passwordHashes(harness.deps.secretStore).read(user.id)).toBeUndefined();
      expect(await eventTypes(streams.account(user.id))).toEqual(before);
    });

    test('opens no suspended account', async () => {
      const commandId = randomUUID();
      const { user } = await register(maria, commandId);
      await suspend(user.id);
      await expect(register(maria, commandId)).rejects.toMatchObject({ code: 'account_suspended' });
    });

    test('is refused with a code to a number that the account has not proven', async () => {
      const commandId = randomUUID();
      await register(maria, commandId);
      await handlers.sendSignInCode({ ...nothing, body: { phone: maria.phone }, context: guest() });
      const { email: _, password: __, ...byPhone } = maria;
      const phoneCode = harness.texts.at(-1)?.code ?? '';
      await expect(register({ ...byPhone, phoneCode }, commandId)).rejects.toMatchObject({ code: 'invalid' });
    });
  });

  test('limits code attempts across addresses', async () => {
    const address = '203.0.113.9';
    const guess = (nth: number) =>
      handlers
        .register({
          ...nothing,
          body: { ...maria, email: `maria-${nth}@example.com`, emailCode: '123456' },
          context: { ...guest(), address },
        })
        .catch((error: ApiError) => error.code);
    for (let nth = 0; nth < 60; nth++) expect(await guess(nth)).toBe('wrong_code');
    expect(await guess(60)).toBe('too_many_requests');
    // From another network, the right code still works.
    expect((await join()).user.email).toBe(maria.email);
  });

  test('refuses the same command for another user, and reserves no address', async () => {
    const commandId = randomUUID();
    await register(maria, commandId);
    for (const other of [
      ramon,
      { ...ramon, password: 'another-one' },
      { ...ramon, email: 'carla@example.com', phone: '+639180000001' },
    ]) {
      await expect(register(other, commandId)).rejects.toMatchObject({ code: 'invalid' });
    }
    expect((await register(ramon)).user.email).toBe(ramon.email);
    expect((await register({ ...ramon, email: 'carla@example.com', phone: '+639180000001' })).user.email).toBe(
      'carla@example.com',
    );
  });

  test('takes over a claim without an account a minute after a crash', async () => {
    const context = { commandId: randomUUID(), actor: 'system' as const, now: harness.deps.now().toISOString() };
    await claimLogins(harness.commands, 'never-came-to-be', [emailLogin(maria.email)], context);
    await expect(join()).rejects.toMatchObject({ code: 'email_taken' });
    harness.passMinutes(1);
    const { user } = await join();
    expect((await login(maria.email, maria.password)).user.id).toBe(user.id);
  });

  test('stores no password in events', async () => {
    await join();
    await login(maria.email, maria.password);
    const events = JSON.stringify(await harness.eventLog.readAll({ after: 0 }));
    expect(events).not.toContain(maria.password);
    expect(events).not.toContain('argon2');
  });
});

describe('signing in', () => {
  test('accepts the email or the proven number in any format', async () => {
    const session = await registerBefore();
    const { user } = session;
    await expect(login(maria.phone, maria.password)).rejects.toMatchObject({ code: 'wrong_credentials' });
    expect((await harness.eventLog.readAll({ after: 0, types: ['SignInRefused'] })).at(-1)?.data).toMatchObject({
      accountId: null,
      reason: 'unknown',
    });
    await provePhone(session);
    for (const name of ['maria@example.com', ' Maria@Example.com', '+639171234567', '0917 123 4567', '639171234567']) {
      expect((await login(name, maria.password)).user.id).toBe(user.id);
    }
  });

  test('answers an unknown name and a wrong password alike, and records both', async () => {
    const { user } = await registerBefore();
    const unknown = await login('nobody@example.com', 'whatever-1').catch((error: unknown) => error);
    const wrong = await login(maria.email, 'whatever-1').catch((error: unknown) => error);
    expect(failureOf(unknown, 'r')).toEqual(failureOf(wrong, 'r'));
    expect(wrong).toMatchObject({ code: 'wrong_credentials' });
    const refusals = await harness.eventLog.readAll({ after: 0, types: ['SignInRefused'] });
    expect(refusals.map(({ data }) => data)).toMatchObject([
      { accountId: null, reason: 'unknown', attempts: 1 },
      { accountId: user.id, reason: 'wrong_password', attempts: 1 },
    ]);
  });

  test('delays even the right password after five wrong ones', async () => {
    await registerBefore();
    for (let attempt = 1; attempt <= 5; attempt++)
      await expect(login(maria.email, 'wrong-one')).rejects.toMatchObject({ code: 'wrong_credentials' });
    await expect(login(maria.email, maria.password)).rejects.toMatchObject({
      code: 'too_many_requests',
      retryAfterSeconds: 60,
    });
    harness.passMinutes(1);
    expect((await login(maria.email, maria.password)).user.email).toBe(maria.email);
  });

  test('counts a burst of guesses under one Idempotency-Key one by one', async () => {
    await registerBefore();
    const key = randomUUID();
    const guesses = await Promise.allSettled(
      Array.from({ length: 8 }, (_, number) =>
        handlers.login({ ...nothing, body: { email: maria.email, password: `guess-${number}` }, context: guest(key) }),
      ),
    );
    const codes = guesses.map((guess) => (guess.status === 'rejected' ? guess.reason.code : 'signed in'));
    expect(codes).toEqual([
      ...Array.from({ length: 5 }, () => 'wrong_credentials'),
      ...Array.from({ length: 3 }, () => 'too_many_requests'),
    ]);
  });

  test('reports a suspension after the right password', async () => {
    const { user } = await registerBefore();
    await suspend(user.id);
    await expect(login(maria.email, 'wrong-one')).rejects.toMatchObject({ code: 'wrong_credentials' });
    await expect(login(maria.email, maria.password)).rejects.toMatchObject({ code: 'account_suspended' });
  });
});

describe('a session', () => {
  test('continues with new tokens', async () => {
    const first = await registerBefore();
    const second = await refresh(first);
    expect(second.user).toEqual(first.user);
    expect(second.refreshToken).not.toBe(first.refreshToken);
  });

  test('ends with a logout, which is recorded once', async () => {
    const session = await registerBefore();
    const context = await by(session);
    await handlers.logout({ ...nothing, body: undefined, context });
    await handlers.logout({ ...nothing, body: { refreshToken: session.refreshToken }, context });
    await expect(refresh(session)).rejects.toMatchObject({ code: 'unauthenticated' });
    expect(await eventTypes(streams.account(session.user.id))).toEqual(['AccountRegistered', 'SignedIn', 'SignedOut']);
  });

  test('ends with a logout repeated after an outage of the log', async () => {
    const session = await registerBefore();
    const away = () => Promise.reject(new EngineUnavailable('The event log', new Error('away')));
    const cut = accountHandlers({ ...harness.deps, commands: { ...harness.commands, handle: away } });
    const logout = { ...nothing, body: { refreshToken: session.refreshToken }, context: await by(session) };
    await expect(cut.logout(logout)).rejects.toBeInstanceOf(EngineUnavailable);
    expect((await handlers.logout(logout)).position).toBe(await harness.eventLog.head());
    expect(await verifiedCaller(harness.deps, session.accessToken)).toBeNull();
    await expect(refresh(session)).rejects.toMatchObject({ code: 'unauthenticated' });
    expect(await eventTypes(streams.account(session.user.id))).toEqual(['AccountRegistered', 'SignedIn', 'SignedOut']);
  });

  test('ends for commands too, although its access token has not expired', async () => {
    const [session, elsewhere] = [await registerBefore(), await login(maria.email, maria.password)];
    const caller = ({ accessToken }: Session) => verifiedCaller(harness.deps, accessToken);
    expect(await caller(session)).toMatchObject({ accountId: session.user.id });
    await handlers.logout({ ...nothing, body: undefined, context: await by(session) });
    expect(await caller(session)).toBeNull();
    expect(await caller(elsewhere)).toMatchObject({ accountId: session.user.id });
  });

  test('is not opened with a common password', async () => {
    for (const password of ['password1', 'QWERTYUIOP', `${maria.firstName}2026`])
      await expect(register({ ...maria, password })).rejects.toMatchObject({
        code: 'common_password',
        errors: [{ path: 'password' }],
      });
    await registerBefore();
  });

  test('belongs to a verified user once an address is proven', async () => {
    const session = await registerBefore();
    const isVerified = async () => (await verifiedCaller(harness.deps, session.accessToken))?.verified;
    expect(await isVerified()).toBe(false);
    await handlers.sendEmailCode({ ...nothing, body: {}, context: await by(session) });
    await handlers.verifyEmail({
      ...nothing,
      body: { code: harness.mails.at(-1)?.code ?? '' },
      context: await by(session),
    });
    expect(await isVerified()).toBe(true);
  });

  test('ends with a logout that only the refresh token proves', async () => {
    const session = await registerBefore();
    for (let again = 0; again < 2; again++)
      await handlers.logout({ ...nothing, body: { refreshToken: session.refreshToken }, context: guest() });
    await expect(refresh(session)).rejects.toMatchObject({ code: 'unauthenticated' });
    expect(await eventTypes(streams.account(session.user.id))).toEqual(['AccountRegistered', 'SignedIn', 'SignedOut']);
    await handlers.logout({ ...nothing, body: { refreshToken: 'nonsense' }, context: guest() });
    await handlers.logout({ ...nothing, body: undefined, context: guest() });
  });

  test('ends with such a logout repeated after an outage of the log', async () => {
    const session = await registerBefore();
    const away = () => Promise.reject(new EngineUnavailable('The event log', new Error('away')));
    const cut = accountHandlers({ ...harness.deps, commands: { ...harness.commands, handle: away } });
    const logout = { ...nothing, body: { refreshToken: session.refreshToken }, context: guest() };
    await expect(cut.logout(logout)).rejects.toBeInstanceOf(EngineUnavailable);
    expect(await verifiedCaller(harness.deps, session.accessToken), 'the session is still open').not.toBeNull();
    await handlers.logout(logout);
    expect(await verifiedCaller(harness.deps, session.accessToken)).toBeNull();
    await expect(refresh(session)).rejects.toMatchObject({ code: 'unauthenticated' });
    expect(await eventTypes(streams.account(session.user.id))).toEqual(['AccountRegistered', 'SignedIn', 'SignedOut']);
  });

  test('ends once with concurrent sign-outs of many tabs', async () => {
    const session = await registerBefore();
    const logout = { ...nothing, body: { refreshToken: session.refreshToken } };
    await Promise.all(Array.from({ length: 5 }, () => handlers.logout({ ...logout, context: guest() })));
    expect(await eventTypes(streams.account(session.user.id))).toEqual(['AccountRegistered', 'SignedIn', 'SignedOut']);
  });

  test('survives an invented token', async () => {
    const session = await registerBefore();
    const caller = await harness.deps.accessTokens.verify(session.accessToken);
    const refreshToken = `${caller?.sessionId}.${'A'.repeat(43)}`;
    const madeUp = handlers.refresh({ ...nothing, body: { refreshToken }, context: guest() });
    await expect(madeUp).rejects.toMatchObject({ code: 'unauthenticated' });
    expect((await refresh(session)).user.id).toBe(session.user.id);
    expect(await eventTypes(streams.account(session.user.id))).toEqual(['AccountRegistered', 'SignedIn']);
  });

  test('ends for everyone when a token is used twice', async () => {
    const first = await registerBefore();
    const second = await refresh(first);
    harness.passMinutes(2);
    await expect(refresh(first)).rejects.toMatchObject({ code: 'unauthenticated' });
    await expect(refresh(second)).rejects.toMatchObject({ code: 'unauthenticated' });
    expect(await verifiedCaller(harness.deps, second.accessToken)).toBeNull();
    const [ended] = (await harness.eventLog.readStream(streams.account(first.user.id))).slice(-1);
    expect(ended).toMatchObject({
      type: 'SignedOut',
      metadata: { actor: 'system', policy: 'when-session-token-reused-sign-out' },
    });
  });

  test('ends for everyone after an outage of the log, when a token was used twice', async () => {
    const first = await registerBefore();
    const second = await refresh(first);
    harness.passMinutes(2);
    const away = () => Promise.reject(new EngineUnavailable('The event log', new Error('away')));
    const cut = accountHandlers({ ...harness.deps, commands: { ...harness.commands, handle: away } });
    const body = { refreshToken: first.refreshToken };
    await expect(cut.refresh({ ...nothing, body, context: guest() })).rejects.toBeInstanceOf(EngineUnavailable);
    await expect(refresh(first)).rejects.toMatchObject({ code: 'unauthenticated' });
    expect(await verifiedCaller(harness.deps, second.accessToken)).toBeNull();
    await expect(refresh(second)).rejects.toMatchObject({ code: 'unauthenticated' });
  });

  test('of another user does not end with a logout', async () => {
    const [mine, theirs] = [await registerBefore(), await register(ramon)];
    await handlers.logout({ ...nothing, body: { refreshToken: theirs.refreshToken }, context: await by(mine) });
    expect((await refresh(theirs)).user.id).toBe(theirs.user.id);
  });

  test('ends with a suspension, and stays ended after reinstatement', async () => {
    const session = await registerBefore();
    await suspend(session.user.id);
    await expect(refresh(session)).rejects.toMatchObject({ code: 'account_suspended' });
    const context = { commandId: randomUUID(), actor: 'system' as const, now: harness.deps.now().toISOString() };
    const reinstate = { type: 'ReinstateAccount', data: null } as const;
    await harness.commands.handle(accountDecider, streams.account(session.user.id), reinstate, context);
    await expect(refresh(await login(maria.email, maria.password))).resolves.toBeTruthy();
    await expect(refresh(session)).rejects.toMatchObject({ code: 'unauthenticated' });
    expect(await verifiedCaller(harness.deps, session.accessToken)).toBeNull();
  });
});

describe('changing the profile', () => {
  async function change(session: Session, body: Parameters<typeof handlers.changeMe>[0]['body']) {
    return handlers.changeMe({ ...nothing, body, context: await by(session) });
  }

  test('returns the changed user and the position', async () => {
    const session = await registerBefore();
    const { data, position } = await change(session, {
      firstName: 'Mia',
      language: 'ceb',
      location: { lat: 14.5, lng: 121 },
      defaultPaymentMethodName: 'maya',
    });
    expect(data.user).toMatchObject({
      name: 'Mia Santos',
      language: 'ceb',
      location: { lat: 14.5, lng: 121, city: null },
      defaultPaymentMethodName: 'maya',
    });
    expect(position).toBe(await harness.eventLog.head());
  });

  test('changes a worker’s name and picture in the worker’s stream, too', async () => {
    const session = await register(ramon);
    await change(session, { firstName: 'Ramón', avatar: '/avatars/ramon.svg' });
    const { state } = await harness.commands.load(workerDecider, streams.worker(session.user.workerId ?? ''));
    expect(state).toMatchObject({ name: 'Ramón Cruz', avatar: '/avatars/ramon.svg' });
  });
});

describe('a foreign number', () => {
  const phone = '+881612345678';
  const change = async (session: Session) =>
    handlers.changeMe({ ...nothing, body: { firstName: 'Mia', phone }, context: await by(session) });
  const sendCode = async (session: Session) =>
    handlers.sendPhoneCode({ ...nothing, body: { phone }, context: await by(session) });
  const refusal = { code: 'invalid', errors: [{ path: 'phone' }] };

  test('gets no text without a proven email, and nothing of the call happens', async () => {
    const session = await register();
    await expect(change(session)).rejects.toMatchObject(refusal);
    expect(harness.texts).toEqual([]);
    expect(await harness.account(session.user.id)).toMatchObject({ firstName: 'Maria', pending: { phone: null } });
  });

  test('gets no text in an account opened with it, or by a number only', async () => {
    await expect(sendCode(await register({ ...ramon, phone }))).rejects.toMatchObject(refusal);
    expect(harness.texts).toEqual([]);
    await handlers.sendSignInCode({ ...nothing, body: { phone: maria.phone }, context: guest() });
    const { email: _, password: __, ...byPhone } = maria;
    const byPhoneAlone = await register({ ...byPhone, phoneCode: harness.texts.pop()?.code ?? '' });
    await expect(change(byPhoneAlone)).rejects.toMatchObject(refusal);
    expect(harness.texts).toEqual([]);
  });

  test('gets a text with a proven email', async () => {
    const session = await join();
    await change(session);
    harness.passMinutes(1);
    await sendCode(session);
    expect(harness.texts).toMatchObject([{ to: phone }, { to: phone }]);
  });
});

describe('verifying the email', () => {
  async function send(session: Session, email?: string) {
    return handlers.sendEmailCode({ ...nothing, body: { email }, context: await by(session) });
  }
  async function verify(session: Session, code: string) {
    return (await handlers.verifyEmail({ ...nothing, body: { code }, context: await by(session) })).data.user;
  }
  function mailedCode(): string {
    const mail = harness.mails.at(-1);
    if (!mail?.code) throw new Error('No code was mailed');
    return mail.code;
  }
  const other = (code: string) => (code === '123456' ? '654321' : '123456');

  test('proves the address with the mailed code', async () => {
    const session = await register({ ...maria, language: 'fil' });
    await send(session);
    expect(harness.mails).toMatchObject([{ to: maria.email, subject: 'Ang Suki code mo' }]);
    await expect(verify(session, other(mailedCode()))).rejects.toMatchObject({ code: 'wrong_code' });
    expect(await verify(session, mailedCode())).toMatchObject({ emailVerified: true });
    expect((await eventTypes(streams.account(session.user.id))).filter((type) => type === 'EmailVerified')).toEqual([
      'EmailVerified',
    ]);
  });

  test('sends a code again after thirty seconds at the earliest', async () => {
    const session = await registerBefore();
    await send(session);
    await expect(send(session)).rejects.toMatchObject({ code: 'too_many_requests', retryAfterSeconds: 30 });
    harness.passMinutes(0.5);
    await send(session);
    expect(harness.mails).toHaveLength(2);
    expect(await verify(session, mailedCode())).toMatchObject({ emailVerified: true });
  });

  test('rejects even the right code after five attempts', async () => {
    const session = await registerBefore();
    await send(session);
    for (let attempt = 1; attempt <= 5; attempt++)
      await expect(verify(session, other(mailedCode()))).rejects.toMatchObject({
        code: attempt < 5 ? 'wrong_code' : 'code_used_up',
      });
    await expect(verify(session, mailedCode())).rejects.toMatchObject({ code: 'code_used_up' });
  });

  test('expires a code after ten minutes', async () => {
    const session = await registerBefore();
    await send(session);
    const context = await by(session);
    harness.passMinutes(10);
    await expect(handlers.verifyEmail({ ...nothing, body: { code: mailedCode() }, context })).rejects.toMatchObject({
      code: 'wrong_code',
    });
  });

  test('sends codes to the account’s own address only', async () => {
    const session = await registerBefore();
    await expect(send(session, 'else@example.com')).rejects.toMatchObject({ code: 'forbidden' });
    expect(harness.mails).toEqual([]);
  });
});

describe('verifying the mobile number', () => {
  const send = async (session: Session, phone = maria.phone) =>
    handlers.sendPhoneCode({ ...nothing, body: { phone }, context: await by(session) });
  const verify = async (session: Session, code: string, phone = maria.phone) =>
    handlers.verifyPhone({ ...nothing, body: { phone, code }, context: await by(session) });
  const textedCode = () => harness.texts.at(-1)?.code ?? '';
  const other = (code: string) => (code === '123456' ? '654321' : '123456');
  const isVerified = async (session: Session) => {
    const { state } = await harness.commands.load(accountDecider, streams.account(session.user.id));
    return state.kind === 'account' && state.phoneVerified;
  };

  test('proves the number with the texted code, once', async () => {
    const session = await register({ ...maria, language: 'fil' });
    await send(session, '0917 123 4567');
    expect(harness.texts).toMatchObject([{ to: maria.phone, text: expect.stringContaining('ang Suki code mo') }]);
    await expect(verify(session, other(textedCode()))).rejects.toMatchObject({ code: 'wrong_code' });
    await verify(session, textedCode());
    expect(await isVerified(session)).toBe(true);
    await expect(verify(session, textedCode())).rejects.toMatchObject({ code: 'code_spent' });
    expect(
      (await eventTypes(streams.account(session.user.id))).filter((type) => type === 'PhoneVerified'),
    ).toHaveLength(1);
  });

  test('allows ten minutes and five attempts', async () => {
    const session = await registerBefore();
    await send(session);
    for (let attempt = 1; attempt <= 5; attempt++)
      await expect(verify(session, other(textedCode()))).rejects.toMatchObject({
        code: attempt < 5 ? 'wrong_code' : 'code_used_up',
      });
    await expect(verify(session, textedCode())).rejects.toMatchObject({ code: 'code_used_up' });
    harness.passMinutes(1);
    await send(session);
    const context = await by(session);
    harness.passMinutes(10);
    await expect(
      handlers.verifyPhone({ ...nothing, body: { phone: maria.phone, code: textedCode() }, context }),
    ).rejects.toMatchObject({ code: 'wrong_code' });
  });

  test('sends a code every thirty seconds and six times an hour at most', async () => {
    const session = await registerBefore();
    const context = await by(session);
    const again = () => handlers.sendPhoneCode({ ...nothing, body: { phone: maria.phone }, context });
    await again();
    await expect(again()).rejects.toMatchObject({ code: 'too_many_requests', retryAfterSeconds: 30 });
    for (let sent = 2; sent <= 6; sent++) {
      harness.passMinutes(1);
      await again();
    }
    harness.passMinutes(1);
    await expect(again()).rejects.toMatchObject({ code: 'too_many_requests', retryAfterSeconds: 54 * 60 });
    harness.passMinutes(54);
    await again();
    expect(harness.texts).toHaveLength(7);
  });

  test('still serves a user who has proven the number, however many strangers register with it', async () => {
    const owner = await registerBefore();
    await provePhone(owner);
    for (let stranger = 1; stranger <= 6; stranger++) {
      const session = await register({ ...ramon, email: `stranger-${stranger}@example.com`, phone: maria.phone });
      if (stranger <= 5) await send(session);
      else await expect(send(session)).rejects.toMatchObject({ code: 'too_many_requests' });
    }
    harness.passMinutes(1);
    await send(owner);
    expect(harness.texts).toHaveLength(7);
  });

  test('proves a number for one account: a later one needs another number', async () => {
    const [first, second] = [await registerBefore(), await register({ ...ramon, phone: maria.phone })];
    await provePhone(second);
    expect((await login(maria.phone, ramon.password)).user.id).toBe(second.user.id);
    await expect(provePhone(first)).rejects.toMatchObject({ code: 'phone_taken' });
    expect(await isVerified(first)).toBe(false);
  });

  test('sends to the account’s own number only, if it has one', async () => {
    const session = await registerBefore();
    await expect(send(session, '+639990000000')).rejects.toMatchObject({ code: 'forbidden' });
    await expect(send(await register(ramon))).rejects.toMatchObject({ code: 'not_found' });
    expect(harness.texts).toEqual([]);
  });
});
