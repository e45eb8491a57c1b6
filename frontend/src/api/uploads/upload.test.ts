import '../../browser/testing/fake-browser.ts';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { apiBaseOf } from '../api-base.ts';
import { fails, fakeServer, json, routes, succeeds } from '../testing/fake-server.ts';
import { holdSession } from '../../browser/testing/held-session.ts';
import { forgetAccessToken } from '../../browser/access-token.ts';
import { uploadAvatar, uploadDocuments, uploadPortfolio } from './upload.ts';

const file = new File(['x'], 'face.png', { type: 'image/png' });
const uploaded = { id: 'f1', url: '/api/files/f1', name: 'face.png', contentType: 'image/png' };

beforeEach(() => {
  forgetAccessToken();
  localStorage.clear();
});
afterEach(() => vi.unstubAllGlobals());

it('sends files with the token, and once more with a refreshed one', async () => {
  holdSession('A');
  const sent = fakeServer(
    routes({
      'POST /api/upload/avatar': ({ headers }) =>
        headers.get('authorization') === 'Bearer B' ? succeeds(uploaded) : fails(401, 'unauthenticated'),
      'POST /api/auth/refresh': () => succeeds({ accessToken: 'B' }),
    }),
  );
  expect(await uploadAvatar(file)).toEqual(uploaded);
  expect(sent.map(({ url }) => url)).toEqual(['/api/upload/avatar', '/api/auth/refresh', '/api/upload/avatar']);
  expect(sent[0]?.headers.get('content-type')).toBeNull();
  expect(sent[2]?.headers.get('idempotency-key')).toBe(sent[0]?.headers.get('idempotency-key'));
});

it('repeats a file under its key until its arrival is known', async () => {
  const again = (name: string, size = 3) => new File(['x'.repeat(size)], name, { type: 'image/png', lastModified: 7 });
  let isLost = true;
  const sent = fakeServer(() => (isLost ? Promise.reject(new TypeError('reset')) : succeeds({ items: [uploaded] })));
  await expect(uploadPortfolio([again('tap.png')])).rejects.toMatchObject({ status: 0 });
  await expect(uploadPortfolio([again('sink.png')])).rejects.toMatchObject({ status: 0 });
  await expect(uploadPortfolio([again('tap.png', 4)])).rejects.toMatchObject({ status: 0 });
  isLost = false;
  await uploadPortfolio([again('tap.png')]);
  await uploadPortfolio([again('tap.png')]);
  const [first, sink, larger, retried, anew] = sent.map(({ headers }) => headers.get('idempotency-key'));
  expect(retried).toBe(first);
  expect(new Set([first, sink, larger, anew]).size).toBe(4);
});

it('returns the uploaded files of a list', async () => {
  fakeServer(routes({ 'POST /api/upload/portfolio': () => succeeds({ items: [uploaded] }) }));
  expect(await uploadPortfolio([file])).toEqual([uploaded]);
});

it.each([
  [() => uploadAvatar(file), 'Avatar upload failed'],
  [() => uploadDocuments([file], 'resume'), 'Documents upload failed'],
  [() => uploadPortfolio([file]), 'Portfolio upload failed'],
])('fails with its own text (%#) unless the server sends a better one', async (upload, words) => {
  fakeServer(() => json(500, {}));
  await expect(upload()).rejects.toMatchObject({ status: 500, message: words });
  fakeServer(() => Promise.reject(new TypeError('offline')));
  await expect(upload()).rejects.toMatchObject({ status: 0, message: words });
  fakeServer(() => json(415, { success: false, code: 'unsupported_media', message: 'Only pictures.' }));
  await expect(upload()).rejects.toMatchObject({ status: 415, code: 'unsupported_media', message: 'Only pictures.' });
});

it.each([
  [undefined, 'https://suki.ph', '/api'],
  ['http://localhost:4000/api', 'https://suki.ph', '/api'],
  ['http://localhost:4000/api', 'http://localhost:5173', 'http://localhost:4000/api'],
  ['http://api.suki.ph/api/', 'https://suki.ph', 'https://api.suki.ph/api'],
  ['http://api.suki.ph/api', 'http://suki.ph', 'http://api.suki.ph/api'],
])('resolves an API at %s for a page at %s to %s', (configured, page, base) => {
  expect(apiBaseOf(configured, new URL(page))).toBe(base);
});
