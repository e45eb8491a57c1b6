import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { CallContext } from '#contracts/calls/handlers.ts';
import { type AccountHarness, openAccountHarness } from '#tests/harness/account-harness.ts';
import { callBy } from '#tests/harness/command-harness.ts';
import { accountHandlers } from '../handlers.ts';

const nothing = { params: undefined, query: undefined };
const email = 'maria@example.com';
const phone = '+639171234567';
const maria = { firstName: 'Maria', lastName: 'Santos', userType: 'client' as const };

let harness: AccountHarness;
let handlers: ReturnType<typeof accountHandlers>;

beforeEach(async () => {
  harness = await openAccountHarness();
  handlers = accountHandlers(harness.deps);
});
afterEach(() => harness.close());

const visitor = (headers: Record<string, string> = {}): CallContext => ({
  ...callBy({ accountId: '', userType: 'client' }, randomUUID()),
  caller: null,
  address: '203.0.113.7',
  header: (name) => headers[name],
});
const mail = (body: { email?: string }, context = visitor()) => handlers.sendEmailCode({ ...nothing, body, context });
const text = (to: string, context = visitor()) => handlers.sendPhoneCode({ ...nothing, body: { phone: to }, context });
const mailedCode = () => harness.mails.at(-1)?.code ?? '';
const textedCode = () => harness.texts.at(-1)?.code ?? '';
const wrongOf = (code: string) => (code === '000000' ? '000001' : '000000');

describe('a visitor', () => {
  test('proves an email, which then opens an account, once', async () => {
    await mail({ email });
    expect(harness.mails.at(-1)).toMatchObject({ to: email, text: expect.stringMatching(/^Hi,\n/) });
    const code = mailedCode();
    const show = (given: string) =>
      handlers.verifyEmail({ ...nothing, body: { email, code: given }, context: visitor() });
    await expect(show(wrongOf(code))).rejects.toMatchObject({ code: 'wrong_code' });
    for (let time = 0; time < 2; time++) expect((await show(code)).data).toEqual({ user: null });
    const body = { ...maria, email, emailCode: code, password: 'sampaguita-1' };
    const { data } = await handlers.register({ ...nothing, body, context: visitor() });
    expect(data.user).toMatchObject({ email, emailVerified: true });
    await expect(show(code)).rejects.toMatchObject({ code: 'code_spent' });
  });

  test('proves a number, which joins with it', async () => {
    await text(phone);
    const code = textedCode();
    const show = { ...nothing, body: { phone, code }, context: visitor() };
    expect((await handlers.verifyPhone(show)).data).toEqual({ user: null });
    const body = { ...maria, phone, phoneCode: code };
    const { data } = await handlers.register({ ...nothing, body, context: visitor() });
    expect(data.user).toMatchObject({ phone, phoneVerified: true });
  });

  test('proves nothing about an account: a code to its address is valid for guests only', async () => {
    const emailCode = await harness.emailCode(email);
    const body = { ...maria, email, emailCode, password: 'sampaguita-1' };
    const { data } = await handlers.register({ ...nothing, body, context: visitor() });
    const me = callBy((await harness.deps.accessTokens.verify(data.accessToken))!);
    await handlers.changeMe({ ...nothing, body: { email: 'other@example.com' }, context: me });
    harness.passMinutes(1);
    await mail({ email: 'other@example.com' });
    const proof = { email: 'other@example.com', code: mailedCode() };
    await expect(handlers.verifyEmail({ ...nothing, body: proof, context: me })).rejects.toMatchObject({
      code: 'wrong_code',
    });
  });

  test('must give the address, and is texted in the Philippines only', async () => {
    await expect(mail({})).rejects.toMatchObject({ code: 'invalid', errors: [{ path: 'email' }] });
    await expect(text('+14155550123')).rejects.toMatchObject({ code: 'invalid', errors: [{ path: 'phone' }] });
    expect([...harness.mails, ...harness.texts]).toEqual([]);
  });

  test('gets a code every half minute, and four an hour from one network', async () => {
    await mail({ email });
    await expect(mail({ email })).rejects.toMatchObject({ code: 'too_many_requests', retryAfterSeconds: 30 });
    for (let time = 0; time < 3; time++) {
      harness.passMinutes(1);
      await mail({ email });
    }
    harness.passMinutes(1);
    await expect(mail({ email })).rejects.toMatchObject({ code: 'too_many_requests' });
    await mail({ email: 'ben@example.com' });
  });
});

test('is not assumed after a session ended', async () => {
  const ended = visitor({ Authorization: 'Bearer of-yesterday' });
  await expect(mail({ email }, ended)).rejects.toMatchObject({ code: 'unauthenticated' });
  await expect(text(phone, ended)).rejects.toMatchObject({ code: 'unauthenticated' });
  const body = { email, code: '000000' };
  await expect(handlers.verifyEmail({ ...nothing, body, context: ended })).rejects.toMatchObject({
    code: 'unauthenticated',
  });
  expect(harness.mails).toEqual([]);
});
