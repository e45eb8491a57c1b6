import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { ContactKind } from '#contracts/events/account.ts';
import type { User } from '#contracts/views/account.ts';
import type { Proofs } from '#contracts/calls/account-proof.ts';
import { type CallContext, signedIn } from '#contracts/calls/handlers.ts';
import { type AccountHarness, openAccountHarness } from '#tests/harness/account-harness.ts';
import { callBy } from '#tests/harness/command-harness.ts';
import { createSoftwareAuthenticator, type SoftwareAuthenticator } from '#tests/harness/software-authenticator.ts';
import type { CommandHandler } from '../../command-handling/command-handler.ts';
import type { Policy } from '../../process-managers/policy.ts';
import { whenContactChangeExpires } from '../../process-managers/when-contact-change-expires.ts';
import { whenContactChangedTell } from '../../process-managers/when-contact-changed-tell.ts';
import { accountHandlers } from '../handlers.ts';
import { accountWithLogin } from '../logins/login-claims.ts';
import { emailLogin, phoneLogin } from '../logins/login-name.ts';
import { createFreshSignIn } from '../step-up/fresh-sign-in.ts';

const nothing = { params: undefined, query: undefined };
const origin = 'https://suki.test';
const password = 'sampaguita-1';
const maria = {
  email: 'maria@example.com',
  phone: '+639171234567',
  password,
  firstName: 'Maria',
  lastName: 'Santos',
  userType: 'client',
} as const;
/** The requested email and number of the current test. */
let wanted = { email: 'mia@example.com', phone: '+639180000001' };
const WEEK_MINUTES = 7 * 24 * 60;

let harness: AccountHarness;
let handlers: ReturnType<typeof accountHandlers>;
/** Maria's session, an hour old, so that it does not count as a recent sign-in. */
let me: CallContext;
let accountId: string;

beforeEach(async () => {
  harness = await openAccountHarness();
  handlers = accountHandlers(harness.deps);
  const { data } = await handlers.register({ ...nothing, body: maria, context: guest() });
  accountId = data.user.id;
  me = callBy((await harness.deps.accessTokens.verify(data.accessToken))!);
  await handlers.sendEmailCode({ ...nothing, body: {}, context: newCall() });
  await handlers.verifyEmail({ ...nothing, body: { code: codeTo('email') }, context: newCall() });
  await handlers.sendPhoneCode({ ...nothing, body: { phone: maria.phone }, context: newCall() });
  await handlers.verifyPhone({ ...nothing, body: { phone: maria.phone, code: codeTo('phone') }, context: newCall() });
  harness.passMinutes(60);
});
afterEach(() => harness.close());

const guest = (): CallContext => ({ ...callBy({ accountId: '', userType: 'client' }), caller: null });
/** A call with a new command id. */
const newCall = (): CallContext => ({
  ...me,
  commandId: randomUUID(),
  requireFreshSignIn: () => createFreshSignIn(harness.deps)(signedIn(me)),
});
const codeTo = (kind: ContactKind) => (kind === 'email' ? harness.mails : harness.texts).at(-1)?.code ?? '';
const change = (body: Parameters<typeof handlers.changeMe>[0]['body'], by = handlers) =>
  by.changeMe({ ...nothing, body, context: newCall() });

const prove = (body: Proofs) => handlers.prove({ ...nothing, body, context: newCall() });

type Given = { code?: string; call?: CallContext } & Proofs;

/** Requests a change, with a proof of identity if one is given. */
async function confirm(
  kind: ContactKind,
  { code = codeTo(kind), call = newCall(), ...proofs }: Given,
  by = handlers,
): Promise<User> {
  if (Object.keys(proofs).length > 0) await prove(proofs);
  const answer =
    kind === 'email'
      ? by.verifyEmail({ ...nothing, body: { email: wanted.email, code }, context: call })
      : by.verifyPhone({ ...nothing, body: { phone: wanted.phone, code }, context: call });
  const { user } = (await answer).data;
  if (!user) throw new Error('The call is not signed in');
  return user;
}

const login = (name: string) => handlers.login({ ...nothing, body: { email: name, password }, context: guest() });
const register = async (email: string, phone?: string) => {
  const body = { ...maria, email, phone, password: 'another-one-9', emailCode: await harness.emailCode(email) };
  return handlers.register({ ...nothing, body, context: guest() });
};

async function addPasskey(device: SoftwareAuthenticator, lies: { id?: string } = {}) {
  const { data } = await handlers.newPasskeyOptions({ ...nothing, body: undefined, context: newCall() });
  return handlers.addPasskey({ ...nothing, body: { credential: device.create(data, lies) }, context: newCall() });
}

