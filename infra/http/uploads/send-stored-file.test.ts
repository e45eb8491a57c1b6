import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { readdirSync, readlinkSync } from 'node:fs';
import type { Server } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import express from 'express';
import { temporaryFolder } from '../../eventing/testing.ts';
import { openLocalFiles } from '../../files/local-files.ts';
import type { Files } from '../../files/port.ts';
import { createLogger } from '../../service/logging.ts';
import { createMetrics } from '../../service/metrics.ts';
import type { Caller } from '../calls/handlers.ts';
import { fileRoute, type PictureSight } from './file-route.ts';
import { limitStreams } from '../routing/limit-streams.ts';
import { toyCalls } from '../testing/toy-calls.ts';
import { rateLimits } from '../routing/rate-limits.ts';
import { sendStoredFile } from './send-stored-file.ts';
import type { ReadingPace } from '../routing/slow-reader.ts';
import { createWebServer } from '../routing/web-server.ts';

const caller: Caller = { accountId: 'a1', userType: 'client', sessionId: 's1' };
const MEGABYTE = 1024 * 1024;
const bytes = randomBytes(300_000);
const largeBytes = randomBytes(10 * MEGABYTE);
let folder: string;
let remove: () => void;
let files: Files;
let server: Server;
let id: string;

beforeEach(async () => {
  ({ folder, remove } = temporaryFolder());
  files = await openLocalFiles({ folder: join(folder, 'files') });
  ({ id } = await files.put(bytes, { contentType: 'image/png', name: 'sink.png' }));
});
afterEach(() => {
  server.closeAllConnections();
  server.close();
  remove();
});

