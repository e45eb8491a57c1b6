import { type Build, type PageMessage, SHELL_CACHE } from '../browser/worker-contract.ts';

/** The parts of a service worker's global scope that this one uses; the types of workers exclude those of pages. */
export interface WorkerScope {
  readonly location: { readonly origin: string };
  readonly caches: Pick<CacheStorage, 'keys' | 'delete' | 'match'> & {
    open(name: string): Promise<Pick<Cache, 'add' | 'addAll' | 'put' | 'delete' | 'keys'>>;
  };
  readonly clients: { claim(): Promise<void> };
  fetch(request: AskedRequest): Promise<Response>;
  skipWaiting(): Promise<void>;
  setTimeout(step: () => void, ms: number): unknown;
  addEventListener(type: 'install' | 'activate', listen: (event: LastingEvent) => void): void;
  addEventListener(type: 'fetch', listen: (event: FetchedEvent) => void): void;
  addEventListener(type: 'message', listen: (event: MessagedEvent) => void): void;
}

export type AskedRequest = Pick<Request, 'url' | 'method' | 'mode' | 'destination'>;
interface LastingEvent {
  waitUntil(work: Promise<unknown>): void;
}
interface FetchedEvent extends LastingEvent {
  readonly request: AskedRequest;
  respondWith(answer: Promise<Response>): void;
}
interface MessagedEvent extends LastingEvent {
  readonly data: PageMessage;
  readonly ports: readonly Pick<MessagePort, 'postMessage'>[];
}

const VISITED_CACHE = 'suki-visited';
/** A network that does not answer in this time counts as none, if there is a shell to show. */
const PATIENCE_MS = 5000;
/** Pages that the server makes itself. */
const ofTheServer = /^\/(?:api|assets|dev|files|socket\.io|\.well-known)(?:\/|$)|\.\w+$/;

/**
 * Lets the app open without a network (docs/decisions/offline.md). Keeps the shell, and of the other code what this
 * browser has loaded: phones pay for data. It leaves the calls of the API to the browser.
 */
export function runWorker(scope: WorkerScope, build: Build): void {
  const { caches } = scope;
  const { origin } = scope.location;
  const assets = new Set(build.assets);
  const pathOf = ({ url }: { url: string }) => new URL(url).pathname;

  scope.addEventListener('install', (event) => event.waitUntil(install()));
  scope.addEventListener('activate', (event) => event.waitUntil(activate()));
  scope.addEventListener('fetch', answer);
  scope.addEventListener('message', hear);

  /** Fails as a whole if a file is missing: the previous version stays, and the browser tries again later. */
  async function install(): Promise<void> {
    const shell = await caches.open(`${SHELL_CACHE}${build.version}`);
    await shell.addAll(build.documents.map((path) => new Request(origin + path, { cache: 'reload' })));
    await shell.addAll(build.shell.map((path) => origin + path));
    const names = new Set((await keptPaths()).map(nameOf));
    await keep(build.assets.filter((path) => names.has(nameOf(path))));
  }

  async function activate(): Promise<void> {
    for (const name of await caches.keys())
      if (name.startsWith(SHELL_CACHE) && name !== `${SHELL_CACHE}${build.version}`) await caches.delete(name);
    const visited = await caches.open(VISITED_CACHE);
    for (const path of await keptPaths()) if (!assets.has(path)) await visited.delete(origin + path);
    await scope.clients.claim();
  }

  function answer(event: FetchedEvent): void {
    const { request } = event;
    const url = new URL(request.url);
    if (request.method !== 'GET' || url.origin !== origin) return;
    if (assets.has(url.pathname)) event.respondWith(asset(event));
    else if (build.documents.includes(url.pathname)) event.respondWith(fresh(request, url.pathname));
    else if (request.mode === 'navigate' && request.destination === 'document' && !ofTheServer.test(url.pathname))
      event.respondWith(fresh(request, build.documents[0] ?? '/'));
  }

  async function asset(event: FetchedEvent): Promise<Response> {
    const path = pathOf(event.request);
    const kept = await found(path);
    if (kept) return kept;
    const response = await scope.fetch(event.request);
    if (response.ok) {
      const copy = response.clone();
      event.waitUntil(caches.open(VISITED_CACHE).then((visited) => visited.put(origin + path, copy)));
    }
    return response;
  }

  /** The network's answer, else the kept document at `path`. */
  async function fresh(request: AskedRequest, path: string): Promise<Response> {
    const fetched = scope.fetch(request);
    const response = await Promise.race([fetched, patience()]).catch(() => null);
    if (response && response.status < 500) return response;
    return (await found(path)) ?? fetched;
  }

  function patience(): Promise<null> {
    return new Promise((resolve) => scope.setTimeout(() => resolve(null), PATIENCE_MS));
  }

  /**
   * A page of this version needs no question: it gets this worker at once. A page of another version learns that this
   * one waits, and asks its user.
   */
  function hear(event: MessagedEvent): void {
    const { data, ports } = event;
    const isOwn = data.type === 'update' || data.assets.every((path) => assets.has(path));
    ports[0]?.postMessage(isOwn);
    if (!isOwn) return;
    event.waitUntil(scope.skipWaiting());
    if (data.type === 'page') event.waitUntil(keep(data.assets));
  }

  async function keep(paths: readonly string[]): Promise<void> {
    const visited = await caches.open(VISITED_CACHE);
    for (const path of paths) if (!(await found(path))) await visited.add(origin + path);
  }

  /** Of this version only. Servers vary files by encoding, which the browser has undone already. */
  async function found(path: string): Promise<Response | undefined> {
    for (const cacheName of [`${SHELL_CACHE}${build.version}`, VISITED_CACHE]) {
      const kept = await caches.match(origin + path, { cacheName, ignoreVary: true });
      if (kept) return kept;
    }
    return undefined;
  }

  async function keptPaths(): Promise<string[]> {
    const visited = await caches.open(VISITED_CACHE);
    return (await visited.keys()).map(pathOf);
  }
}

/** A file's name without its hash: the same code in another version. */
function nameOf(path: string): string {
  return path.replace(/-[\w-]{8}(?=\.\w+$)/, '');
}
