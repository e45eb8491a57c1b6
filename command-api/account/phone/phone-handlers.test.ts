import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { CallContext } from '#contracts/calls/handlers.ts';
import { phoneCalls } from '#contracts/calls/account.ts';
import { streams } from '#contracts/events/streams.ts';
import { ATTEMPT_HEADER } from '#contracts/headers.ts';
import { type AccountHarness, openAccountHarness } from '#tests/harness/account-harness.ts';
import { callBy } from '#tests/harness/command-harness.ts';
import type { AccountCommand } from '../commands.ts';
import { accountDecider } from '../decider.ts';
import { accountHandlers } from '../handlers.ts';
import { loginStream, phoneLogin } from '../logins/login-name.ts';
import { createFreshSignIn } from '../step-up/fresh-sign-in.ts';

const nothing = { params: undefined, query: undefined };
const phone = '+639171234567';
const maria = { phone, firstName: 'Maria', lastName: 'Santos', userType: 'client' as const };

let harness: AccountHarness;
let handlers: ReturnType<typeof accountHandlers>;

beforeEach(async () => {
  harness = await openAccountHarness();
  handlers = accountHandlers(harness.deps);
});
afterEach(() => harness.close());

function guest(commandId: string = randomUUID(), address = '203.0.113.7'): CallContext {
  return { ...callBy({ accountId: '', userType: 'client' }, commandId), caller: null, address };
}

/** A page that sends an attempt id. */
function page(attempt: string, address?: string): CallContext {
  const call = guest(randomUUID(), address);
  return { ...call, header: (name) => (name === ATTEMPT_HEADER ? attempt : call.header?.(name)) };
}

const sendCode = (to = phone, context = guest()) =>
  handlers.sendSignInCode({ ...nothing, body: { phone: to }, context });

async function code(to = phone, context = guest()): Promise<string> {
  await sendCode(to, context);
  return harness.texts.at(-1)?.code ?? '';
}

const join = async (phoneCode: string, commandId?: string) =>
  (await handlers.register({ ...nothing, body: { ...maria, phoneCode }, context: guest(commandId) })).data;
const signIn = async (given: string, to = phone, commandId?: string) => signInOn(guest(commandId), given, to);
const signInOn = async (context: CallContext, given: string, to = phone) =>
  (await handlers.loginByPhone({ ...nothing, body: { phone: to, code: given }, context })).data;
const wrongOf = (right: string) => (right === '000000' ? '000001' : '000000');

/** The session of the registration. */
async function joinInBrowser(): Promise<{ id: string; browser: () => CallContext }> {
  const set: string[] = [];
  const setHeader: CallContext['setHeader'] = (_name, value) => void set.push(String(value));
  const body = { ...maria, phoneCode: await code() };
  const { data } = await handlers.register({ ...nothing, body, context: { ...guest(), setHeader } });
  const cookies = set.find((one) => one.startsWith('suki_device='))?.split(';')[0];
  return { id: data.user.id, browser: () => ({ ...guest(), cookies }) };
}