async function serve(...api: express.Router[]): Promise<void> {
  server = createWebServer({
    logger: createLogger('silent'),
    metrics: createMetrics(),
    checks: {},
    api,
    trustProxy: false,
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
}

function port(): number {
  return (server.address() as AddressInfo).port;
}

async function read(of: string, headers: Record<string, string> = {}, method = 'GET') {
  const response = await fetch(`http://127.0.0.1:${port()}/api/files/${of}`, { method, headers });
  return { status: response.status, headers: response.headers, body: Buffer.from(await response.arrayBuffer()) };
}

function route(sightOf: (id: string, caller: Caller | null) => Promise<PictureSight>): express.Router {
  const limit = rateLimits({ enabled: true }).limit(toyCalls.readPicture);
  return fileRoute({ files, verify: async (token) => (token === 'good' ? caller : null), sightOf, limit });
}

/** Files of the test folder that this process has open. */
function openDescriptors(): number {
  return readdirSync('/proc/self/fd').filter((fd) => linkOf(fd).startsWith(folder)).length;
}

function linkOf(fd: string): string {
  try {
    return readlinkSync(`/proc/self/fd/${fd}`);
  } catch {
    // Closed since the listing.
    return '';
  }
}

describe('a private file', () => {
  beforeEach(() => serve(route(async (_, known) => (known === null ? 'hidden' : 'permitted'))));

  it('is sent to permitted users, whose browsers revalidate it at each use', async () => {
    const ways: Record<string, string>[] = [{ authorization: 'Bearer good' }, { cookie: 'suki_pictures=good' }];
    for (const headers of ways) {
      const { status, headers: answered, body } = await read(id, headers);
      expect([status, answered.get('cache-control')]).toEqual([200, 'private, no-cache']);
      expect(body.equals(bytes)).toBe(true);
    }
    const known = { 'if-none-match': `"${id}"`, 'cache-control': 'max-age=0' };
    const { status, headers } = await read(id, { cookie: 'suki_pictures=good', ...known });
    expect([status, headers.get('cache-control')]).toEqual([304, 'private, no-cache']);
    expect((await read(id, known)).status, 'after signing out').toBe(404);
  });

  it.each<[string, Record<string, string>]>([
    ['a caller who has only the file’s address', {}],
    ['an invalid token', { authorization: 'Bearer bad' }],
    ['an invalid cookie', { cookie: 'suki_pictures=bad' }],
    ['a caller who could read it before', { 'if-none-match': '"any"' }],
  ])('is missing for %s', async (_who, headers) => {
    const refused = await read(id, headers);
    const missing = await read('11111111-1111-4111-8111-111111111111', { cookie: 'suki_pictures=good' });
    const comparable = ({ body }: typeof refused) => ({ ...JSON.parse(body.toString()), requestId: '' });
    expect([refused.status, comparable(refused)]).toEqual([404, comparable(missing)]);
    expect(refused.headers.get('cache-control')).toBe('no-store');
  });
});

describe('a public file', () => {
  beforeEach(() => serve(route(async () => 'public')));

  it('is sent whole, with a permanent cache and support for ranges', async () => {
    const { status, headers, body } = await read(id);
    expect(status).toBe(200);
    expect(Object.fromEntries(headers)).toMatchObject({
      'content-type': 'image/png',
      'content-length': '300000',
      'accept-ranges': 'bytes',
      etag: `"${id}"`,
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
    });
    expect(headers.get('ratelimit')).toContain('r=8999');
    expect(headers.has('content-disposition')).toBe(false);
    expect(body.equals(bytes)).toBe(true);
    await expect.poll(openDescriptors).toBe(0);
  });

  it('of another type than a picture is sent as a named download', async () => {
    const document = await files.put(Buffer.from('%PDF-1.7\n'), {
      contentType: 'application/pdf',
      name: 'nbi "1".pdf',
    });
    expect((await read(document.id)).headers.get('content-disposition')).toBe(
      String.raw`attachment; filename="nbi \"1\".pdf"`,
    );
  });

  it('may be empty', async () => {
    const empty = await files.put(new Uint8Array(), { contentType: 'image/png', name: 'a.png' });
    expect(await read(empty.id)).toMatchObject({ status: 200, body: Buffer.alloc(0) });
    expect((await read(empty.id, { range: 'bytes=0-' })).status).toBe(416);
  });

  it.each([
    ['bytes=0-99', 0, 99],
    ['bytes=299999-', 299_999, 299_999],
    ['bytes=-500', 299_500, 299_999],
    ['bytes=250000-900000', 250_000, 299_999],
  ])('is sent in part: %s', async (range, start, end) => {
    const { status, headers, body } = await read(id, { range });
    expect(status).toBe(206);
    expect(Object.fromEntries(headers)).toMatchObject({
      'content-range': `bytes ${start}-${end}/300000`,
      'content-length': String(end - start + 1),
      etag: `"${id}"`,
    });
    expect(body.equals(bytes.subarray(start, end + 1))).toBe(true);
  });

  it('is sent whole for an unknown range, or one of another version', async () => {
    const asked: Record<string, string>[] = [
      { range: 'lines=0-9' },
      { range: 'bytes=' },
      { range: 'bytes=0-9,20-29' },
      { range: 'bytes=0-9', 'if-range': '"another"' },
    ];
    for (const headers of asked) expect((await read(id, headers)).status).toBe(200);
    expect((await read(id, { range: 'bytes=0-9', 'if-range': `"${id}"` })).status).toBe(206);
  });

  it('has no range beyond its end', async () => {
    const { status, headers, body } = await read(id, { range: 'bytes=300000-' });
    expect(status).toBe(416);
    expect(Object.fromEntries(headers)).toMatchObject({
      'content-range': 'bytes */300000',
      'cache-control': 'no-store',
    });
    expect(JSON.parse(body.toString())).toMatchObject({
      success: false,
      code: 'range_not_satisfiable',
      requestId: headers.get('x-request-id'),
    });
  });

  it('is not sent again to a client that has it', async () => {
    for (const has of [`"${id}"`, `W/"${id}"`, `"other", "${id}"`, '*']) {
      const { status, headers, body } = await read(id, {
        'if-none-match': has,
        'cache-control': 'max-age=0',
        range: 'bytes=900000-',
      });
      expect(status).toBe(304);
      expect(headers.get('etag')).toBe(`"${id}"`);
      expect(body).toHaveLength(0);
    }
    expect((await read(id, { 'if-none-match': '"other"' })).status).toBe(200);
  });

  it('answers HEAD without opening the file', async () => {
    const { status, headers, body } = await read(id, { range: 'bytes=0-9' }, 'HEAD');
    expect([status, headers.get('content-length'), headers.get('etag'), body.length]).toEqual([
      200,
      '300000',
      `"${id}"`,
      0,
    ]);
  });

  it('answers 404 when it was never stored', async () => {
    const { status, body } = await read('02c28083-6a0f-4f0b-9d6c-0a4f3f0e9b11');
    expect([status, JSON.parse(body.toString()).code]).toEqual([404, 'not_found']);
  });
});

/** Requests a file on a connection that reads no response. */
async function askWithoutReading(of: string): Promise<{ socket: Socket; ended: Promise<unknown> }> {
  const socket = connect(port(), '127.0.0.1');
  const ended = new Promise((resolve) => socket.once('close', resolve).on('error', () => {}));
  await once(socket, 'connect');
  socket.pause().write(`GET /api/files/${of} HTTP/1.1\r\nHost: suki\r\n\r\n`);
  return { socket, ended };
}

describe('slow readers', () => {
  const readers = 40;
  let large: string;
  let pace: ReadingPace;
  /** The buffers used for reading. */
  let buffers: Set<ArrayBufferLike>;
  let reads: number;
  const opened: Files['open'] = async (...asked) => {
    const file = await files.open(...asked);
    return (
      file && {
        ...file,
        read: (into) => {
          buffers.add(into.buffer);
          reads++;
          return file.read(into);
        },
      }
    );
  };
  beforeEach(async () => {
    // The test's clock decides when readers are disconnected, not the machine's speed.
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'performance'] });
    [buffers, reads] = [new Set(), 0];
    ({ id: large } = await files.put(largeBytes, { contentType: 'image/png', name: 'large.png' }));
    pace = { stallMs: 1000, graceMs: 10_000, minBytesPerSecond: 4096 };
    const router = express.Router();
    router.get<{ id: string }>('/api/files/:id', limitStreams({ most: readers }), (request, response) =>
      sendStoredFile(request, response, {
        files: { about: files.about, open: opened },
        id: request.params.id,
        headers: {},
        pace,
        waitAfter: () => 0,
      }),
    );
    await serve(router);
  });
  afterEach(() => void vi.useRealTimers());

  it('that read nothing hold one small buffer each, are disconnected, and leave nothing open', async () => {
    const asked = await Promise.all(Array.from({ length: readers }, () => askWithoutReading(large)));
    await expect.poll(openDescriptors).toBe(readers);
    // Other callers from that address are refused at once.
    expect(await read(id)).toMatchObject({ status: 429 });
    expect((await read(id)).headers.get('retry-after')).toBe('5');
    await expect.poll(() => reads).toBeGreaterThan(2 * readers);
    expect([...buffers].map(({ byteLength }) => byteLength)).toEqual(Array.from({ length: readers }, () => 64 * 1024));
    vi.advanceTimersByTime(pace.stallMs + 200);
    await expect.poll(openDescriptors).toBe(0);
    await expect
      .poll(() => new Promise<number>((resolve) => server.getConnections((_error, count) => resolve(count))))
      .toBeLessThanOrEqual(2);
    expect((await read(id)).status).toBe(200);
    for (const { socket } of asked) socket.destroy();
  });

  it('below the minimum speed are disconnected after a while, even if they never stop', async () => {
    pace = { stallMs: 60_000, graceMs: 100, minBytesPerSecond: 200 * MEGABYTE };
    const { socket, ended } = await askWithoutReading(large);
    let taken = 0;
    socket
      .on('data', (chunk: Buffer) => {
        taken += chunk.length;
        vi.advanceTimersByTime(20);
      })
      .resume();
    await ended;
    expect(taken).toBeLessThan(10 * MEGABYTE);
    await expect.poll(openDescriptors).toBe(0);
  });

  it('that disconnect free their file immediately', async () => {
    const { socket } = await askWithoutReading(large);
    await expect.poll(openDescriptors).toBe(1);
    socket.resetAndDestroy();
    await expect.poll(openDescriptors).toBe(0);
  });

  it('above the minimum speed get everything', async () => {
    expect((await read(large)).body.equals(largeBytes)).toBe(true);
  });

  it('with pauses get every byte in order', async () => {
    const { socket, ended } = await askWithoutReading(large);
    const taken: Buffer[] = [];
    socket.on('data', (chunk: Buffer) => {
      taken.push(chunk);
      socket.pause();
      setImmediate(() => socket.resume());
    });
    socket.resume();
    socket.once('end', () => socket.end());
    await expect.poll(() => taken.reduce((sum, { length }) => sum + length, 0)).toBeGreaterThan(10 * MEGABYTE);
    socket.destroy();
    await ended;
    expect(
      Buffer.concat(taken)
        .subarray(-10 * MEGABYTE)
        .equals(largeBytes),
    ).toBe(true);
  });
});

