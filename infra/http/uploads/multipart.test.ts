import { once } from 'node:events';
import { type IncomingHttpHeaders, request as startRequest, type Server } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createLogger } from '../../service/logging.ts';
import { createMetrics } from '../../service/metrics.ts';
import { apiRouter } from '../routing/api-router.ts';
import type { Caller, CallContext } from '../calls/handlers.ts';
import { toyCalls, toyHeaders } from '../testing/toy-calls.ts';
import type { UploadOptions, UploadQuota } from './multipart.ts';
import { createWebServer } from '../routing/web-server.ts';

const MEGABYTE = 1024 * 1024;
const people: Record<string, Caller> = Object.fromEntries(
  ['grace', 'ben', 'carla'].map((name) => [name, { accountId: name, userType: 'owner', sessionId: name }]),
);
const quickly = { stallMs: 400, graceMs: 1000, minBytesPerSecond: 100_000 };
const logger = createLogger('silent');
const uploaded = async ({ context: { files } }: { context: CallContext }) => ({
  data: {
    items: files.map(({ name, contentType, bytes }) => ({ id: String(bytes.length), url: name, name, contentType })),
  },
});
let verified = 0;
let beforeVerified = Promise.resolve();
let sentToday: Record<string, number> = {};
const quota: UploadQuota = {
  left: async (accountId) => ({ bytes: 50 * MEGABYTE - (sentToday[accountId] ?? 0), retryAfterSeconds: 3600 }),
  spend: async (accountId, bytes) => void (sentToday[accountId] = (sentToday[accountId] ?? 0) + bytes),
};

function serverOf(uploads: UploadOptions = {}): Server {
  const verify = async (token: string) => {
    verified++;
    await beforeVerified;
    return people[token] ?? null;
  };
  const api = apiRouter(
    toyCalls,
    { uploadPictures: uploaded, uploadPapers: uploaded },
    {
      headers: toyHeaders,
      verify,
      logger,
      limit: () => (_request, _response, next) => next(),
      limitBody: () => null,
      uploads,
    },
  );
  return createWebServer({ logger, metrics: createMetrics(), checks: {}, api: [api], trustProxy: false });
}

const usual = serverOf();
const strict = serverOf({ pace: quickly });
const rationed = serverOf({ quota });
const narrow = serverOf({ heldAtOnceBytes: 20 * MEGABYTE });
const servers = [usual, strict, rationed, narrow];
let server = usual;
let port: number;

beforeAll(async () => {
  for (const one of servers) await once(one.listen(0, '127.0.0.1'), 'listening');
});
beforeEach(() => use(usual));
afterAll(() => {
  for (const one of servers) {
    one.closeAllConnections();
    one.close();
  }
});

function use(one: Server): void {
  server = one;
  ({ port } = server.address() as AddressInfo);
}

function form(files: number, bytes: number): FormData {
  const data = new FormData();
  for (let n = 0; n < files; n++)
    data.append('files', new Blob([new Uint8Array(bytes)], { type: 'image/png' }), `${n}.png`);
  return data;
}

async function upload(what: string, body: string | FormData, token?: string) {
  const headers = {
    ...(token && { authorization: `Bearer ${token}` }),
    ...(typeof body === 'string' && { 'content-type': 'multipart/form-data; boundary=x' }),
  };
  const response = await fetch(`http://127.0.0.1:${port}/api/upload/${what}`, { method: 'POST', body, headers });
  return { response, body: await response.json() };
}

