import { beforeEach, describe, expect, it } from 'vitest';
import { type Build, type PageMessage, SHELL_CACHE } from '../browser/worker-contract.ts';
import { type AskedRequest, runWorker } from './worker.ts';

const origin = 'https://suki.test';
const documents = ['/app.html', '/before-paint.js'];
const first: Build = {
  version: 'first',
  documents,
  shell: ['/assets/index-aaaaaaa1.js'],
  assets: ['/assets/index-aaaaaaa1.js', '/assets/ChatScreen-aaaaaaa1.js', '/assets/MapScreen-aaaaaaa1.js'],
};
const second: Build = {
  version: 'second',
  documents,
  shell: ['/assets/index-bbbbbbb2.js'],
  assets: ['/assets/index-bbbbbbb2.js', '/assets/ChatScreen-bbbbbbb2.js', '/assets/MapScreen-bbbbbbb2.js'],
};

/** The server: a path's content, a status, or nothing without a network. */
let served: (path: string) => string | number | Promise<string | number>;
let fetched: string[];
let waits: (() => void)[];
let caches: ReturnType<typeof memoryCaches>;

beforeEach(() => {
  served = (path) => `${path} of the server`;
  fetched = [];
  waits = [];
  caches = memoryCaches();
});

async function fetchFrom({ url }: { url: string }): Promise<Response> {
  const { pathname } = new URL(url);
  fetched.push(pathname);
  const content = await served(pathname);
  return typeof content === 'number' ? new Response('', { status: content }) : new Response(content);
}

function offline(): never {
  throw new TypeError('Failed to fetch');
}

function memoryCaches() {
  const kept = new Map<string, Map<string, Response>>();
  const urlOf = (request: RequestInfo | URL) => (request instanceof Request ? request.url : String(request));
  const cacheOf = (name: string) => {
    const files = kept.get(name) ?? new Map<string, Response>();
    kept.set(name, files);
    const add = async (request: RequestInfo | URL) => {
      const response = await fetchFrom({ url: urlOf(request) });
      if (!response.ok) throw new TypeError(`${response.status}`);
      files.set(urlOf(request), response);
    };
    return {
      add,
      addAll: async (requests: RequestInfo[]) => void (await Promise.all(requests.map(add))),
      put: async (request: RequestInfo | URL, response: Response) => void files.set(urlOf(request), response),
      delete: async (request: RequestInfo | URL) => files.delete(urlOf(request)),
      keys: async () => [...files.keys()].map((url) => new Request(url)),
    };
  };
  return {
    open: async (name: string) => cacheOf(name),
    keys: async () => [...kept.keys()],
    delete: async (name: string) => kept.delete(name),
    match: async (request: RequestInfo | URL, options?: MultiCacheQueryOptions) =>
      kept
        .get(options?.cacheName ?? '')
        ?.get(urlOf(request))
        ?.clone(),
    paths: () => [...kept.values()].flatMap((files) => [...files.keys()].map((url) => new URL(url).pathname)),
    names: () => [...kept.keys()],
  };
}

/** The browser's side of a worker. */
function start(build: Build) {
  const listeners = new Map<string, (event: never) => void>();
  let skipped = false;
  runWorker(
    {
      location: { origin },
      caches,
      clients: { claim: async () => undefined },
      fetch: fetchFrom,
      skipWaiting: async () => void (skipped = true),
      setTimeout: (step: () => void) => waits.push(step),
      addEventListener: (type: string, listen: (event: never) => void) => void listeners.set(type, listen),
    },
    build,
  );
  async function emit(type: string, event: object): Promise<void> {
    const work: Promise<unknown>[] = [];
    const listen = listeners.get(type) as ((given: object) => void) | undefined;
    listen?.({ ...event, waitUntil: (step: Promise<unknown>) => void work.push(step) });
    await Promise.all(work);
  }
  return {
    install: () => emit('install', {}),
    activate: () => emit('activate', {}),
    hasSkipped: () => skipped,
    /** null: the worker leaves the request to the browser. */
    async ask(path: string, more: Partial<AskedRequest> = {}): Promise<string | number | null> {
      const answers: Promise<Response>[] = [];
      const request = { url: new URL(path, origin).href, method: 'GET', mode: 'cors', destination: '', ...more };
      await emit('fetch', { request, respondWith: (response: Promise<Response>) => void answers.push(response) });
      const [answer] = answers;
      if (!answer) return null;
      const response = await answer;
      return response.ok ? response.text() : response.status;
    },
    async tell(data: PageMessage): Promise<unknown> {
      const answers: unknown[] = [];
      await emit('message', { data, ports: [{ postMessage: (answer: unknown) => void answers.push(answer) }] });
      return answers[0];
    },
  };
}

const screen = { mode: 'navigate', destination: 'document' } as const;

async function running(build: Build) {
  const worker = start(build);
  await worker.install();
  await worker.activate();
  return worker;
}

