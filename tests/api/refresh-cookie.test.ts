import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { person } from '../harness/test-users.ts';
import { startTestSuki, type TestSuki } from '../harness/start-suki.ts';

/**
 * The tokens that a browser and a program get over HTTP. tests/journeys/foreign-pages.full.journey.ts checks the same
 * in a real browser.
 */

let suki: TestSuki;
let email: string;
const password = 'suki-test-1';

beforeAll(async () => {
  suki = await startTestSuki();
  email = (await person(suki.url, 'Andrea', 'Reyes', 'client')).session?.user.email ?? '';
});
afterAll(() => suki.stop());

type Answer = { status: number; data: { accessToken?: string; refreshToken?: string }; cookies: string[] };

async function post(path: string, body: unknown, headers: Record<string, string> = {}): Promise<Answer> {
  const response = await fetch(`${suki.url}/api${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'user-agent': 'Chrome', ...headers },
    body: JSON.stringify(body),
  });
  const { data = {} } = (await response.json()) as { data?: Answer['data'] };
  return { status: response.status, data, cookies: response.headers.getSetCookie() };
}

const sessionCookieIn = ({ cookies }: Answer) => cookies.find((cookie) => cookie.startsWith('suki_session=')) ?? '';
const pairIn = (answer: Answer) => sessionCookieIn(answer).split(';')[0] ?? '';
const signIn = (headers = {}) => post('/auth/login', { email, password }, headers);
const ofOurPage = () => ({ origin: suki.url });

describe('a browser', () => {
  it('gets its refresh token in a cookie that no script reads and no other site makes it send', async () => {
    const answer = await signIn(ofOurPage());
    expect(answer.data.refreshToken).toBeUndefined();
    expect(sessionCookieIn(answer)).toMatch(
      /^suki_session=[\w.-]{80}; Path=\/api\/auth; Max-Age=\d+; HttpOnly; SameSite=Strict$/,
    );
  });

  it('refreshes with the cookie and gets the next token in a cookie, even if the request asks for the body', async () => {
    const cookie = pairIn(await signIn(ofOurPage()));
    const next = await post('/auth/refresh', {}, { ...ofOurPage(), cookie, 'suki-refresh-token': 'body' });
    expect(next.status).toBe(200);
    expect(next.data.refreshToken).toBeUndefined();
    expect(pairIn(next)).not.toBe(cookie);
    expect((await post('/auth/refresh', {}, { ...ofOurPage(), cookie: pairIn(next) })).status).toBe(200);
  });

  it.each<[string, (cookie: string) => Record<string, string>]>([
    ['with its cookie', (cookie) => ({ ...ofOurPage(), cookie })],
    ['without it', () => ({ 'sec-fetch-site': 'same-origin', origin: suki.url })],
  ])('never gets the token in a body through a header that a script sets, %s', async (_, from) => {
    const { data, cookies } = await signIn(ofOurPage());
    const cookie = pairIn({ status: 200, data, cookies });
    const asks = { ...from(cookie), 'suki-refresh-token': 'body' };
    const again = await signIn(asks);
    const authorization = `Bearer ${again.data.accessToken}`;
    const changed = await post('/auth/change-password', { password }, { ...asks, authorization });
    for (const answer of [again, changed]) {
      expect(answer.status).toBe(200);
      expect(answer.data.refreshToken).toBeUndefined();
      expect(pairIn(answer)).not.toBe('');
    }
  });

  it.each<[string, () => Record<string, string>]>([
    ['of another site', () => ({ origin: 'https://evil.example' })],
    ['of another port of the same host', () => ({ origin: 'http://127.0.0.1:1' })],
    ['with an opaque origin', () => ({ origin: 'null' })],
    ['without an origin', () => ({})],
    ['that its browser marks as cross-site', () => ({ ...ofOurPage(), 'sec-fetch-site': 'cross-site' })],
    ['that its browser marks as same-site', () => ({ ...ofOurPage(), 'sec-fetch-site': 'same-site' })],
  ])('refreshes nothing for a page %s', async (_what, from) => {
    const cookie = pairIn(await signIn(ofOurPage()));
    expect((await post('/auth/refresh', {}, { ...from(), cookie })).status).toBe(401);
    expect((await post('/auth/logout', {}, { ...from(), cookie })).status).toBe(200);
    expect((await post('/auth/refresh', {}, { ...ofOurPage(), cookie })).status, 'and ends nothing').toBe(200);
  });

  it('has no cookie after signing out or a refused refresh', async () => {
    const cookie = pairIn(await signIn(ofOurPage()));
    const out = await post('/auth/logout', {}, { ...ofOurPage(), cookie });
    expect(sessionCookieIn(out)).toMatch(/^suki_session=; Path=\/api\/auth; Max-Age=0;/);
    const refused = await post('/auth/refresh', {}, { ...ofOurPage(), cookie });
    expect(refused.status).toBe(401);
    expect(sessionCookieIn(refused)).toMatch(/^suki_session=; .*Max-Age=0;/);
  });

  it('holds one session: signing in again ends the one before', async () => {
    const before = await signIn(ofOurPage());
    const cookie = pairIn(before);
    const after = await signIn({ ...ofOurPage(), cookie });
    expect((await post('/auth/refresh', {}, { ...ofOurPage(), cookie })).status).toBe(401);
    expect((await post('/auth/refresh', {}, { ...ofOurPage(), cookie: pairIn(after) })).status).toBe(200);
  });

  it('with a token of an earlier version moves it into the cookie', async () => {
    const { refreshToken } = (await signIn({ 'suki-refresh-token': 'body' })).data;
    const moved = await post('/auth/refresh', { refreshToken }, { ...ofOurPage(), 'suki-refresh-token': 'cookie' });
    expect(moved.data.refreshToken).toBeUndefined();
    expect((await post('/auth/refresh', {}, { ...ofOurPage(), cookie: pairIn(moved) })).status).toBe(200);
  });
});

describe('a program', () => {
  it.each([
    ['that asks for it', { 'suki-refresh-token': 'body' }],
    ['with the required headers only', {}],
  ])('%s gets its refresh token in the body, and no cookie', async (_which, headers) => {
    const answer = await signIn(headers);
    expect(answer.data.refreshToken).toMatch(/^[\w.-]{80}$/);
    expect(sessionCookieIn(answer)).toBe('');
  });

  it('trades its refresh token without repeating the header', async () => {
    const { refreshToken } = (await signIn({ 'suki-refresh-token': 'body' })).data;
    const next = await post('/auth/refresh', { refreshToken });
    expect(next.data.refreshToken).toMatch(/^[\w.-]{80}$/);
    expect(sessionCookieIn(next)).toBe('');
    expect((await post('/auth/logout', { refreshToken: next.data.refreshToken })).status).toBe(200);
    expect((await post('/auth/refresh', { refreshToken: next.data.refreshToken })).status).toBe(401);
  });
});

it('marks the cookie Secure over TLS, with a prefix that other hosts cannot set', async () => {
  const production = await startTestSuki({
    env: {
      NODE_ENV: 'production',
      TOKEN_SECRET: 'a secret of at least thirty-two characters',
      TOKEN_SIGNING_KEY: 'a key of at least thirty-two characters',
      RATE_LIMITS: 'on',
      PAYMENTS: 'sandbox',
    },
  });
  const response = await fetch(`${production.url}/api/auth/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: production.url },
    body: JSON.stringify({ email: 'a@suki.test', password, firstName: 'A', lastName: 'B', userType: 'client' }),
  });
  expect(response.headers.getSetCookie().join()).toMatch(
    /__Secure-suki_session=[\w.-]{80}; Path=\/api\/auth; Max-Age=\d+; HttpOnly; SameSite=Strict; Secure/,
  );
  await production.stop();
});
