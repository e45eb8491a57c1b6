import { expect, test } from 'vitest';
import { noPictureCookie, pictureCookie, pictureToken } from './picture-cookie.ts';

test('is limited to pictures, hidden from scripts and other sites, and Secure in production', () => {
  expect(pictureCookie('a.b.c', 900, false)).toBe(
    'suki_pictures=a.b.c; Path=/api/files; Max-Age=900; HttpOnly; SameSite=Strict',
  );
  expect(pictureCookie('a.b.c', 900, true)).toBe(
    '__Secure-suki_pictures=a.b.c; Path=/api/files; Max-Age=900; HttpOnly; SameSite=Strict; Secure',
  );
  expect(noPictureCookie(false)).toContain('suki_pictures=; Path=/api/files; Max-Age=0;');
});

test.each<[string, Record<string, string>, string | undefined]>([
  ['a program’s header', { authorization: 'Bearer t1', cookie: 'suki_pictures=t2' }, 't1'],
  ['a browser’s cookie, beside others', { cookie: 'other=1; suki_pictures=t2; suki_device=x' }, 't2'],
  ['a __Secure- cookie before an unprefixed one', { cookie: 'suki_pictures=t2; __Secure-suki_pictures=t3' }, 't3'],
  ['another way to sign in', { authorization: 'Basic dDE=' }, undefined],
  ['a deleted cookie', { cookie: 'suki_pictures=' }, undefined],
  ['a cookie with a longer name', { cookie: 'not_suki_pictures=t2' }, undefined],
  ['nothing', {}, undefined],
])('is read from %s', (_what, headers, token) => {
  expect(pictureToken({ headers })).toBe(token);
});