describe('a worker', () => {
  it('caches only the shell when it is installed', async () => {
    await running(first);
    expect(caches.paths().toSorted()).toEqual(['/app.html', '/assets/index-aaaaaaa1.js', '/before-paint.js']);
  });

  it('opens every screen with the cached document if the network is unavailable, fails, or does not answer', async () => {
    const worker = await running(first);
    expect(await worker.ask('/client/chat?with=u1', screen)).toBe('/client/chat of the server');
    served = offline;
    expect(await worker.ask('/client/chat?with=u1', screen)).toBe('/app.html of the server');
    served = () => 502;
    expect(await worker.ask('/', screen)).toBe('/app.html of the server');
    served = () => new Promise(() => undefined);
    const slow = worker.ask('/worker-bookings', screen);
    for (const wait of waits) wait();
    expect(await slow).toBe('/app.html of the server');
  });

  it('returns the server’s error status for a page', async () => {
    const worker = await running(first);
    served = () => 404;
    expect(await worker.ask('/gone', screen)).toBe(404);
  });

  it.each([
    ['/api/bookings', {}],
    ['/api/auth/refresh', { method: 'POST' }],
    ['/files/f1', {}],
    ['/dev/pay/p1', screen],
    ['/socket.io/?EIO=4', {}],
    ['/calendar/abc.ics', screen],
    ['/document-frame.html', { mode: 'navigate', destination: 'iframe' }],
    ['/client/home', { mode: 'navigate', destination: 'iframe' }],
    ['https://tiles.test/assets/index-aaaaaaa1.js', {}],
    ['/assets/unknown-ccccccc3.js', {}],
  ] as const)('leaves %s to the browser', async (path, more) => {
    const worker = await running(first);
    expect(await worker.ask(path, more)).toBeNull();
    expect(caches.paths()).toHaveLength(3);
  });

  it('caches the code of a visited screen and fetches it once', async () => {
    const worker = await running(first);
    await worker.ask('/assets/ChatScreen-aaaaaaa1.js');
    fetched = [];
    served = offline;
    expect(await worker.ask('/assets/ChatScreen-aaaaaaa1.js')).toBe('/assets/ChatScreen-aaaaaaa1.js of the server');
    expect(fetched).toEqual([]);
  });

  it('does not cache error responses', async () => {
    const worker = await running(first);
    served = () => 404;
    expect(await worker.ask('/assets/ChatScreen-aaaaaaa1.js')).toBe(404);
    served = (path) => path;
    expect(await worker.ask('/assets/ChatScreen-aaaaaaa1.js')).toBe('/assets/ChatScreen-aaaaaaa1.js');
  });

  it('caches files that a page loaded before the worker was active', async () => {
    const worker = await running(first);
    expect(await worker.tell({ type: 'page', assets: ['/assets/ChatScreen-aaaaaaa1.js'] })).toBe(true);
    expect(caches.paths()).toContain('/assets/ChatScreen-aaaaaaa1.js');
  });
});

describe('a new version', () => {
  it('fetches the new code of visited screens before it is activated, and deletes the old code', async () => {
    const old = await running(first);
    await old.ask('/assets/ChatScreen-aaaaaaa1.js');
    const next = start(second);
    served = (path) => `${path} of the second version`;
    await next.install();
    served = offline;
    expect(await old.ask('/assets/ChatScreen-aaaaaaa1.js')).toBe('/assets/ChatScreen-aaaaaaa1.js of the server');
    expect(await old.ask('/client/home', screen)).toBe('/app.html of the server');
    await next.activate();
    expect(caches.names().filter((name) => name.startsWith(SHELL_CACHE))).toEqual([`${SHELL_CACHE}second`]);
    expect(caches.paths().toSorted()).toEqual([
      '/app.html',
      '/assets/ChatScreen-bbbbbbb2.js',
      '/assets/index-bbbbbbb2.js',
      '/before-paint.js',
    ]);
    expect(await next.ask('/client/home', screen)).toBe('/app.html of the second version');
  });

  it('is not installed if a file cannot be fetched', async () => {
    const old = await running(first);
    served = (path) => (path === '/assets/index-bbbbbbb2.js' ? 503 : path);
    await expect(start(second).install()).rejects.toThrow('503');
    served = offline;
    expect(await old.ask('/client/home', screen)).toBe('/app.html of the server');
  });

  it('waits while a page of another version is open, until the user requests the update', async () => {
    await running(first);
    const next = start(second);
    await next.install();
    expect(await next.tell({ type: 'page', assets: first.assets })).toBe(false);
    expect(next.hasSkipped()).toBe(false);
    expect(caches.paths()).not.toContain('/assets/ChatScreen-bbbbbbb2.js');
    await next.tell({ type: 'update' });
    expect(next.hasSkipped()).toBe(true);
  });

  it('is activated at once for a page of its own version', async () => {
    await running(first);
    const next = start(second);
    await next.install();
    expect(await next.tell({ type: 'page', assets: ['/assets/index-bbbbbbb2.js'] })).toBe(true);
    expect(next.hasSkipped()).toBe(true);
  });
});
