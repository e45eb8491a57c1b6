import { once } from 'node:events';
import { request as startRequest } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createLogger } from '../logging.ts';
import { createMetrics } from '../metrics.ts';
import { apiRouter } from './api-router.ts';
import type { Caller, CallContext } from './handlers.ts';
import { createWebServer } from './web-server.ts';

const MEGABYTE = 1024 * 1024;
const grace: Caller = { accountId: 'c1', userType: 'client', workerId: null, sessionId: 's1' };
const logger = createLogger('silent');
const uploaded = async ({ context: { files } }: { context: CallContext }) => ({ data: { items: files.map(({ name, contentType }) => ({ id: name, url: name, name, contentType })) } });
let verified = 0;
let beforeVerified = Promise.resolve();
const api = apiRouter(
  { uploadPortfolio: uploaded, uploadDocuments: uploaded },
  { verify: async (token) => { verified++; await beforeVerified; return token === 'grace' ? grace : null; }, logger, limit: () => (_request, _response, next) => next(), limitBody: () => null },
);
const server = createWebServer({ logger, metrics: createMetrics(), checks: {}, api: [api], trustProxy: false });
let port: number;

beforeAll(async () => {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  ({ port } = server.address() as AddressInfo);
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

function form(files: number, bytes: number): FormData {
  const data = new FormData();
  for (let n = 0; n < files; n++) data.append('files', new Blob([new Uint8Array(bytes)], { type: 'image/png' }), `${n}.png`);
  return data;
}

async function upload(what: string, body: string | FormData, token?: string) {
  const headers = { ...(token && { authorization: `Bearer ${token}` }), ...(typeof body === 'string' && { 'content-type': 'multipart/form-data; boundary=x' }) };
  const response = await fetch(`http://127.0.0.1:${port}/api/upload/${what}`, { method: 'POST', body, headers });
  return { response, body: await response.json() };
}

describe('an upload', () => {
  it('is read from who may send it, whose token is looked at once', async () => {
    verified = 0;
    expect((await upload('portfolio', form(2, MEGABYTE), 'grace')).body).toMatchObject({ data: { items: [{ name: '0.png' }, { name: '1.png' }] } });
    expect(verified).toBe(1);
  });

  it.each([['too large', form(1, 11 * MEGABYTE)], ['too many', form(12, 10)], ['no form', 'nonsense']])('of a stranger is not looked at: %s', async (_, body) => {
    expect((await upload('portfolio', body)).body).toMatchObject({ code: 'unauthenticated' });
    expect((await upload('documents', body, 'grace')).body).toMatchObject({ code: 'forbidden' });
  });

  it.each([['portfolio', undefined, 401], ['documents', 'grace', 403]])('of 9 MB to %s is refused in so many words', async (what, token, status) => {
    const { response, body } = await upload(what, form(1, 9 * MEGABYTE), token);
    expect(response.status).toBe(status);
    expect(Object.fromEntries(response.headers)).toMatchObject({ 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' });
    expect(body).toMatchObject({ success: false, requestId: response.headers.get('x-request-id') });
  });

  it('is refused to the end where the connection closes after it', async () => {
    const socket = connect(port, '127.0.0.1');
    const sent = new Promise((resolve) => socket.once('connect', () => {
      socket.write(`POST /api/upload/portfolio HTTP/1.1\r\nHost: suki\r\nConnection: close\r\nContent-Type: multipart/form-data; boundary=x\r\nContent-Length: ${9 * MEGABYTE}\r\n\r\n`);
      // The answer is read by those alone who got rid of what they had to say.
      socket.write(Buffer.alloc(9 * MEGABYTE), resolve);
    }));
    await sent;
    expect(await text(socket)).toMatch(/^HTTP\/1\.1 401 [^]*"code":"unauthenticated"/);
  });
});

/** A large upload that takes its time. */
function beginUpload() {
  const slow = startRequest({ port, host: '127.0.0.1', method: 'POST', path: '/api/upload/portfolio', headers: { authorization: 'Bearer grace', 'content-type': 'multipart/form-data; boundary=x', 'content-length': 100 * MEGABYTE } });
  slow.on('error', () => {}).flushHeaders();
  return slow;
}

it('uploads that others leave no room for are sent away for a moment', async () => {
  const begun = [beginUpload(), beginUpload()];
  await expect.poll(async () => (await upload('portfolio', form(1, 10), 'grace')).response.status).toBe(503);
  const { response, body } = await upload('portfolio', form(1, 9 * MEGABYTE), 'grace');
  expect(response.headers.get('retry-after')).toBe('5');
  expect(body).toMatchObject({ code: 'unavailable' });
  begun[0]?.destroy();
  await expect.poll(async () => (await upload('portfolio', form(1, 10), 'grace')).response.status).toBe(200);
  begun[1]?.destroy();
});

it('who goes before anything is read takes no room', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  [verified, beforeVerified] = [0, promise];
  const begun = [beginUpload(), beginUpload()];
  await expect.poll(() => verified).toBe(2);
  for (const one of begun) one.destroy();
  server.closeIdleConnections();
  await expect.poll(connections).toBe(0);
  resolve();
  expect((await upload('portfolio', form(1, 10), 'grace')).response.status).toBe(200);
});

function connections(): Promise<number> {
  return new Promise((resolve) => server.getConnections((_error, count) => resolve(count)));
}