describe('joining by a mobile number alone', () => {
  test('requires its code, and opens a verified account without an email', async () => {
    const given = await code();
    await expect(join(wrongOf(given))).rejects.toMatchObject({ code: 'wrong_code' });
    const { user } = await join(given);
    expect(user).toMatchObject({ email: '', emailVerified: false, phone, phoneVerified: true, name: 'Maria Santos' });
    const stored = await harness.eventLog.readStream(streams.account(user.id));
    expect(stored.map(({ type }) => type)).toEqual(['AccountRegistered', 'PhoneVerified', 'SignedIn']);
    expect(stored[0]?.data).toMatchObject({ email: `${user.id}@phone.suki.local` });
    expect(await harness.account(user.id)).toMatchObject({ email: null, phoneVerified: true });
  });

  test('with a password has both sign-in methods', async () => {
    const body = { ...maria, password: 'narra-forest-7', phoneCode: await code() };
    const { data } = await handlers.register({ ...nothing, body, context: guest() });
    const me = callBy({ accountId: data.user.id, userType: 'client' });
    const ways = await handlers.readWaysIn({ ...nothing, body: undefined, context: me });
    expect(ways.data).toMatchObject({ password: true, phone });
  });

  test('as a worker also applies', async () => {
    const body = { ...maria, userType: 'worker' as const, phoneCode: await code() };
    const { data } = await handlers.register({ ...nothing, body, context: guest() });
    expect(data.user).toMatchObject({ userType: 'worker', isApproved: false });
  });

  test('opens one account in fifty concurrent requests', async () => {
    const given = await code();
    const results = await Promise.allSettled(Array.from({ length: 50 }, () => join(given)));
    const joined = results.flatMap((result) => (result.status === 'fulfilled' ? [result.value.user.id] : []));
    expect(joined).toHaveLength(1);
    const claims = (await harness.eventLog.readStream(loginStream(phoneLogin(phone)))).map(({ data }) => data);
    expect(claims).toMatchObject([{ accountId: joined[0] }]);
  });

  test('returns the same account when repeated after a lost response', async () => {
    const given = await code();
    const commandId = randomUUID();
    const first = await join(given, commandId);
    expect((await join(given, commandId)).user.id).toBe(first.user.id);
    await expect(join(given)).rejects.toMatchObject({ code: 'code_spent' });
  });

  test('signs in with the same code when the number has an account', async () => {
    const { user } = await join(await code());
    harness.passMinutes(1);
    const given = await code();
    await expect(join(given)).rejects.toMatchObject({ code: 'phone_taken' });
    expect((await signIn(given)).user.id).toBe(user.id);
  });

  test('refuses sign-in with the placeholder email', async () => {
    const { user } = await join(await code());
    const body = { email: `${user.id}@phone.suki.local`, password: 'sampaguita-1' };
    await expect(handlers.login({ ...nothing, body, context: guest() })).rejects.toMatchObject({
      code: 'wrong_credentials',
    });
  });
});

