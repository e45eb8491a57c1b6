import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Recorded } from '#contracts/events/registry.ts';
import { streams } from '#contracts/events/streams.ts';
import type { Session } from '#contracts/views/account.ts';
import type { CallContext } from '#contracts/calls/handlers.ts';
import { ATTEMPT_HEADER } from '#contracts/headers.ts';
import { type AccountHarness, openAccountHarness } from '#tests/harness/account-harness.ts';
import { callBy } from '#tests/harness/command-harness.ts';
import { whenPasswordChangedTell } from '../../process-managers/when-password-changed-tell.ts';
import { whenPasswordResetRequestedSend } from '../../process-managers/when-password-reset-requested-send.ts';
import { accountDecider } from '../decider.ts';
import { accountHandlers } from '../handlers.ts';
import { emailLogin, loginStream } from '../logins/login-name.ts';
import { verifiedCaller } from '../sign-in/verified-caller.ts';

const nothing = { params: undefined, query: undefined };
const maria = {
  email: 'maria@example.com',
  phone: '+639171234567',
  password: 'sampaguita-1',
  firstName: 'Maria',
  lastName: 'Santos',
  userType: 'client' as const,
};

let harness: AccountHarness;
let handlers: ReturnType<typeof accountHandlers>;

beforeEach(async () => {
  harness = await openAccountHarness();
  handlers = accountHandlers(harness.deps);
});
afterEach(() => harness.close());

function guest(commandId: string = randomUUID(), address?: string): CallContext {
  return {
    ...callBy({ accountId: '', userType: 'client' }, commandId),
    caller: null,
    ...(address !== undefined && { address }),
  };
}

async function by(session: Session): Promise<CallContext> {
  const caller = await harness.deps.accessTokens.verify(session.accessToken);
  if (!caller) throw new Error('The access token is not valid');
  return callBy(caller);
}

/** With an email that she has not proven yet. */
async function register(): Promise<Session> {
  const { data } = await handlers.register({ ...nothing, body: maria, context: guest() });
  await harness.claimUnproven(data);
  return data;
}

/** With a password and no email. */
async function registerByPhone(): Promise<Session> {
  const { email: _none, ...body } = maria;
  await handlers.sendSignInCode({ ...nothing, body: { phone: maria.phone }, context: guest() });
  const phoneCode = harness.texts.at(-1)?.code ?? '';
  return (await handlers.register({ ...nothing, body: { ...body, phoneCode }, context: guest() })).data;
}

const login = async (password: string, email = maria.email) =>
  (await handlers.login({ ...nothing, body: { email, password }, context: guest() })).data;
const forgot = (email: string, context = guest()) => handlers.forgotPassword({ ...nothing, body: { email }, context });
const validate = (token: string) =>
  handlers.validateReset({ params: undefined, body: undefined, query: { token }, context: guest() });
const reset = (token: string, password = 'narra-forest-7', context = guest()) =>
  handlers.resetPassword({ ...nothing, body: { token, password }, context });
const isOver = async (session: Session) => (await verifiedCaller(harness.deps, session.accessToken)) === null;

/** Does what the policies do with the events of a stream so far. */
async function runPolicies(stream: string): Promise<void> {
  for (const event of await harness.eventLog.readStream(stream))
    for (const policy of [whenPasswordResetRequestedSend, whenPasswordChangedTell])
      await perform(policy, event as Recorded);
}

async function perform(policy: typeof whenPasswordChangedTell, event: Recorded): Promise<void> {
  const on: Partial<Record<string, (event: Recorded) => unknown>> = policy.on as never;
  const step = on[event.type]?.(event) as { schedule: { data: Record<string, unknown> } } | undefined;
  const context = { commandId: randomUUID(), actor: 'system' as const, now: harness.deps.now().toISOString() };
  if (step) await policy.act(step.schedule.data, { ...harness, ...harness.deps, settings: never }, context);
}
const never = () => Promise.reject(new Error('not asked for'));

async function linkFor(email: string): Promise<string> {
  await forgot(email);
  await runPolicies(loginStream(emailLogin(email)));
  return tokenIn(harness.mails.at(-1)?.text);
}

function tokenIn(text: string | undefined): string {
  return /reset-password\?token=([\w-]+)/.exec(text ?? '')?.[1] ?? '';
}

