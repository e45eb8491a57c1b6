import { createServer, type RequestListener, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, it } from 'vitest';
import { createPublicFetch, FetchError, type Transport } from './public-fetch.ts';

/** The real guard; a local server replaces the internet. */

const PUBLIC = '93.184.216.34';
let server: Server | undefined;
afterEach(async () => {
  server?.closeAllConnections();
  await new Promise((resolve) => (server ? server.close(resolve) : resolve(undefined)));
  server = undefined;
});

async function internetOf(answer: RequestListener, names: Record<string, readonly string[]> = {}) {
  const opened = createServer(answer);
  server = opened;
  await new Promise<void>((resolve) => opened.listen(0, '127.0.0.1', resolve));
  const { port } = opened.address() as AddressInfo;
  const connectedTo: string[] = [];
  const transport: Transport = {
    lookup: async (host) => names[host] ?? [PUBLIC],
    send: (url, { signal, lookup }, onAnswer) => {
      lookup?.(url.hostname, { all: false }, (_, address) =>
        connectedTo.push(...[address].flat().map((each) => (typeof each === 'string' ? each : each.address))),
      );
      return request({ host: '127.0.0.1', port, path: url.pathname, signal }, onAnswer);
    },
  };
  return { transport, connectedTo };
}

const limits = { maxBytes: 100, timeoutMs: 60_000, redirects: 2 };

async function problemOf(fetching: Promise<string>): Promise<string> {
  try {
    await fetching;
    return 'none';
  } catch (error) {
    return error instanceof FetchError ? error.problem : String(error);
  }
}

it('reads from the address that was checked', async () => {
  const { transport, connectedTo } = await internetOf((_, response) => response.end('BEGIN:VCALENDAR'));
  expect(await createPublicFetch(transport, limits)('https://calendar.example/a.ics')).toBe('BEGIN:VCALENDAR');
  expect(connectedTo).toEqual([PUBLIC]);
});

it.each([
  'http://calendar.example/a.ics',
  'ftp://calendar.example/a.ics',
  'file:///etc/passwd',
  'https://calendar.example:8443/a.ics',
  'https://me:secret@calendar.example/a.ics',
  'https://127.0.0.1/a.ics',
  'https://2130706433/a.ics',
  'https://0x7f.1/a.ics',
  'https://[::1]/a.ics',
  'https://[::ffff:10.0.0.1]/a.ics',
  'https://169.254.169.254/latest/meta-data',
  'nonsense',
])('refuses %s without a request', async (url) => {
  const { transport, connectedTo } = await internetOf((_, response) => response.end('secret'));
  expect(await problemOf(createPublicFetch(transport, limits)(url))).toBe('address_refused');
  expect(connectedTo).toEqual([]);
});

it('refuses a name with a private address, even beside a public one', async () => {
  const names = { 'home.example': ['10.0.0.5'], 'both.example': [PUBLIC, '127.0.0.1'] };
  const { transport, connectedTo } = await internetOf((_, response) => response.end('secret'), names);
  for (const host of Object.keys(names))
    expect(await problemOf(createPublicFetch(transport, limits)(`https://${host}/`))).toBe('address_refused');
  expect(connectedTo).toEqual([]);
});

it('follows a redirect only to an allowed address', async () => {
  const goTo =
    (location: string): RequestListener =>
    ({ url }, response) =>
      url === '/there' ? response.end('found') : response.writeHead(302, { location }).end();
  const good = await internetOf(goTo('/there'));
  expect(await createPublicFetch(good.transport, limits)('https://calendar.example/')).toBe('found');
  server?.close();
  for (const location of ['http://calendar.example/there', 'https://127.0.0.1/there', 'https://home.example/there']) {
    const { transport } = await internetOf(goTo(location), { 'home.example': ['192.168.0.1'] });
    expect(await problemOf(createPublicFetch(transport, limits)('https://calendar.example/'))).toBe('address_refused');
    server?.close();
  }
  const endless = await internetOf((_, response) => response.writeHead(302, { location: '/' }).end());
  expect(await problemOf(createPublicFetch(endless.transport, limits)('https://calendar.example/'))).toBe(
    'unreachable',
  );
});

it('stops at the size limit and the time limit', async () => {
  const large = await internetOf((_, response) => response.end('x'.repeat(101)));
  expect(await problemOf(createPublicFetch(large.transport, limits)('https://calendar.example/'))).toBe('too_large');
  server?.close();
  const slow = await internetOf((_, response) => response.write('x'));
  const hasty = { ...limits, timeoutMs: 100 };
  expect(await problemOf(createPublicFetch(slow.transport, hasty)('https://calendar.example/'))).toBe('too_slow');
});

it('reports a missing page', async () => {
  const { transport } = await internetOf((_, response) => response.writeHead(404).end());
  expect(await problemOf(createPublicFetch(transport, limits)('https://calendar.example/'))).toBe('not_found');
});