describe('signing in by a code', () => {
  test('opens one session per code, and logs it', async () => {
    const { user } = await join(await code());
    harness.passMinutes(1);
    const given = await code();
    expect((await signIn(given)).user.id).toBe(user.id);
    await expect(signIn(given)).rejects.toMatchObject({ code: 'code_spent' });
    const last = (await harness.eventLog.readStream(streams.account(user.id))).at(-1);
    expect(last).toMatchObject({ type: 'SignedIn', data: { method: 'phone_code' } });
  });

  test('accepts a code for ten minutes, five attempts, and its own number', async () => {
    await join(await code());
    harness.passMinutes(1);
    const given = await code();
    const wrong = wrongOf(given);
    await expect(signIn(given, '+639170000000')).rejects.toMatchObject({ code: 'wrong_code' });
    for (let i = 0; i < 4; i++) await expect(signIn(wrong)).rejects.toMatchObject({ code: 'wrong_code' });
    await expect(signIn(wrong)).rejects.toMatchObject({ code: 'code_used_up' });
    await expect(signIn(given)).rejects.toMatchObject({ code: 'code_used_up' });
    const next = await code();
    harness.passMinutes(11);
    await expect(signIn(next)).rejects.toMatchObject({ code: 'wrong_code' });
  });

  test('reveals only to the holder of the code that there is no account, which the code can open', async () => {
    const given = await code();
    await expect(signIn(given)).rejects.toMatchObject({ code: 'no_account' });
    expect((await join(given)).user.phone).toBe(phone);
  });

  test('sends codes alike to every number, without a lookup', async () => {
    await join(await code());
    harness.passMinutes(1);
    const looked = () => Promise.reject(new Error('looked before the answer'));
    const commands = {
      ...harness.commands,
      load: looked as never,
      handle: looked as never,
      loadNewest: looked as never,
    };
    const blind = accountHandlers({ ...harness.deps, commands });
    const answers = [];
    for (const to of [phone, '+639170000000'])
      answers.push(await blind.sendSignInCode({ ...nothing, body: { phone: to }, context: guest() }));
    expect(answers[0]).toEqual(answers[1]);
    expect(harness.texts.slice(-2).map(({ to }) => to)).toEqual([phone, '+639170000000']);
  });

  test('reports a suspension, as by password', async () => {
    const { user } = await join(await code());
    const context = { commandId: randomUUID(), actor: 'system' as const, now: harness.deps.now().toISOString() };
    await harness.commands.handle(
      accountDecider,
      streams.account(user.id),
      { type: 'SuspendAccount', data: { reason: 'Rude', by: 'admin', openJobs: 0 } },
      context,
    );
    harness.passMinutes(1);
    await expect(signIn(await code())).rejects.toMatchObject({ code: 'account_suspended' });
  });

  test('limits a network to four codes an hour per number, and the owner elsewhere still gets theirs', async () => {
    for (let i = 0; i < 4; i++) {
      await sendCode();
      harness.passMinutes(1);
    }
    await expect(sendCode()).rejects.toMatchObject({ code: 'too_many_requests' });
    await sendCode(phone, guest(randomUUID(), '198.51.100.2'));
  });

  test('limits a number to twelve codes an hour from any caller', async () => {
    for (let i = 0; i < 12; i++) {
      await sendCode(phone, guest(randomUUID(), `198.51.100.${i}`));
      harness.passMinutes(1);
    }
    await expect(sendCode(phone, guest(randomUUID(), '198.51.100.99'))).rejects.toMatchObject({
      code: 'too_many_requests',
      retryAfterSeconds: 48 * 60,
    });
  });

  test('leaves a text to the owner when three networks request all day', async () => {
    for (let minute = 0; minute < 24 * 60; minute += 10) {
      await sendCode(phone, guest(randomUUID(), `198.51.100.${(minute / 10) % 3}`)).catch(() => undefined);
      harness.passMinutes(10);
    }
    const before = harness.texts.length;
    await sendCode(phone, guest(randomUUID(), '203.0.113.9'));
    expect(harness.texts).toHaveLength(before + 1);
  });

  test('gives a known browser its own texts, to its own number only', async () => {
    const { browser: known } = await joinInBrowser();
    for (const to of [phone, '+639170000000'])
      for (let network = 0; network < 12; network++) {
        harness.passMinutes(1);
        await sendCode(to, guest(randomUUID(), `198.51.100.${network}`)).catch(() => undefined);
      }
    await sendCode(phone, known());
    await expect(sendCode(phone, known())).rejects.toMatchObject({ retryAfterSeconds: 30 });
    await expect(sendCode('+639170000000', known())).rejects.toMatchObject({ code: 'too_many_requests' });
    for (let time = 0; time < 3; time++) {
      harness.passMinutes(1);
      await sendCode(phone, known());
    }
    harness.passMinutes(1);
    await expect(sendCode(phone, known())).rejects.toMatchObject({ code: 'too_many_requests' });
  });

  test('sends one code in fifty concurrent requests, and delays the others', async () => {
    const asked = await Promise.allSettled(Array.from({ length: 50 }, () => sendCode()));
    const told = asked.map((one) => (one.status === 'rejected' ? one.reason.code : 'sent'));
    expect(told.filter((one) => one === 'sent')).toHaveLength(1);
    expect(new Set(told)).toEqual(new Set(['sent', 'too_many_requests']));
    harness.passMinutes(1);
    for (let i = 0; i < 3; i++) {
      await sendCode();
      harness.passMinutes(1);
    }
    expect(harness.texts).toHaveLength(4);
  });

  test('ends with a concurrent end of all sessions', async () => {
    const { user } = await join(await code());
    harness.passMinutes(1);
    const given = await code();
    const { secretStore, commands, now } = harness.deps;
    const end = () =>
      commands.handle(
        accountDecider,
        streams.account(user.id),
        { type: 'EndSessions', data: { reason: 'Lost the phone', by: 'carla' } },
        { commandId: randomUUID(), actor: 'system', now: now().toISOString() },
      );
    // Staff release the number while the code is being spent.
    const slow = accountHandlers({
      ...harness.deps,
      secretStore: {
        ...secretStore,
        collection: (kind, schema) => {
          const collection = secretStore.collection(kind, schema);
          let changes = 0;
          const change: typeof collection.change = async (id, decide) => {
            if (kind === 'visitor-code-attempts' && ++changes === 2) await end();
            return collection.change(id, decide);
          };
          return { ...collection, change };
        },
      },
    });
    const body = { phone, code: given };
    await expect(slow.loginByPhone({ ...nothing, body, context: guest() })).rejects.toMatchObject({
      code: 'wrong_credentials',
    });
  });

  test('delays an early second request for half a minute, without counting it', async () => {
    await sendCode();
    for (let i = 0; i < 6; i++)
      await expect(sendCode()).rejects.toMatchObject({ code: 'too_many_requests', retryAfterSeconds: 30 });
    harness.passMinutes(1);
    await sendCode();
    expect(harness.texts).toHaveLength(2);
  });
});