describe('an upload', () => {
  it('is authorised once before and once after reading', async () => {
    verified = 0;
    expect((await upload('pictures', form(2, MEGABYTE), 'grace')).body).toMatchObject({
      data: { items: [{ name: '0.png' }, { name: '1.png' }] },
    });
    expect(verified).toBe(2);
  });

  it.each([
    ['too large', form(1, 11 * MEGABYTE)],
    ['too many', form(12, 10)],
    ['no form', 'nonsense'],
  ])('of an unauthorised caller is not read: %s', async (_, body) => {
    expect((await upload('pictures', body)).body).toMatchObject({ code: 'unauthenticated' });
    expect((await upload('papers', body, 'grace')).body).toMatchObject({ code: 'forbidden' });
  });

  it.each([
    ['pictures', undefined, 401],
    ['papers', 'grace', 403],
  ])('of 9 MB to %s is refused with a message', async (what, token, status) => {
    const { response, body } = await upload(what, form(1, 9 * MEGABYTE), token);
    expect(response.status).toBe(status);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'application/json; charset=utf-8',
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
    });
    expect(body).toMatchObject({ success: false, requestId: response.headers.get('x-request-id') });
  });

  it('is refused with a complete response before the connection closes', async () => {
    const socket = connect(port, '127.0.0.1');
    const sent = new Promise((resolve) =>
      socket.once('connect', () => {
        socket.write(
          `POST /api/upload/pictures HTTP/1.1\r\nHost: suki\r\nConnection: close\r\nContent-Type: ` +
            `multipart/form-data; boundary=x\r\nContent-Length: ${9 * MEGABYTE}\r\n\r\n`,
        );
        // Only clients that have sent everything read the response.
        socket.write(Buffer.alloc(9 * MEGABYTE), resolve);
      }),
    );
    await sent;
    expect(await text(socket)).toMatch(/^HTTP\/1\.1 401 [^]*"code":"unauthenticated"/);
  });
});

/** A large slow upload; `declared` in bytes, or chunked. */
function beginUpload(token = 'grace', declared?: number) {
  const length = declared === undefined ? {} : { 'content-length': declared };
  const slow = startRequest({
    port,
    host: '127.0.0.1',
    method: 'POST',
    path: '/api/upload/pictures',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'multipart/form-data; boundary=x', ...length },
  });
  const answered = new Promise<{ status: number | undefined; headers: IncomingHttpHeaders; body: string }>(
    (resolve, reject) => {
      slow.once(
        'response',
        (response) =>
          void text(response).then(
            (body) => resolve({ status: response.statusCode, headers: response.headers, body }),
            reject,
          ),
      );
    },
  );
  slow.on('error', () => {}).flushHeaders();
  return { slow, answered };
}

const partHead =
  '--x\r\nContent-Disposition: form-data; name="files"; filename="a.png"\r\nContent-Type: image/png\r\n\r\n';

describe('a slow upload', () => {
  it.each([
    ['100 MB', 100 * MEGABYTE],
    ['nothing', undefined],
  ])('does not block other senders with a declared size of %s', async (_, declared) => {
    const begun = [beginUpload('ben', declared), beginUpload('carla', declared)];
    for (const { slow } of begun) slow.write(partHead);
    await expect.poll(connections).toBeGreaterThanOrEqual(2);
    const { response, body } = await upload('pictures', form(2, 9 * MEGABYTE), 'grace');
    expect([response.status, body.data?.items.map(({ id }: { id: string }) => id)]).toEqual([
      200,
      [String(9 * MEGABYTE), String(9 * MEGABYTE)],
    ]);
    for (const { slow } of begun) slow.destroy();
  });

  it('answers a sender that stops, and closes the connection', async () => {
    use(strict);
    const { slow, answered } = beginUpload();
    slow.write(partHead);
    const { status, headers, body } = await answered;
    expect([status, headers.connection]).toEqual([408, 'close']);
    expect(JSON.parse(body)).toMatchObject({
      success: false,
      code: 'request_timeout',
      requestId: headers['x-request-id'],
    });
    await expect.poll(connections).toBe(0);
  });

  it('answers a sender that never stops', async () => {
    use(strict);
    const { slow, answered } = beginUpload();
    slow.write(partHead);
    const dripping = setInterval(() => slow.write('drop'), 50);
    expect((await answered).status).toBe(408);
    clearInterval(dripping);
    slow.destroy();
  });

  it('has fifteen seconds for its headers and five minutes in total', () => {
    expect([usual.headersTimeout, usual.requestTimeout]).toEqual([15_000, 300_000]);
  });
});