describe('a large file', () => {
  const endless: ReadingPace = { stallMs: 3_600_000, graceMs: 3_600_000, minBytesPerSecond: 1 };
  let large: string;
  let pacedBytes: number;
  let waitMs: number;
  beforeEach(async () => {
    ({ id: large } = await files.put(largeBytes, { contentType: 'image/png', name: 'large.png' }));
    [pacedBytes, waitMs] = [0, 0];
    const waitAfter = (sent: number) => {
      pacedBytes += sent;
      return waitMs;
    };
    const router = express.Router();
    router.get<{ id: string }>('/api/files/:id', (request, response) =>
      sendStoredFile(request, response, { files, id: request.params.id, headers: {}, pace: endless, waitAfter }),
    );
    await serve(router);
  });

  it('is sent at the shared pace after its first half megabyte', async () => {
    expect((await read(large)).body.equals(largeBytes)).toBe(true);
    expect(pacedBytes).toBe(largeBytes.length - MEGABYTE / 2);
  });

  it('does not delay small files while it waits, and is closed when its reader disconnects', async () => {
    waitMs = 3_600_000;
    const { socket } = await askWithoutReading(large);
    await expect.poll(() => pacedBytes).toBeGreaterThan(0);
    expect((await read(id)).body.equals(bytes)).toBe(true);
    await expect.poll(openDescriptors).toBe(1);
    socket.resetAndDestroy();
    await expect.poll(openDescriptors).toBe(0);
  });
});