async function enter(device: SoftwareAuthenticator) {
  const { data } = await handlers.passkeySignInOptions({ ...nothing, body: undefined, context: guest() });
  return handlers.signInByPasskey({ ...nothing, body: { credential: device.get(data) }, context: guest() });
}

/** Runs the policy on the change; returns the sent message and the token of its link, or the code of its text. */
async function told(): Promise<{ to: string; text: string; token: string }> {
  const [event] = (await harness.eventLog.readAll({ after: 0, types: ['ContactChanged'] })).slice(-1);
  const step = event && whenContactChangedTell.on.ContactChanged?.(event as never);
  if (!step || 'cancel' in step) throw new Error('The policy has no task');
  const before = [harness.mails.length, harness.texts.length];
  await act(whenContactChangedTell, step.schedule.data);
  const message = [...harness.mails.slice(before[0]), ...harness.texts.slice(before[1])][0]!;
  return { ...message, token: message.code ?? /undo-change\?token=([\w-]+)/.exec(message.text)?.[1] ?? '' };
}

function act(policy: Policy, data: Record<string, unknown>) {
  const context = { commandId: randomUUID(), actor: 'system' as const, now: harness.deps.now().toISOString() };
  return policy.act(
    data,
    { ...harness, ...harness.deps, settings: () => Promise.reject(new Error('No setting matters')) },
    context,
  );
}

const undo = (token: string) => handlers.undoContactChange({ ...nothing, body: { token }, context: guest() });

describe('a thief with an access token only', () => {
  test.each(['email', 'phone'] as const)('changes no %s, even to their own', async (kind) => {
    const { data } = await change({ [kind]: wanted[kind] });
    expect(data.user).toMatchObject({
      email: maria.email,
      phone: maria.phone,
      emailVerified: true,
      phoneVerified: true,
      [kind === 'email' ? 'pendingEmail' : 'pendingPhone']: wanted[kind],
    });
    await expect(confirm(kind, {})).rejects.toMatchObject({
      code: 'sign_in_again',
      details: {
        ways: ['password', 'code'],
        codeTo: [
          { kind: 'email', address: maria.email },
          { kind: 'phone', address: maria.phone },
        ],
      },
    });
    await expect(prove({ code: codeTo(kind) })).rejects.toMatchObject({ code: 'wrong_code' });
    await expect(confirm(kind, {})).rejects.toMatchObject({ code: 'sign_in_again' });
    await expect(login(wanted[kind])).rejects.toMatchObject({ code: 'wrong_credentials' });
    expect((await login(maria[kind])).data.user.id).toBe(accountId);
  });

  test('can guess the password a few times, which locks no one else out', async () => {
    await change({ email: wanted.email });
    for (let guess = 1; guess <= 5; guess++)
      await expect(prove({ password: `guess-${guess}` })).rejects.toMatchObject({ code: 'wrong_password' });
    await expect(prove({ password })).rejects.toMatchObject({ code: 'too_many_requests' });
    expect((await login(maria.email)).data.user.id).toBe(accountId);
  });

  test('gets no code sent to an address that is neither the account’s nor pending', async () => {
    await change({ phone: wanted.phone });
    await expect(
      handlers.sendPhoneCode({ ...nothing, body: { phone: '+639180000002' }, context: newCall() }),
    ).rejects.toMatchObject({ code: 'forbidden' });
    await expect(
      handlers.sendEmailCode({ ...nothing, body: { email: wanted.email }, context: newCall() }),
    ).rejects.toMatchObject({ code: 'forbidden' });
  });

  test('texts at most six numbers an hour', async () => {
    for (let n = 1; n <= 6; n++) await change({ phone: `+63918000010${n}` });
    await expect(change({ phone: '+639180000107', firstName: 'Ria' })).rejects.toMatchObject({
      code: 'too_many_requests',
    });
    expect(harness.texts.filter(({ to }) => to.startsWith('+6391800001'))).toHaveLength(6);
    expect((await change({})).data.user).toMatchObject({ firstName: 'Maria', pendingPhone: '+639180000106' });
  });
});