/** Handlers that pause after hashing, to run other commands in between. */
function slowly() {
  const hashing = Promise.withResolvers<void>();
  const gate = Promise.withResolvers<void>();
  const { passwords } = harness.deps;
  const slow = accountHandlers({
    ...harness.deps,
    passwords: {
      ...passwords,
      async hash(password) {
        hashing.resolve();
        await gate.promise;
        return passwords.hash(password);
      },
    },
  });
  return { hashing: hashing.promise, goOn: gate.resolve, slow };
}

async function proveEmail(session: Session): Promise<void> {
  await handlers.sendEmailCode({ ...nothing, body: {}, context: await by(session) });
  const code = harness.mails.at(-1)?.code ?? '';
  await handlers.verifyEmail({ ...nothing, body: { code }, context: await by(session) });
}

async function provePhone(session: Session): Promise<void> {
  const { phone } = maria;
  await handlers.sendPhoneCode({ ...nothing, body: { phone }, context: await by(session) });
  const code = harness.texts.at(-1)?.code ?? '';
  await handlers.verifyPhone({ ...nothing, body: { phone, code }, context: await by(session) });
}

describe('a forgotten password', () => {
  test('is reset by the mailed link, once; all sessions end, and the owner is notified', async () => {
    const session = await register();
    await proveEmail(session);
    const token = await linkFor(maria.email);
    expect(token).toHaveLength(24);
    expect((await validate(token)).data.valid).toBe(true);
    await reset(token);
    expect(await isOver(session)).toBe(true);
    await expect(login(maria.password)).rejects.toMatchObject({ code: 'wrong_credentials' });
    await login('narra-forest-7');
    for (const again of [validate(token), reset(token, 'molave-forest-8')])
      await expect(again).rejects.toMatchObject({ code: 'link_expired' });
    await runPolicies(streams.account(session.user.id));
    expect(harness.mails.at(-1)).toMatchObject({ to: maria.email, subject: 'Your Suki password was changed' });
  });

  test('gets no texted link for an account with an email', async () => {
    await provePhone(await register());
    await forgot(maria.phone);
    await runPolicies(loginStream({ kind: 'phone', value: maria.phone }));
    expect(harness.texts.map(({ text }) => tokenIn(text)).filter(Boolean)).toEqual([]);
  });

  test('gets no link at a number unused for 90 days', async () => {
    await registerByPhone();
    await forgot(maria.phone);
    await runPolicies(loginStream({ kind: 'phone', value: maria.phone }));
    const sent = harness.texts.length;
    harness.passMinutes(91 * 24 * 60);
    await forgot(maria.phone);
    await runPolicies(loginStream({ kind: 'phone', value: maria.phone }));
    expect(harness.texts).toHaveLength(sent);
  });

  test('can be reset by a proven number in any spelling, with a texted code', async () => {
    await registerByPhone();
    await forgot('0917 123 4567');
    const { phone } = maria;
    await runPolicies(loginStream({ kind: 'phone', value: phone }));
    expect(harness.texts.at(-1)?.to).toBe(phone);
    const body = { phone: '0917 123 4567', code: harness.texts.at(-1)?.code ?? '' };
    await reset((await handlers.tryResetCode({ ...nothing, body, context: guest() })).data.token);
    await login('narra-forest-7', phone);
  });

  test('proves the email of the link for an account without proven addresses', async () => {
    const { user } = await register();
    expect(user.emailVerified).toBe(false);
    await reset(await linkFor(maria.email));
    expect((await login('narra-forest-7')).user.emailVerified).toBe(true);
    const types = (await harness.eventLog.readStream(streams.account(user.id))).map(({ type }) => type);
    expect(types.filter((type) => type === 'EmailVerified')).toHaveLength(1);
  });

  test('gets no link at an unproven email when the number is proven', async () => {
    const session = await register();
    const token = await linkFor(maria.email);
    await provePhone(session);
    await expect(validate(token)).rejects.toMatchObject({ code: 'link_expired' });
    await expect(reset(token)).rejects.toMatchObject({ code: 'link_expired' });
    const before = harness.mails.length;
    harness.passMinutes(1);
    await forgot(maria.email);
    await runPolicies(loginStream(emailLogin(maria.email)));
    expect(harness.mails).toHaveLength(before);
  });

  test('is answered alike for an unknown name: same response, same writes, no message', async () => {
    await register();
    const counted: number[] = [];
    const handle = harness.commands.handle;
    const answers = [];
    for (const email of [maria.email, 'nobody@example.com']) {
      let handled = 0;
      const commands = {
        ...harness.commands,
        handle: ((...args: Parameters<typeof handle>) => {
          handled++;
          return handle(...args);
        }) as typeof handle,
        load: (() => Promise.reject(new Error('looked before the answer'))) as typeof harness.commands.load,
      };
      const asked = accountHandlers({ ...harness.deps, commands });
      answers.push(await asked.forgotPassword({ ...nothing, body: { email }, context: guest() }));
      counted.push(handled);
      const [written] = (await harness.eventLog.readStream(loginStream(emailLogin(email)))).slice(-1);
      expect(written?.type).toBe('PasswordResetRequested');
    }
    expect(answers[0]).toEqual(answers[1]);
    expect(counted).toEqual([1, 1]);
    const before = harness.mails.length;
    await runPolicies(loginStream(emailLogin('nobody@example.com')));
    expect(harness.mails).toHaveLength(before);
  });

  describe('by a link sent by staff', () => {
    const staff = () => callBy({ accountId: 'admin-1', userType: 'admin' });
    const send = (id: string, context = staff()) =>
      handlers.sendPasswordReset({ params: { id }, query: undefined, body: undefined, context });

    test('goes to the proven email with its own text; the event names the sender, and the link works once', async () => {
      const session = await register();
      await proveEmail(session);
      expect((await send(session.user.id)).data).toEqual({ sentTo: 'email' });
      const stream = loginStream(emailLogin(maria.email));
      expect((await harness.eventLog.readStream(stream)).at(-1)).toMatchObject({
        type: 'PasswordResetRequested',
        data: { accountId: session.user.id },
        metadata: { actor: { accountId: 'admin-1', role: 'admin' } },
      });
      await runPolicies(stream);
      expect(harness.mails.at(-1)).toMatchObject({ to: maria.email });
      expect(harness.mails.at(-1)?.text).toContain('staff sent you this link');
      const token = tokenIn(harness.mails.at(-1)?.text);
      await reset(token);
      await expect(reset(token)).rejects.toMatchObject({ code: 'link_expired' });
    });

    test('is texted for a number-only account, and sent to no unproven address', async () => {
      const session = await register();
      await expect(send(session.user.id)).rejects.toMatchObject({ code: 'not_allowed_now' });
      await provePhone(session);
      await expect(send(session.user.id)).rejects.toMatchObject({ code: 'second_proof_needed' });
      harness.passMinutes(1);
      const phone = '+639170000001';
      await handlers.sendSignInCode({ ...nothing, body: { phone }, context: guest() });
      const phoneCode = harness.texts.at(-1)?.code ?? '';
      const { email: _none, ...body } = { ...maria, phone, phoneCode };
      const { data: other } = await handlers.register({ ...nothing, body, context: guest() });
      expect((await send(other.user.id)).data).toEqual({ sentTo: 'phone' });
      await runPolicies(loginStream({ kind: 'phone', value: phone }));
      expect(harness.texts.at(-1)?.text).toContain('is your code from Suki staff');
      await expect(send('nobody')).rejects.toMatchObject({ code: 'not_found' });
    });

    test('counts towards the request limit', async () => {
      const session = await register();
      await proveEmail(session);
      for (let nth = 1; nth <= 3; nth++) await send(session.user.id);
      await expect(send(session.user.id)).rejects.toMatchObject({ code: 'too_many_requests' });
      await expect(forgot(maria.email)).rejects.toMatchObject({ code: 'too_many_requests' });
    });
  });

  describe('by a texted code', () => {
    const asked = (attempt: string | undefined): CallContext => ({
      ...guest(),
      header: (name) => (name === ATTEMPT_HEADER ? attempt : undefined),
    });
    const mine = 'the-attempt-of-my-browser';
    const stream = loginStream({ kind: 'phone', value: maria.phone });
    const tryCode = (code: string, context = asked(mine), phone = maria.phone) =>
      handlers.tryResetCode({ ...nothing, body: { phone, code }, context });

    async function textedCode(context = asked(mine)): Promise<string> {
      await forgot(maria.phone, context);
      await runPolicies(stream);
      return harness.texts.at(-1)?.code ?? '';
    }

    beforeEach(async () => {
      await registerByPhone();
      harness.passMinutes(1);
    });

    test('is exchanged for the token of a link, which sets a password once', async () => {
      const code = await textedCode();
      expect(harness.texts.at(-1)?.text).toBe(
        `${code} is your code for a new Suki password, good for 10 minutes. Not you? Just ignore this.`,
      );
      const { token } = (await tryCode(code)).data;
      await reset(token);
      await expect(reset(token)).rejects.toMatchObject({ code: 'link_expired' });
      expect((await login('narra-forest-7', maria.phone)).user.phone).toBe(maria.phone);
    });

    test('works in the browser that asked only, where strangers cannot use up its tries', async () => {
      const code = await textedCode();
      for (const other of ['the-attempt-of-a-stranger', undefined])
        for (let time = 1; time <= 5; time++)
          await expect(tryCode(code, asked(other))).rejects.toMatchObject({ code: 'wrong_code' });
      expect((await tryCode(code)).data.token).not.toBe('');
    });

    test('is used up at the fifth wrong try', async () => {
      const code = await textedCode();
      const wrong = code === '000000' ? '000001' : '000000';
      for (let time = 1; time <= 4; time++) await expect(tryCode(wrong)).rejects.toMatchObject({ code: 'wrong_code' });
      await expect(tryCode(wrong)).rejects.toMatchObject({ code: 'code_used_up' });
      await expect(tryCode(code)).rejects.toMatchObject({ code: 'code_used_up' });
    });

    test('expires after ten minutes, and with a newer one', async () => {
      const older = await textedCode();
      harness.passMinutes(1);
      const newer = await textedCode();
      expect(newer).not.toBe(older);
      await expect(tryCode(older)).rejects.toMatchObject({ code: 'wrong_code' });
      await tryCode(newer);
      harness.passMinutes(10);
      await expect(tryCode(newer)).rejects.toMatchObject({ code: 'wrong_code' });
    });

    test('stays the same, with its tries, when the policy repeats its text', async () => {
      const code = await textedCode();
      const wrong = code === '000000' ? '000001' : '000000';
      for (let time = 1; time <= 4; time++) await tryCode(wrong).catch(() => undefined);
      await runPolicies(stream);
      expect(harness.texts.at(-1)?.code).toBe(code);
      await expect(tryCode(wrong)).rejects.toMatchObject({ code: 'code_used_up' });
    });

    test('limits the tries of one network at many numbers', async () => {
      const context = { ...asked(mine), address: '203.0.113.7' };
      let refusal: unknown;
      for (let n = 0; n < 500 && refusal === undefined; n++)
        refusal = await tryCode('123456', context, `+63917${String(n).padStart(7, '0')}`).then(
          () => undefined,
          (error: { code: string }) => (error.code === 'wrong_code' ? undefined : error.code),
        );
      expect(refusal).toBe('too_many_requests');
    });
  });

  test('ends an earlier link with a later request, whichever message is sent last', async () => {
    await register();
    const older = await linkFor(maria.email);
    harness.passMinutes(1);
    const newer = await linkFor(maria.email);
    expect(newer).not.toBe(older);
    await expect(validate(older)).rejects.toMatchObject({ code: 'link_expired' });
    // The older request's task is late: it must not take the newer link's place.
    const [first] = (await harness.eventLog.readStream(loginStream(emailLogin(maria.email)))).filter(
      ({ type }) => type === 'PasswordResetRequested',
    );
    if (first) await perform(whenPasswordResetRequestedSend, first as Recorded);
    expect((await validate(newer)).data.valid).toBe(true);
  });

  test('expires after half an hour', async () => {
    await register();
    const token = await linkFor(maria.email);
    harness.passMinutes(29);
    await validate(token);
    harness.passMinutes(2);
    await expect(validate(token)).rejects.toMatchObject({ code: 'link_expired' });
    await expect(reset(token)).rejects.toMatchObject({ code: 'link_expired' });
  });

  test('sets one password in concurrent requests, and a repeated command finds its result', async () => {
    const { user } = await register();
    const token = await linkFor(maria.email);
    const commandId = randomUUID();
    const results = await Promise.allSettled([
      reset(token, 'narra-forest-7', guest(commandId)),
      reset(token, 'molave-forest-8'),
    ]);
    expect(results.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    const types = (await harness.eventLog.readStream(streams.account(user.id))).map(({ type }) => type);
    expect(types.filter((type) => type === 'PasswordChanged')).toHaveLength(1);
  });

  test('interrupted between hash and event is completed by the same command only', async () => {
    const session = await register();
    const token = await linkFor(maria.email);
    const handle = harness.commands.handle;
    const commands = {
      ...harness.commands,
      handle: ((...args: Parameters<typeof handle>) =>
        args[2].type === 'ChangePassword'
          ? Promise.reject(new Error('The process was stopped'))
          : handle(...args)) as typeof handle,
    };
    const body = { token, password: 'narra-forest-7' };
    const context = guest();
    const stopped = accountHandlers({ ...harness.deps, commands }).resetPassword({ ...nothing, body, context });
    await expect(stopped).rejects.toThrow('The process was stopped');
    expect(await isOver(session)).toBe(false);
    await expect(reset(token, 'molave-forest-8')).rejects.toMatchObject({ code: 'link_expired' });
    await reset(token, body.password, context);
    expect(await isOver(session)).toBe(true);
    await login(body.password);
  });

  test('is set once per command: its repetition sets no other password', async () => {
    const session = await register();
    const token = await linkFor(maria.email);
    const context = guest();
    await reset(token, 'narra-forest-7', context);
    await reset(token, 'molave-forest-8', context);
    await login('narra-forest-7');
    const types = (await harness.eventLog.readStream(streams.account(session.user.id))).map(({ type }) => type);
    expect(types.filter((type) => type === 'PasswordChanged')).toHaveLength(1);
  });

  test('is checked again after hashing: the link’s address may have been removed', async () => {
    const { user } = await register();
    const token = await linkFor(maria.email);
    const { hashing, goOn, slow } = slowly();
    const underWay = slow.resetPassword({ ...nothing, body: { token, password: 'thief-forest-9' }, context: guest() });
    await hashing;
    const at = { commandId: randomUUID(), actor: 'system' as const, now: harness.deps.now().toISOString() };
    const own = { email: 'mia@example.com', now: at.now };
    const stream = streams.account(user.id);
    await harness.commands.handle(accountDecider, stream, { type: 'ChangeAccount', data: own }, at);
    const data = { kind: 'email', value: own.email, changeId: 'c1', proof: 'password', now: at.now } as const;
    const again = { ...at, commandId: randomUUID() };
    await harness.commands.handle(accountDecider, stream, { type: 'ConfirmContactChange', data }, again);
    goOn();
    await expect(underWay).rejects.toMatchObject({ code: 'link_expired' });
    const types = (await harness.eventLog.readStream(stream)).map(({ type }) => type);
    expect(types).not.toContain('PasswordChanged');
  });

  test('succeeds although all sessions ended concurrently', async () => {
    const session = await register();
    const token = await linkFor(maria.email);
    const handle = harness.commands.handle;
    let isFirst = true;
    const commands = {
      ...harness.commands,
      handle: (async (...args: Parameters<typeof handle>) => {
        if (args[2].type === 'ChangePassword' && isFirst) {
          isFirst = false;
          const context = { commandId: randomUUID(), actor: 'system' as const, now: harness.deps.now().toISOString() };
          const command = { type: 'EndSessions', data: { reason: 'Lost', by: 'admin-1' } } as const;
          await harness.commands.handle(accountDecider, streams.account(session.user.id), command, context);
        }
        return handle(...args);
      }) as typeof handle,
    };
    const racing = accountHandlers({ ...harness.deps, commands });
    await racing.resetPassword({ ...nothing, body: { token, password: 'narra-forest-7' }, context: guest() });
    expect((await login('narra-forest-7')).user.id).toBe(session.user.id);
  });

  test('refuses a common password, and keeps the link valid', async () => {
    await register();
    const token = await linkFor(maria.email);
    await expect(reset(token, 'password123')).rejects.toMatchObject({ code: 'common_password' });
    await reset(token);
  });

  test('is not reset by a link to a former email', async () => {
    const { user } = await register();
    const token = await linkFor(maria.email);
    const context = { commandId: randomUUID(), actor: 'system' as const, now: harness.deps.now().toISOString() };
    await harness.commands.handle(
      accountDecider,
      streams.account(user.id),
      { type: 'ChangeAccount', data: { email: 'mia@example.com', now: context.now } },
      context,
    );
    await harness.commands.handle(
      accountDecider,
      streams.account(user.id),
      {
        type: 'ConfirmContactChange',
        data: { kind: 'email', value: 'mia@example.com', changeId: 'c1', proof: 'password', now: context.now },
      },
      { ...context, commandId: randomUUID() },
    );
    await expect(reset(token)).rejects.toMatchObject({ code: 'link_expired' });
  });

  test('is limited to three requests an hour per network, known or not', async () => {
    await register();
    for (const email of [maria.email, 'nobody@example.com']) {
      for (let i = 0; i < 3; i++) await forgot(email, guest(randomUUID(), '203.0.113.7'));
      await expect(forgot(email, guest(randomUUID(), '203.0.113.7'))).rejects.toMatchObject({
        code: 'too_many_requests',
      });
      await forgot(email, guest(randomUUID(), '198.51.100.2'));
    }
  });

  test('appears in no event or stored entry', async () => {
    const { user } = await register();
    const token = await linkFor(maria.email);
    const events = [
      ...(await harness.eventLog.readStream(loginStream(emailLogin(maria.email)))),
      ...(await harness.eventLog.readStream(streams.account(user.id))),
    ];
    const stored = await harness.documents.find('vault', { limit: 100 });
    expect(stored.length).toBeGreaterThan(0);
    expect(JSON.stringify([events, stored])).not.toContain(token);
  });
});

describe('a changed password', () => {
  const change = async (session: Session, body: Parameters<typeof handlers.changePassword>[0]['body']) =>
    (await handlers.changePassword({ ...nothing, body, context: await by(session) })).data;

  test('ends all other sessions, and continues this one with new tokens', async () => {
    const here = await register();
    const there = await login(maria.password);
    const renewed = await change(here, { password: 'narra-forest-7' });
    expect(await isOver(there)).toBe(true);
    expect(await isOver(renewed)).toBe(false);
    for (const { refreshToken } of [here, there])
      await expect(handlers.refresh({ ...nothing, body: { refreshToken }, context: guest() })).rejects.toMatchObject({
        code: 'unauthenticated',
      });
    await login('narra-forest-7');
  });

  test('notifies the owner', async () => {
    const session = await register();
    await proveEmail(session);
    await change(session, { email: 'Maria@Example.com', password: 'narra-forest-7' });
    await runPolicies(streams.account(session.user.id));
    expect(harness.mails.at(-1)?.text).toContain('https://suki.test/forgot-password');
  });

  test('is dropped when its session ended meanwhile: a password set by link stays', async () => {
    const thief = await register();
    const { hashing, goOn, slow } = slowly();
    const body = { password: 'thief-forest-9' };
    const underWay = slow.changePassword({ ...nothing, body, context: await by(thief) });
    await hashing;
    await reset(await linkFor(maria.email), 'narra-forest-7');
    goOn();
    await expect(underWay).rejects.toMatchObject({ code: 'unauthenticated' });
    await expect(login(body.password)).rejects.toMatchObject({ code: 'wrong_credentials' });
    await login('narra-forest-7');
  });

  test('keeps the former one when its event is refused', async () => {
    const session = await register();
    const handle = harness.commands.handle;
    const commands = {
      ...harness.commands,
      handle: (async (...args: Parameters<typeof handle>) => {
        if (args[2].type === 'ChangePassword') await change(session, { password: 'molave-forest-8' });
        return handle(...args);
      }) as typeof handle,
    };
    const racing = accountHandlers({ ...harness.deps, commands });
    const body = { password: 'narra-forest-7' };
    const late = racing.changePassword({ ...nothing, body, context: await by(session) });
    await expect(late).rejects.toMatchObject({ code: 'unauthenticated' });
    await expect(login('narra-forest-7')).rejects.toMatchObject({ code: 'wrong_credentials' });
    await login('molave-forest-8');
  });

  test('under a used key is another one: the others are signed out again, and the owner is notified', async () => {
    const session = await register();
    const commandId = randomUUID();
    const under = async (one: Session, password: string) =>
      (await handlers.changePassword({ ...nothing, body: { password }, context: { ...(await by(one)), commandId } }))
        .data;
    const first = await under(session, 'narra-forest-7');
    const there = await login('narra-forest-7');
    await under(first, 'molave-forest-8');
    expect(await isOver(there)).toBe(true);
    const types = (await harness.eventLog.readStream(streams.account(session.user.id))).map(({ type }) => type);
    expect(types.filter((type) => type === 'PasswordChanged')).toHaveLength(2);
  });

  test('must be the account’s own and not common', async () => {
    const session = await register();
    await expect(change(session, { email: 'ramon@example.com', password: 'narra-forest-7' })).rejects.toMatchObject({
      code: 'invalid',
    });
    await expect(change(session, { password: 'maria-santos1' })).rejects.toMatchObject({ code: 'common_password' });
  });
});