describe('a code requested by a page', () => {
  const [marias, another] = ['of-marias-browser', 'of-another-browser'];
  const stranger = () => guest(randomUUID(), '198.51.100.2');

  test('cannot be used up by a caller who only knows the number', async () => {
    const { user } = await join(await code());
    harness.passMinutes(11);
    const given = await code(phone, page(marias));
    for (const context of [stranger, () => page(another, '198.51.100.2')])
      for (let i = 0; i < 6; i++)
        await expect(signInOn(context(), wrongOf(given))).rejects.toMatchObject({ code: 'wrong_code' });
    await expect(signInOn(stranger(), given), 'the code is invalid elsewhere').rejects.toMatchObject({
      code: 'wrong_code',
    });
    expect((await signInOn(page(marias), given)).user.id).toBe(user.id);
    await expect(signInOn(page(marias), given)).rejects.toMatchObject({ code: 'code_spent' });
  });

  test('allows five attempts there, and then a new one immediately', async () => {
    await join(await code());
    harness.passMinutes(1);
    const given = await code(phone, page(marias));
    for (let i = 0; i < 4; i++)
      await expect(signInOn(page(marias), wrongOf(given))).rejects.toMatchObject({ code: 'wrong_code' });
    for (const last of [wrongOf(given), given])
      await expect(signInOn(page(marias), last)).rejects.toMatchObject({ code: 'code_used_up' });
    await expect(signInOn(page(marias), await code(phone, page(marias)))).resolves.toBeTruthy();
  });

  test('stays valid when a stranger requests another', async () => {
    await join(await code());
    harness.passMinutes(1);
    const given = await code(phone, page(marias));
    for (const context of [stranger(), page(another)]) {
      harness.passMinutes(1);
      await sendCode(phone, context);
    }
    await expect(signInOn(page(marias), given)).resolves.toBeTruthy();
  });

  test('opens an account there', async () => {
    const phoneCode = await code(phone, page(marias));
    const joinOn = (context: CallContext) => handlers.register({ ...nothing, body: { ...maria, phoneCode }, context });
    await expect(joinOn(stranger())).rejects.toMatchObject({ code: 'wrong_code' });
    expect((await joinOn(page(marias))).data.user).toMatchObject({ phone, phoneVerified: true });
  });

  test('is usable by anyone with the number when the attempt id is guessable', async () => {
    await join(await code());
    harness.passMinutes(1);
    const given = await code(phone, page('1'));
    await expect(signInOn(guest(), given)).resolves.toBeTruthy();
  });
});

describe('a number with a possible new owner', () => {
  const days = (count: number) => harness.passMinutes(count * 24 * 60);
  const needsMore = { code: 'second_proof_needed' };
  const staff = (command: AccountCommand, accountId: string) =>
    harness.commands.handle(accountDecider, streams.account(accountId), command, {
      commandId: randomUUID(),
      actor: 'system',
      now: harness.deps.now().toISOString(),
    });

  test.each([
    { unused: 89, opens: true },
    { unused: 91, opens: false },
  ])('after $unused days is opened by a text alone: $opens', async ({ unused, opens }) => {
    const { user } = await join(await code());
    days(unused);
    const given = await code();
    if (opens) expect((await signIn(given)).user.id).toBe(user.id);
    else await expect(signIn(given)).rejects.toMatchObject(needsMore);
  });

  test('opens after 120 days in a browser that its owner used', async () => {
    const { id, browser } = await joinInBrowser();
    days(120);
    const given = await code();
    await expect(signIn(given)).rejects.toMatchObject(needsMore);
    expect((await signInOn(browser(), given)).user.id).toBe(id);
  });

  test('opens nothing in a browser of another account', async () => {
    const { id, browser } = await joinInBrowser();
    const phoneCode = await code('+639170000000');
    const { data } = await handlers.register({
      ...nothing,
      body: { ...maria, phone: '+639170000000', phoneCode },
      context: guest(),
    });
    days(120);
    const forged = browser().cookies?.replace(id, data.user.id);
    const given = await code('+639170000000');
    await expect(signInOn({ ...guest(), cookies: forged }, given, '+639170000000')).rejects.toMatchObject(needsMore);
  });

  test('opens for a week after an identity check by staff', async () => {
    const { user } = await join(await code());
    days(120);
    await staff({ type: 'ConfirmPhone', data: { phone, approvalId: 'agreed' } }, user.id);
    expect((await signIn(await code())).user.id).toBe(user.id);
    days(120);
    await expect(signIn(await code())).rejects.toMatchObject(needsMore);
  });

  test('belongs to its next owner’s account, with the code that opened no old account', async () => {
    const { user: before } = await join(await code());
    days(91);
    const given = await code();
    await expect(signIn(given)).rejects.toMatchObject(needsMore);
    const { user: after } = await join(given);
    expect(after.id).not.toBe(before.id);
    expect(await harness.account(before.id)).toMatchObject({ phone: null, phoneVerified: false });
    harness.passMinutes(1);
    expect((await signIn(await code())).user.id).toBe(after.id);
  });

  test('stays with an account that is signed in to in another way, until staff release it', async () => {
    const { user } = await join(await code());
    days(60);
    await staff({ type: 'SignIn', data: { method: 'passkey' } }, user.id);
    days(60);
    await expect(join(await code())).rejects.toMatchObject({ code: 'phone_taken' });
    await staff({ type: 'ReleasePhone', data: { phone, because: 'staff', approvalId: 'agreed' } }, user.id);
    harness.passMinutes(1);
    expect((await join(await code())).user.id).not.toBe(user.id);
  });

  test('stays with a suspended account', async () => {
    const { user } = await join(await code());
    await staff({ type: 'SuspendAccount', data: { reason: 'Rude', by: 'admin', openJobs: 0 } }, user.id);
    days(200);
    await expect(join(await code())).rejects.toMatchObject({ code: 'phone_taken' });
  });

  test('never opens an account with an email by a text alone', async () => {
    const { user } = await join(await code());
    const me = () => ({
      ...callBy({ accountId: user.id, userType: 'client' }, randomUUID()),
      requireFreshSignIn: async () => {},
    });
    const email = 'maria@example.com';
    await handlers.changeMe({ ...nothing, body: { email }, context: me() });
    const mailed = harness.mails.at(-1)?.code ?? '';
    await handlers.verifyEmail({ ...nothing, body: { email, code: mailed }, context: me() });
    harness.passMinutes(1);
    await expect(signIn(await code())).rejects.toMatchObject(needsMore);
  });
});

