import { gzipSync } from 'node:zlib';
import { ask } from './ask.ts';
import { atRate, type Assault, type Target } from './attack.ts';

/** Bodies and headers that no real client sends. None may result in 5xx, because the sender is at fault. */
const A_SECOND = 40;
const ADDRESSES = 40;
const MEGABYTE = 1024 * 1024;

type Malformed = (target: Target) => {
  method?: string;
  path: string;
  headers?: Record<string, string | string[]>;
  body?: string | Uint8Array;
};

const json = { 'content-type': 'application/json' };
const login = { method: 'POST', path: '/api/auth/login', headers: json };
const nested = `${'['.repeat(95_000)}${']'.repeat(95_000)}`;
const manyKeys = JSON.stringify(Object.fromEntries(Array.from({ length: 15_000 }, (_, n) => [`k${n}`, n])));
const bomb = gzipSync(Buffer.alloc(64 * MEGABYTE, 32));
const manyParts = Array.from(
  { length: 5000 },
  (_, n) => `--b\r\nContent-Disposition: form-data; name="f${n}"\r\n\r\n1\r\n`,
).join('');

export const malformed: readonly Malformed[] = [
  () => ({ ...login, body: nested }),
  () => ({ ...login, body: `{"email":${nested},"password":"a"}` }),
  () => ({ ...login, body: manyKeys }),
  () => ({ ...login, body: JSON.stringify({ email: 'a'.repeat(2 * MEGABYTE), password: 'a' }) }),
  () => ({ ...login, body: `{"email":"${'\\u0000'.repeat(30_000)}","password":{"$gt":""}}` }),
  () => ({ ...login, headers: { ...json, 'content-encoding': 'gzip' }, body: bomb }),
  () => ({ ...login, body: '{"__proto__":{"userType":"admin"},"constructor":{"prototype":1}}' }),
  ({ fileId }) => ({
    path: `/api/files/${fileId}`,
    headers: { range: `bytes=${Array.from({ length: 1200 }, (_, n) => `${n}-${n + 9}`).join(',')}` },
  }),
  ({ fileId }) => ({ path: `/api/files/${fileId}`, headers: { range: 'bytes=99999999999999999999-,-0,5-1' } }),
  () => ({
    path: '/api/workers',
    headers: Object.fromEntries(Array.from({ length: 400 }, (_, n) => [`x-header-${n}`, 'v'])),
  }),
  () => ({ path: '/api/workers', headers: { 'x-long': 'a'.repeat(64_000) } }),
  () => ({ path: `/api/workers?q=${'a'.repeat(12_000)}` }),
  () => ({ path: `/api/workers?${Array.from({ length: 1500 }, (_, n) => `q=${n}`).join('&')}` }),
  () => ({ path: `/api/${'%25'.repeat(3000)}` }),
  ({ accounts }) => ({
    method: 'POST',
    path: '/api/upload/portfolio',
    headers: { authorization: `Bearer ${accounts[0]?.token}`, 'content-type': 'multipart/form-data; boundary=b' },
    body: manyParts,
  }),
  ({ accounts }) => ({
    method: 'POST',
    path: '/api/upload/portfolio',
    headers: {
      authorization: `Bearer ${accounts[1]?.token}`,
      'content-type': `multipart/form-data; boundary=${'b'.repeat(5000)}`,
    },
    body: 'b',
  }),
];

export async function malformedRequests(assault: Assault): Promise<void> {
  await atRate(A_SECOND, async (n) => {
    const sent = malformed[n % malformed.length]?.(assault.target);
    if (!sent) return;
    const status = await ask(assault, { from: n % ADDRESSES, ...sent });
    if (status !== null && status >= 500)
      assault.complain(`${sent.method ?? 'GET'} ${sent.path.slice(0, 60)} was answered with ${status}`);
  });
}
