import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { CallContext } from '#contracts/calls/handlers.ts';
import { type AccountHarness, openAccountHarness } from '#tests/harness/account-harness.ts';
import { callBy } from '#tests/harness/command-harness.ts';
import { accountHandlers } from './handlers.ts';

/**
 * The response time must not reveal whether an address has an account (docs/decisions/hidden-addresses.md). So a call
 * makes equally many hashes, writes and messages before its response, with and without an account.
 */

const nothing = { params: undefined, query: undefined };
const maria = {
  email: 'maria@example.com',
  password: 'sampaguita-1',
  firstName: 'Maria',
  lastName: 'Santos',
  userType: 'client' as const,
};
const phoneOnly = '+639171234567';

type Handlers = ReturnType<typeof accountHandlers>;
let harness: AccountHarness;

/** Each call comes from another network, so that no rate limit applies. */
let network = 0;
function guest(): CallContext {
  const address = `198.51.100.${++network}`;
  return { ...callBy({ accountId: '', userType: 'client' }, randomUUID()), caller: null, address };
}

beforeEach(async () => {
  harness = await openAccountHarness();
  const handlers = accountHandlers(harness.deps);
  const emailCode = await harness.emailCode(maria.email);
  await handlers.register({ ...nothing, body: { ...maria, emailCode }, context: guest() });
  await handlers.sendSignInCode({ ...nothing, body: { phone: phoneOnly }, context: guest() });
  const { email: _, password: __, ...named } = maria;
  const phoneCode = harness.texts.at(-1)?.code ?? '';
  await handlers.register({ ...nothing, body: { ...named, phone: phoneOnly, phoneCode }, context: guest() });
  harness.passMinutes(2);
});
afterEach(() => harness.close());

async function workOf(call: (handlers: Handlers) => Promise<unknown>) {
  const done = { hashes: 0, writes: 0, messages: 0, answer: 'done' };
  const { passwords, commands, mail, sms } = harness.deps;
  const counting =
    <Args extends unknown[], Result>(what: 'hashes' | 'messages', act: (...args: Args) => Result) =>
    (...args: Args): Result => {
      done[what]++;
      return act(...args);
    };
  const handle = ((...args: Parameters<typeof commands.handle>) => {
    done.writes++;
    return commands.handle(...args);
  }) as typeof commands.handle;
  const handlers = accountHandlers({
    ...harness.deps,
    passwords: { hash: counting('hashes', passwords.hash), verify: counting('hashes', passwords.verify) },
    commands: { ...commands, handle },
    mail: { ...mail, send: counting('messages', mail.send) },
    sms: { ...sms, send: counting('messages', sms.send) },
  });
  await call(handlers).catch((error: { code: string }) => (done.answer = error.code));
  return done;
}

const login = (email: string) => (handlers: Handlers) =>
  handlers.login({ ...nothing, body: { email, password: 'not-the-password' }, context: guest() });
const forgot = (email: string) => (handlers: Handlers) =>
  handlers.forgotPassword({ ...nothing, body: { email }, context: guest() });
const textCode = (phone: string) => (handlers: Handlers) =>
  handlers.sendSignInCode({ ...nothing, body: { phone }, context: guest() });
const tryCode = (phone: string) => (handlers: Handlers) =>
  handlers.loginByPhone({ ...nothing, body: { phone, code: '000000' }, context: guest() });

const mailCode = (email: string) => (handlers: Handlers) =>
  handlers.sendEmailCode({ ...nothing, body: { email }, context: guest() });
const showCode = (email: string) => (handlers: Handlers) =>
  handlers.verifyEmail({ ...nothing, body: { email, code: '000000' }, context: guest() });
const joinWith = (emailCode?: string) => (email: string) => (handlers: Handlers) =>
  handlers.register({ ...nothing, body: { ...maria, email, emailCode }, context: guest() });
const join = joinWith();

it.each([
  ['a password', login, { hashes: 1, writes: 1, messages: 0, answer: 'wrong_credentials' }],
  ['a link for a new password', forgot, { hashes: 0, writes: 1, messages: 0, answer: 'done' }],
])('does the same work in %s for every name', async (_, ask, work) => {
  const asked = [maria.email, 'nobody@example.com', phoneOnly, '+639189999999'];
  for (const name of asked) expect([name, await workOf(ask(name))]).toEqual([name, work]);
});

it.each([
  ['asking for a code', textCode, { hashes: 0, writes: 0, messages: 1, answer: 'done' }],
  ['a wrong code', tryCode, { hashes: 0, writes: 0, messages: 0, answer: 'wrong_code' }],
])('does the same work in %s for every number', async (_, ask, work) => {
  for (const phone of [phoneOnly, '+639189999999']) {
    if (ask === tryCode) await workOf(textCode(phone));
    expect([phone, await workOf(ask(phone))]).toEqual([phone, work]);
  }
});

it.each([
  ['asking for a mailed code', mailCode, { hashes: 0, writes: 0, messages: 1, answer: 'done' }],
  ['showing a wrong one', showCode, { hashes: 0, writes: 0, messages: 0, answer: 'wrong_code' }],
  ['joining without one', join, { hashes: 1, writes: 1, messages: 0, answer: 'done' }],
  ['joining with a wrong one', joinWith('000000'), { hashes: 0, writes: 0, messages: 0, answer: 'wrong_code' }],
])('does the same work in %s for every email', async (_, ask, work) => {
  for (const email of [maria.email, 'nobody@example.com']) {
    if (work.answer === 'wrong_code') await workOf(mailCode(email));
    expect([email, await workOf(ask(email))]).toEqual([email, work]);
  }
});

it('hashes the password before it checks whether the email is taken', async () => {
  for (const [email, answer] of [
    [maria.email, 'email_taken'],
    ['nobody@example.com', 'done'],
  ] as const)
    expect(await workOf(joinWith(await harness.emailCode(email))(email))).toMatchObject({ hashes: 1, answer });
});