describe('a large upload', () => {
  it('with a declared size above the limit is rejected without being read', async () => {
    const { slow, answered } = beginUpload('grace', 10_000 * MEGABYTE);
    const { status, headers, body } = await answered;
    expect([status, headers.connection, JSON.parse(body).code]).toEqual([413, 'close', 'too_large']);
    slow.destroy();
  });

  it('without an end is rejected when its first file is too large', async () => {
    const { slow, answered } = beginUpload();
    slow.write(partHead);
    const sending = setInterval(() => slow.write(Buffer.alloc(MEGABYTE)), 1);
    const { status, body } = await answered;
    clearInterval(sending);
    expect([status, JSON.parse(body).code]).toEqual([413, 'too_large']);
    slow.destroy();
  });

  it('gives way to a small sender when memory is full', async () => {
    use(narrow);
    const connected = new Set<Socket>();
    narrow.on('connection', (socket) => connected.add(socket));
    const arrived = () => [...connected].reduce((bytes, { bytesRead }) => bytes + bytesRead, 0);
    const many = beginUpload('ben');
    many.slow.write(partHead);
    many.slow.write(Buffer.alloc(9 * MEGABYTE));
    const more = beginUpload('ben');
    more.slow.write(partHead);
    more.slow.write(Buffer.alloc(8 * MEGABYTE));
    await expect.poll(arrived).toBeGreaterThan(17 * MEGABYTE);
    expect((await upload('pictures', form(1, 9 * MEGABYTE), 'grace')).response.status).toBe(200);
    for (const { slow } of [many, more]) slow.end('\r\n--x--\r\n');
    const { status, headers, body } = await many.answered;
    expect([status, headers['retry-after'], JSON.parse(body).code]).toEqual([503, '5', 'unavailable']);
    expect((await more.answered).status).toBe(200);
  });

  it('waits for others of the same user', async () => {
    const begun = Array.from({ length: 6 }, () => beginUpload('ben'));
    await expect.poll(async () => (await upload('pictures', form(1, 10), 'ben')).response.status).toBe(429);
    const { response, body } = await upload('pictures', form(1, 10), 'ben');
    expect([response.headers.get('retry-after'), body.code]).toEqual(['5', 'too_many_requests']);
    expect((await upload('pictures', form(1, 10), 'carla')).response.status).toBe(200);
    begun[0]?.slow.destroy();
    await expect.poll(async () => (await upload('pictures', form(1, 10), 'ben')).response.status).toBe(200);
    for (const { slow } of begun) slow.destroy();
  });

  it('above the daily limit succeeds the next day', async () => {
    use(rationed);
    sentToday = { grace: 45 * MEGABYTE };
    for (const tooMuch of [form(1, 9 * MEGABYTE), form(1, 6 * MEGABYTE)]) {
      const { response, body } = await upload('pictures', tooMuch, 'grace');
      expect([response.status, response.headers.get('retry-after'), body.code]).toEqual([
        429,
        '3600',
        'daily_upload_limit',
      ]);
    }
    expect((await upload('pictures', form(1, 4 * MEGABYTE), 'grace')).response.status).toBe(200);
    expect(sentToday.grace).toBe(49 * MEGABYTE);
    // Undeclared bytes count as they arrive, even if the upload is rejected.
    const { slow, answered } = beginUpload();
    slow.write(partHead);
    slow.write(Buffer.alloc(2 * MEGABYTE));
    slow.end('\r\n--x--\r\n');
    expect(JSON.parse((await answered).body)).toMatchObject({ code: 'daily_upload_limit' });
    expect(sentToday.grace).toBeGreaterThan(50 * MEGABYTE);
    expect((await upload('pictures', form(1, 1), 'grace')).response.status).toBe(429);
    expect((await upload('pictures', form(1, 1), 'ben')).response.status).toBe(200);
    sentToday = {};
  });
});

it('frees its memory when the caller leaves before anything is read', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  [verified, beforeVerified] = [0, promise];
  const begun = Array.from({ length: 8 }, () => beginUpload());
  await expect.poll(() => verified).toBe(8);
  for (const { slow } of begun) slow.destroy();
  server.closeIdleConnections();
  await expect.poll(connections).toBe(0);
  resolve();
  expect((await upload('pictures', form(1, 10), 'grace')).response.status).toBe(200);
});

function connections(): Promise<number> {
  return new Promise((resolve) => server.getConnections((_error, count) => resolve(count)));
}
