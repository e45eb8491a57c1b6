import { createServer } from 'node:http';
import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import express from 'express';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { CallContext, Caller } from '../calls/handlers.ts';
import { HttpError } from '../calls/http-error.ts';
import { toyCalls, toyHeaders } from '../testing/toy-calls.ts';
import { createLogger } from '../../service/logging.ts';
import { apiRouter } from './api-router.ts';
import { failureHandler } from './request-log.ts';

const ben = { accountId: 'a1', userType: 'owner', sessionId: 's1' } as const;
const answering = (message: string) => new HttpError('told', { status: 409, message });
const server = createServer();
let url: string;
/** Larger than one socket write. */
const cat = 'miaow'.repeat(10_000);
let cats: () => AsyncGenerator<string>;
const sent: boolean[] = [];
const awaited: number[] = [];

beforeAll(async () => {
  const logger = createLogger('silent');
  const router = apiRouter(
    toyCalls,
    {
      feedCat: async ({ params, context }) => ({
        data: { id: params.id, revision: context.ifRevision ?? -1 },
      }),
      readCat: async ({ params }) => {
        throw answering(`cat ${params.id}`);
      },
      listToysOfCat: async ({ params }) => {
        throw answering(`toys of ${params.id}`);
      },
      hearFromVet: async ({ context: { sent: received } }) => ({
        data: Buffer.from(received?.rawBody ?? []).toString(),
      }),
      listHungryCats: async () => {
        throw answering('hungry');
      },
      listEverything: async () => ({ data: { cats: cats() }, ended: (isWhole) => void sent.push(isWhole) }),
    },
    {
      headers: toyHeaders,
      verify: async () => ben,
      logger,
      limit: () => (_request, _response, next) => next(),
      limitBody: () => null,
      reached: async (position) => void awaited.push(position),
      jsonPace: { stallMs: 60_000, graceMs: 200, minBytesPerSecond: 1000 },
    },
  );
  server.on('request', express().use(router).use(failureHandler(logger))).listen(0, '127.0.0.1');
  await once(server, 'listening');
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/api`;
});
afterAll(() => void server.close());

async function seenBy(ifMatch?: string, headers: Record<string, string> = {}): Promise<unknown> {
  const response = await fetch(`${url}/cats/c1/feed`, {
    method: 'POST',
    headers: { authorization: 'Bearer one', ...headers, ...(ifMatch !== undefined && { 'if-match': ifMatch }) },
  });
  const body = (await response.json()) as { code?: string; data?: { revision: number } };
  return body.data?.revision ?? body.code;
}

it.each([
  ['7', 7],
  ['"7"', 7],
  ['W/"7"', 7],
  ['*', -1],
  [undefined, -1],
])('parses If-Match %s as revision %s', async (header, revision) => {
  expect(await seenBy(header)).toBe(revision);
});

it.each(['seven', '-1', '1e3', '"1", "2"', '9'.repeat(40)])(
  'rejects If-Match %s, which names no revision',
  async (header) => {
    expect(await seenBy(header)).toBe('invalid');
  },
);

it('lets a command wait for the position that its caller has seen', async () => {
  for (const headers of [{}, { [toyHeaders.after]: '41' }, { [toyHeaders.after]: 'soon' }]) await seenBy('7', headers);
  expect(awaited).toEqual([41]);
});

it('stops waiting for a slow body and closes its connection', async () => {
  const { hostname, port } = new URL(url);
  const socket = connect(Number(port), hostname);
  const said: Buffer[] = [];
  socket.on('data', (piece: Buffer) => said.push(piece)).on('error', () => undefined);
  const closed = once(socket, 'close');
  socket.write(
    'POST /api/cats/c1/feed HTTP/1.1\r\nHost: toys\r\nAuthorization: Bearer one\r\nContent-Type: ' +
      'application/json\r\nContent-Length: 2000\r\n\r\n{"a":"',
  );
  const letters = setInterval(() => socket.write('a'), 20);
  await closed;
  clearInterval(letters);
  expect(Buffer.concat(said).toString()).toMatch(/^HTTP\/1\.1 408 [^]*"code":"request_timeout"/);
});

describe('a call with a body', () => {
  type Door = { caller: Caller | null; isFresh: boolean; looks: number; fed: (Caller | null)[] };
  const feedCat = { ...toyCalls.feedCat, freshSignIn: 'always' } as const;
  const { uploadPictures, signIn, readCat } = toyCalls;
  const doors = createServer();
  let door: Door;
  let port: number;

  beforeAll(async () => {
    const done = async ({ context }: { context: CallContext }) => {
      door.fed.push(context.caller);
      return { data: 'done' };
    };
    const router = apiRouter(
      { feedCat, uploadPictures, signIn, readCat },
      { feedCat: done, uploadPictures: done, signIn: done, readCat: done },
      {
        headers: toyHeaders,
        verify: async () => {
          door.looks++;
          return door.caller;
        },
        requireFreshSignIn: async () => {
          if (!door.isFresh) throw answering('not fresh');
        },
        logger: createLogger('silent'),
        limit: () => (_request, _response, next) => next(),
        limitBody: () => null,
      },
    );
    doors
      .on(
        'request',
        express()
          .use(router)
          .use(failureHandler(createLogger('silent'))),
      )
      .listen(0, '127.0.0.1');
    await once(doors, 'listening');
    port = (doors.address() as AddressInfo).port;
  });
  beforeEach(() => (door = { caller: ben, isFresh: true, looks: 0, fed: [] }));
  afterAll(() => {
    doors.closeAllConnections();
    doors.close();
  });

  /** Returns the response to a call whose body ends after `meanwhile`. */
  async function heldOpen(path: string, type: string, body: string, meanwhile: () => void): Promise<string> {
    const socket = connect(port, '127.0.0.1');
    const said: Buffer[] = [];
    socket.on('data', (piece: Buffer) => said.push(piece));
    socket.write(
      `POST /api${path} HTTP/1.1\r\nHost: toys\r\nConnection: close\r\nAuthorization: Bearer one\r\n` +
        `Content-Type: ${type}\r\nContent-Length: ${body.length}\r\n\r\n${body.slice(0, 2)}`,
    );
    await expect.poll(() => door.looks).toBe(1);
    meanwhile();
    socket.write(body.slice(2));
    await once(socket, 'close');
    return Buffer.concat(said).toString();
  }

  const fed = (meanwhile: () => void) => heldOpen('/cats/c1/feed', 'application/json', '{"a":1}', meanwhile);
  const uploading = (meanwhile: () => void) =>
    heldOpen('/upload/pictures', 'multipart/form-data; boundary=x', '--x--\r\n', meanwhile);

  it.each([
    ['a form', fed],
    ['files', uploading],
  ])('is authorised again after the body arrived: %s', async (_, send) => {
    expect(await send(() => undefined)).toMatch(/^HTTP\/1\.1 200 /);
    expect(door).toMatchObject({ looks: 2, fed: [ben] });
  });

  it.each([
    ['a form', fed],
    ['files', uploading],
  ])('does nothing after its session ended meanwhile: %s', async (_, send) => {
    expect(await send(() => (door.caller = null))).toMatch(/^HTTP\/1\.1 401 /);
    expect(door.fed).toEqual([]);
  });

  it('does nothing once the caller lost access or the sign-in is no longer recent', async () => {
    expect(await fed(() => (door.isFresh = false))).toMatch(/^HTTP\/1\.1 409 [^]*not fresh/);
    expect(door.fed).toEqual([]);
  });

  it('runs as the caller of that moment', async () => {
    const elsewhere = { ...ben, accountId: 'a2' };
    await fed(() => (door.caller = elsewhere));
    expect(door.fed).toEqual([elsewhere]);
  });

  it('is treated as anonymous on public endpoints if the session ends meanwhile', async () => {
    const answer = await heldOpen('/sign-in', 'application/json', '{"a":1}', () => (door.caller = null));
    expect(answer).toMatch(/^HTTP\/1\.1 200 /);
    expect(door.fed).toEqual([null]);
  });

  it.each([
    ['a read', 'GET', '/cats/c1', undefined],
    ['a command without a body', 'POST', '/cats/c1/feed', undefined],
    ['a body that came with its head', 'POST', '/cats/c1/feed', '{"a":1}'],
  ])('authorises once if there is nothing to wait for: %s', async (_, method, path, body = '') => {
    const socket = connect(port, '127.0.0.1');
    socket.resume();
    socket.write(
      `${method} /api${path} HTTP/1.1\r\nHost: toys\r\nConnection: close\r\nAuthorization: Bearer one\r\n` +
        `Content-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n${body}`,
    );
    await once(socket, 'close');
    expect(door).toMatchObject({ looks: 1, fed: [ben] });
  });
});

describe('a streamed response', () => {
  beforeEach(() => void sent.splice(0));
  const ended = () => vi.waitFor(() => expect(sent).toHaveLength(1));

  it('arrives like a complete one', async () => {
    cats = async function* () {
      yield* [cat, cat];
    };
    const answer = await fetch(`${url}/everything`);
    expect(await answer.json()).toEqual({ success: true, data: { cats: [cat, cat] } });
    await ended();
    expect(sent).toEqual([true]);
  });

  it('fails like any call before its first byte', async () => {
    cats = async function* () {
      yield 'small';
      throw answering('no cats');
    };
    const answer = await fetch(`${url}/everything`);
    expect([answer.status, await answer.json()]).toMatchObject([409, { success: false, message: 'no cats' }]);
    await ended();
    expect(sent).toEqual([false]);
  });

  it('cuts the connection when a streamed answer fails, so that a client does not accept a part as the whole', async () => {
    cats = async function* () {
      yield cat;
      throw new Error('no more cats');
    };
    await expect(fetch(`${url}/everything`).then((answer) => answer.text())).rejects.toThrow();
    await ended();
    expect(sent).toEqual([false]);
  });

  it('stops when its reader disconnects', async () => {
    let isOver = false;
    cats = async function* () {
      try {
        for (;;) yield cat;
      } finally {
        isOver = true;
      }
    };
    const leaving = new AbortController();
    await fetch(`${url}/everything`, { signal: leaving.signal });
    leaving.abort();
    await ended();
    expect([isOver, sent]).toEqual([true, [false]]);
  });
});

describe('routing', () => {
  const said = async (path: string) => {
    const response = await fetch(`${url}${path}`);
    return response.headers.get('content-type')?.startsWith('application/json')
      ? ((await response.json()) as { message: string }).message
      : response.status;
  };

  it.each([
    ['by its path', '/cats/w1', 'cat w1'],
    ['by a longer path', '/cats/w1/toys?from=2026-11-23&to=2026-11-24', 'toys of w1'],
    ['by literal segments before parameters', '/cats/hungry?since=09:00', 'hungry'],
    ['with encoded segments', '/cats/w%31', 'cat w1'],
    ['with a trailing slash', '/cats/w1/', 'cat w1'],
  ])('finds a call %s', async (_, path, message) => {
    expect(await said(path)).toBe(message);
  });

  it.each(['/Cats/w1', '/cats', '/cats/w1/other', `/cats/${'w'.repeat(600)}`])(
    'finds no call at %.20s',
    async (path) => {
      expect(await said(path)).toBe(404);
    },
  );

  it.each(['/cats/%E0%A4%A', '/cats//toys'])('refuses malformed paths: %s', async (path) => {
    expect((await fetch(`${url}${path}`)).status).toBe(400);
  });

  it('answers HEAD requests', async () => {
    expect((await fetch(`${url}/cats/w1`, { method: 'HEAD' })).status).toBe(409);
  });
});

it('refuses to start with a call that requires a fresh sign-in without a check for it', () => {
  const feedCat = { ...toyCalls.feedCat, freshSignIn: 'always' } as const;
  const deps = {
    headers: toyHeaders,
    verify: async () => ben,
    logger: createLogger('silent'),
    limit: () => () => undefined,
    limitBody: () => null,
  };
  const handlers = { feedCat: async () => ({ data: 'fed' }) };
  expect(() => apiRouter({ feedCat }, handlers, deps)).toThrow('/cats/{id}/feed');
  expect(() => apiRouter({ feedCat }, handlers, { ...deps, requireFreshSignIn: async () => {} })).not.toThrow();
});

it.each(['application/json', 'application/x-www-form-urlencoded'])(
  'passes on a signed body of %s unchanged',
  async (type) => {
    const body = type.endsWith('json') ? '{"cat":  "Tom & Co"}' : 'cat=Tom+%26+Co';
    const response = await fetch(`${url}/vet`, { method: 'POST', headers: { 'content-type': type }, body });
    expect(await response.json()).toMatchObject({ data: body });
  },
);
