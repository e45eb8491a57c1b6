import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { once } from 'node:events';
import { createServer as createHttpServer, get, type Server } from 'node:http';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { text } from 'node:stream/consumers';
import express from 'express';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createLogger } from '../../service/logging.ts';
import { createMetrics } from '../../service/metrics.ts';
import { frontEnd } from './front-end.ts';
import { createWebServer } from '../routing/web-server.ts';

let folder: string;
let server: Server;
let url: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'suki-front-end-'));
  await writeFile(join(folder, 'index.html'), '<p>Suki</p>');
  await writeFile(join(folder, 'services.html'), '<p>Services</p>');
  await writeFile(join(folder, 'app.html'), '<p>The app</p>');
  await writeFile(join(folder, 'document-frame.html'), '<p>A frame</p>');
  await mkdir(join(folder, 'assets'));
  await writeFile(join(folder, 'assets/frame-1.js'), 'draw()');
  await writeFile(join(folder, 'a.txt'), 'of its kind');
  for (const name of ['a.js', 'a.css', 'a.svg', 'a.png', 'a.webmanifest'])
    await writeFile(join(folder, name), 'of its kind');
  server = createWebServer({
    logger: createLogger('silent'),
    metrics: createMetrics(),
    checks: {},
    api: [],
    pages: [frontEnd(folder)],
    trustProxy: false,
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterEach(async () => {
  server.close();
  await rm(folder, { recursive: true });
});

it('names the command that builds a missing front end', () => {
  expect(() => frontEnd(join(tmpdir(), 'not-built'))).toThrow('Run `npm start`, which builds it.');
});

it('fails only the request of a file that cannot be read, as if it was deleted meanwhile', async () => {
  const socket = createServer().listen(join(folder, 'unreadable.txt'));
  await once(socket, 'listening');
  await expect(fetch(`${url}/unreadable.txt`).then((answer) => answer.text())).rejects.toThrow();
  expect(await (await fetch(url)).text()).toBe('<p>Suki</p>');
  socket.close();
});

it('serves the files of a build that ends after the start', async () => {
  await writeFile(join(folder, 'app.html'), '<p>The app, with another script</p>');
  await writeFile(join(folder, 'privacy.html'), '<p>Privacy</p>');
  await writeFile(join(folder, 'assets/screen-2.js'), 'draw()');
  const textOf = async (path: string) => (await fetch(url + path)).text();
  expect(await textOf('/client/home')).toBe('<p>The app, with another script</p>');
  expect(await textOf('/privacy')).toBe('<p>Privacy</p>');
  expect(await textOf('/assets/screen-2.js')).toBe('draw()');
});

it('does not serve a file outside of its folder', async () => {
  await writeFile(`${folder}-secret.txt`, 'secret');
  const [answer] = await once(get(`${url}`, { path: `/../${basename(folder)}-secret.txt` }), 'response');
  await rm(`${folder}-secret.txt`);
  expect(await text(answer)).not.toContain('secret');
});

it.each([
  ['/', '<p>Suki</p>'],
  ['/services', '<p>Services</p>'],
  ['/services?from=here', '<p>Services</p>'],
  ['/client/home', '<p>The app</p>'],
  ['/no/such/screen', '<p>The app</p>'],
  ['/client/worker/%E0%A4%A', '<p>The app</p>'],
])('serves %s with its prerendered page, else the app', async (path, page) => {
  expect(await (await fetch(url + path)).text()).toBe(page);
  const head = await fetch(url + path, { method: 'HEAD' });
  expect([head.status, head.headers.get('content-type')]).toEqual([200, 'text/html;charset=utf-8']);
});

it.each(['/assets/x', '/assets/x.js', '/assets/', '/ASSETS/x'])('answers 404 without caching for %s', async (path) => {
  const answer = await fetch(url + path);
  expect([answer.status, answer.headers.get('content-type'), answer.headers.get('cache-control')]).toEqual([
    404,
    'text/plain; charset=utf-8',
    'no-store',
  ]);
  expect(await answer.text()).not.toContain('The app');
});

it.each([
  ['a.js', 'text/javascript;charset=utf-8'],
  ['a.webmanifest', 'application/manifest+json'],
  ['a.css', 'text/css;charset=utf-8'],
  ['a.svg', 'image/svg+xml;charset=utf-8'],
  ['a.png', 'image/png'],
  ['a.txt', 'text/plain;charset=utf-8'],
])('serves %s as %s', async (name, type) => {
  expect((await fetch(`${url}/${name}`)).headers.get('content-type')).toBe(type);
});

it.each([
  ['POST', '/auth/login'],
  ['PUT', '/metrics'],
  ['DELETE', '/client/home'],
  ['PATCH', '/index.html'],
  ['OPTIONS', '/'],
])('refuses to change a screen: %s %s', async (method, path) => {
  const answer = await fetch(url + path, { method });
  expect(answer.status).toBe(404);
  expect(await answer.json()).toEqual({
    success: false,
    code: 'not_found',
    message: 'There is no such call.',
    requestId: answer.headers.get('x-request-id'),
  });
});

it('isolates the frame that renders documents: no origin, no network, no windows, embeddable only by our pages', async () => {
  const { headers } = await fetch(`${url}/document-frame.html`);
  const policy = (headers.get('content-security-policy') ?? '').split('; ').toSorted();
  expect(policy).toEqual([
    "base-uri 'none'",
    "default-src 'none'",
    "form-action 'none'",
    "frame-ancestors 'self'",
    'img-src blob:',
    'sandbox allow-scripts',
    "script-src 'self' 'wasm-unsafe-eval'",
    "style-src 'unsafe-inline'",
  ]);
  expect(headers.get('x-frame-options')).toBeNull();
  // The frame has no origin, so its scripts load with CORS only.
  expect((await fetch(`${url}/assets/frame-1.js`)).headers.get('access-control-allow-origin')).toBe('*');
  expect((await fetch(`${url}/`)).headers.get('access-control-allow-origin')).toBeNull();
});

it('serves the removal of the service worker in its place, if asked', async () => {
  await writeFile(join(folder, 'service-worker.js'), 'work()');
  await writeFile(join(folder, 'remove-service-worker.js'), 'remove()');
  for (const removesServiceWorker of [false, true]) {
    const page = express().use(frontEnd(folder, {}, { removesServiceWorker }));
    const asked = createHttpServer(page).listen(0, '127.0.0.1');
    await once(asked, 'listening');
    const { port } = asked.address() as AddressInfo;
    const answer = await fetch(`http://127.0.0.1:${port}/service-worker.js`);
    asked.close();
    expect([answer.headers.get('cache-control'), answer.headers.get('content-type')]).toEqual([
      'no-cache',
      'text/javascript;charset=utf-8',
    ]);
    expect(await answer.text()).toBe(removesServiceWorker ? 'remove()' : 'work()');
  }
});

it.each(['/document-frame', '/document%2Dframe.html', '/document-frame.html/'])(
  'forbids embedding %s, another address of the frame',
  async (path) => {
    const policy = (await fetch(url + path)).headers.get('content-security-policy');
    expect(policy).toMatch(/frame-ancestors 'none'|sandbox/);
  },
);