test.each(['09171234567', '0917 123 4567', '+63 917 123 4567', '639171234567', '917-123-4567', '0063 (917) 1234567'])(
  'normalises %s',
  (text) => expect(phoneCalls.sendSignInCode.body.parse({ phone: text }).phone).toBe(phone),
);

test.each(['+14155550123', '0281234567', '0917123456', 'many', '+6391712345678'])('sends no code to %s', (text) =>
  expect(phoneCalls.sendSignInCode.body.safeParse({ phone: text }).success).toBe(false),
);

describe('an hour later, a user without a password', () => {
  const number = { kind: 'phone', address: phone } as const;
  const email = 'maria@example.com';

  /** A call an hour later, when her session is no longer a recent sign-in. */
  async function anHourLater(): Promise<() => CallContext> {
    const { accessToken } = await join(await code());
    const caller = (await harness.deps.accessTokens.verify(accessToken))!;
    harness.passMinutes(60);
    const requireFreshSignIn = () => createFreshSignIn(harness.deps)(caller);
    return () => ({ ...callBy(caller, randomUUID()), requireFreshSignIn });
  }

  async function proveByCode(by: () => CallContext): Promise<void> {
    await handlers.sendProofCode({ ...nothing, body: { kind: 'phone' }, context: by() });
    await handlers.prove({ ...nothing, body: { code: harness.texts.at(-1)?.code ?? '' }, context: by() });
  }

  test('adds a first email by a code to the number', async () => {
    const by = await anHourLater();
    await handlers.changeMe({ ...nothing, body: { email }, context: by() });
    const confirm = () =>
      handlers.verifyEmail({ ...nothing, body: { email, code: harness.mails.at(-1)?.code ?? '' }, context: by() });
    const asked = { code: 'sign_in_again', details: { ways: ['code'], codeTo: [number] } };
    await expect(confirm()).rejects.toMatchObject(asked);
    await proveByCode(by);
    expect((await confirm()).data.user).toMatchObject({ email, emailVerified: true });
    expect((await handlers.readWaysIn({ ...nothing, body: undefined, context: by() })).data.password).toBe(false);
  });

  test('sets a first password by a code to the number, and signs in with it', async () => {
    const by = await anHourLater();
    await expect(by().requireFreshSignIn?.()).rejects.toMatchObject({ details: { ways: ['code'], codeTo: [number] } });
    await proveByCode(by);
    await by().requireFreshSignIn?.();
    await handlers.changePassword({ ...nothing, body: { password: 'narra-forest-7' }, context: by() });
    const login = { email: phone, password: 'narra-forest-7' };
    expect((await handlers.login({ ...nothing, body: login, context: guest() })).data.user.phone).toBe(phone);
  });
});