describe('another email or phone', () => {
  test.each(['email', 'phone'] as const)('takes effect with the code and the password: %s', async (kind) => {
    await change({ [kind]: wanted[kind], firstName: 'Mia' });
    expect((kind === 'email' ? harness.mails : harness.texts).at(-1)).toMatchObject({ to: wanted[kind] });
    await expect(confirm(kind, { code: '000000', password })).rejects.toMatchObject({ code: 'wrong_code' });
    expect(await confirm(kind, { password })).toMatchObject({
      firstName: 'Mia',
      [kind]: wanted[kind],
      emailVerified: true,
      phoneVerified: true,
      pendingEmail: null,
      pendingPhone: null,
    });
    expect((await login(wanted[kind])).data.user.id).toBe(accountId);
    await expect(login(maria[kind])).rejects.toMatchObject({ code: 'wrong_credentials' });
  });

  test('takes effect with a code sent to the current address instead', async () => {
    await change({ phone: wanted.phone });
    const code = codeTo('phone');
    await handlers.sendProofCode({ ...nothing, body: { kind: 'phone' }, context: newCall() });
    expect(harness.texts.at(-1)).toMatchObject({ to: maria.phone });
    await prove({ code: codeTo('phone') });
    await expect(prove({ code: codeTo('phone') }), 'a code works once').rejects.toMatchObject({ code: 'code_spent' });
    expect((await confirm('phone', { code })).phone).toBe(wanted.phone);
  });

  test('takes effect with the code alone within ten minutes of sign-in, despite refreshes', async () => {
    const { data } = await login(maria.email);
    me = callBy((await harness.deps.accessTokens.verify(data.accessToken))!);
    harness.passMinutes(2);
    await change({ email: wanted.email });
    harness.passMinutes(7);
    await handlers.refresh({ ...nothing, body: { refreshToken: data.refreshToken }, context: guest() });
    harness.passMinutes(1);
    await expect(confirm('email', {})).rejects.toMatchObject({ code: 'sign_in_again' });
    harness.passMinutes(-2);
    expect((await confirm('email', {})).email).toBe(wanted.email);
  });

  test('of another user is refused at the end, even with its code, and nothing changes', async () => {
    const other = (await register(wanted.email)).data;
    await change({ email: wanted.email });
    await expect(confirm('email', { password })).rejects.toMatchObject({ code: 'email_taken' });
    expect(
      (await handlers.login({ ...nothing, body: { email: wanted.email, password: 'another-one-9' }, context: guest() }))
        .data.user.id,
    ).toBe(other.user.id);
    expect((await change({})).data.user).toMatchObject({ email: maria.email, pendingEmail: wanted.email });
  });

  test('is no longer pending after its withdrawal or its day', async () => {
    for (const withdraw of [
      () => handlers.cancelContactChange({ ...nothing, body: { kind: 'email' }, context: newCall() }),
      () => change({ email: maria.email }),
    ]) {
      await change({ email: wanted.email });
      expect((await withdraw()).data.user).toMatchObject({ email: maria.email, pendingEmail: null });
      await expect(confirm('email', { password })).rejects.toMatchObject({ code: 'wrong_code' });
      harness.passMinutes(1);
    }
    await change({ email: wanted.email });
    harness.passMinutes(24 * 60);
    await expect(
      handlers.sendEmailCode({ ...nothing, body: { email: wanted.email }, context: newCall() }),
    ).rejects.toMatchObject({ code: 'forbidden' });
    await expect(confirm('email', { password })).rejects.toMatchObject({ code: 'wrong_code' });
    await act(whenContactChangeExpires, { accountId, kind: 'email' });
    expect((await harness.account(accountId)).pending).toEqual({ email: null, phone: null });
  });

  test('repeated after a lost response is unchanged', async () => {
    for (const kind of ['email', 'phone'] as const) {
      await change({ [kind]: wanted[kind] });
      const call = newCall();
      await confirm(kind, { call, password });
      expect((await confirm(kind, { call }))[kind]).toBe(wanted[kind]);
    }
    await expect(confirm('phone', {}), 'another command cannot use the code').rejects.toMatchObject({
      code: 'code_spent',
    });
    expect(await harness.eventLog.readAll({ after: 0, types: ['ContactChanged'] })).toHaveLength(2);
  });

  test('requires a recent sign-in for a first number, too', async () => {
    const { data } = await register('ramon@example.com');
    me = callBy((await harness.deps.accessTokens.verify(data.accessToken))!);
    harness.passMinutes(60);
    await change({ phone: wanted.phone });
    await expect(confirm('phone', {})).rejects.toMatchObject({
      code: 'sign_in_again',
      details: { ways: ['password', 'code'], codeTo: [{ kind: 'email', address: 'ramon@example.com' }] },
    });
    expect(await confirm('phone', { password: 'another-one-9' })).toMatchObject({
      phone: wanted.phone,
      phoneVerified: true,
    });
  });
});

describe('the former address', () => {
  test.each(['email', 'phone'] as const)(
    'is notified of %s, and restores itself by the link or typed code, once',
    async (kind) => {
      await change({ [kind]: wanted[kind], language: 'fil' });
      await confirm(kind, { password });
      const { data: thief } = await login(wanted[kind]);
      const message = await told();
      expect(message).toMatchObject({ to: maria[kind], text: expect.stringContaining('Napalitan ang') });
      expect((await told()).token, 'the repeat has the same link').toBe(message.token);
      expect(JSON.stringify(await harness.eventLog.readAll({ after: 0 }))).not.toContain(message.token);
      const typed = kind === 'phone' ? message.token.toLowerCase().replaceAll('-', ' ') : message.token;
      expect((await undo(typed)).data).toEqual({ kind });
      await expect(undo(message.token)).rejects.toMatchObject({ code: 'link_expired' });
      await expect(
        handlers.refresh({ ...nothing, body: { refreshToken: thief.refreshToken }, context: guest() }),
      ).rejects.toMatchObject({ code: 'unauthenticated' });
      expect((await login(maria[kind])).data.user).toMatchObject({
        id: accountId,
        [kind]: maria[kind],
        emailVerified: true,
        phoneVerified: true,
      });
      await expect(login(wanted[kind])).rejects.toMatchObject({ code: 'wrong_credentials' });
    },
  );

  test('is reserved for its owner for the week of the undo, and free afterwards', async () => {
    await change({ email: wanted.email });
    await confirm('email', { password });
    const { token } = await told();
    harness.passMinutes(WEEK_MINUTES - 1);
    await expect(register(maria.email)).rejects.toMatchObject({ code: 'email_taken' });
    harness.passMinutes(1);
    await expect(undo(token)).rejects.toMatchObject({ code: 'link_expired' });
    harness.passMinutes(60);
    expect((await register(maria.email)).data.user.email).toBe(maria.email);
  });

  test('removes passkeys added since when it is restored, and frees their devices', async () => {
    const [mine, theirs] = [createSoftwareAuthenticator({ origin }), createSoftwareAuthenticator({ origin })];
    await addPasskey(mine);
    harness.passMinutes(24 * 60);
    await change({ email: wanted.email });
    await confirm('email', { password });
    await addPasskey(theirs);
    expect((await enter(theirs)).data.user.id).toBe(accountId);
    await undo((await told()).token);
    await expect(enter(theirs)).rejects.toMatchObject({ code: 'passkey_refused' });
    expect((await enter(mine)).data.user.id).toBe(accountId);
    const { data } = await register('ramon@example.com');
    me = callBy((await harness.deps.accessTokens.verify(data.accessToken))!);
    expect((await addPasskey(theirs, { id: theirs.passkeys[0]?.id ?? '' })).data.items).toHaveLength(1);
  });

  test('ignores invented tokens', async () => {
    await change({ email: wanted.email });
    await confirm('email', { password });
    await told();
    await expect(undo('A'.repeat(24))).rejects.toMatchObject({ code: 'link_expired' });
  });
});

/** Runs `happens` before the nth step. `steps()`: number of steps so far. */
function interrupted(nth: number, happens: () => Promise<unknown>) {
  const { load, loadNewest, isStored, find, handle, dryRun } = harness.commands;
  let steps = 0;
  const before = async () => void (++steps === nth && (await happens()));
  const commands: CommandHandler = {
    load: async (...args) => (await before(), load(...args)),
    loadNewest: async (...args) => (await before(), loadNewest(...args)),
    isStored,
    find,
    handle: async (...args) => (await before(), handle(...args)),
    dryRun: async (...args) => (await before(), dryRun(...args)),
  };
  return { handlers: accountHandlers({ ...harness.deps, commands }), steps: () => steps };
}

test('keeps a way to sign in when two devices change an address between any two steps of each other', async () => {
  let interruptions = 0;
  for (let nth = 1; interruptions === nth - 1; nth++) {
    const { data } = await login((await harness.account(accountId)).email ?? '');
    me = callBy((await harness.deps.accessTokens.verify(data.accessToken))!);
    wanted = { email: `new-${nth}@example.com`, phone: `+6391800${String(nth).padStart(5, '0')}` };
    await change(wanted);
    const codes = { email: codeTo('email'), phone: codeTo('phone') };
    const other = () =>
      Promise.allSettled([
        confirm('phone', { code: codes.phone }),
        confirm('email', { code: codes.email }),
        change({ email: `other-${nth}@example.com` }),
      ]);
    const first = interrupted(nth, other);
    await confirm('email', { code: codes.email }, first.handlers).catch(() => null);
    if (first.steps() >= nth) interruptions++;
    const account = await harness.account(accountId);
    for (const name of [emailLogin(account.email ?? ''), phoneLogin(account.phone ?? '')])
      expect((await accountWithLogin(harness.commands, name))?.accountId).toBe(accountId);
    harness.passMinutes(61);
  }
  expect(interruptions).toBeGreaterThan(3);
});
