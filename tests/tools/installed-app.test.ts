import { once } from 'node:events';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import express from 'express';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { frontEnd } from '#infra/http/pages/front-end.ts';
import { dashboardGate } from '../../frontend/src/app/guards/gates.ts';

/** Checks that the built front end, as served, meets the requirements for installing the app on a phone. */

type Picture = { src: string; sizes: string; type: string; purpose?: string; form_factor?: string };
type Manifest = Record<string, unknown> & {
  start_url: string;
  icons: Picture[];
  screenshots: Picture[];
  shortcuts: { name: string; url: string }[];
};

const dist = join(import.meta.dirname, '../../frontend/dist');
const manifest: Manifest = JSON.parse(readFileSync(join(dist, 'manifest.webmanifest'), 'utf8'));
const server = createServer(express().use(frontEnd(dist)));
const ask = (path: string) => fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`);

beforeAll(() => once(server.listen(0, '127.0.0.1'), 'listening'));
afterAll(() => void server.close());

it('every document names the manifest and the icon for an iPhone', () => {
  for (const name of ['index.html', 'app.html', 'login.html']) {
    const document = readFileSync(join(dist, name), 'utf8');
    expect(document).toContain('<link rel="manifest" href="/manifest.webmanifest"');
    expect(document).toContain('<link rel="apple-touch-icon" href="/installed/apple-touch-icon.png"');
    expect(document).toContain('<meta name="theme-color"');
  }
});

it('the manifest has what browsers ask for', () => {
  expect(manifest).toMatchObject({
    id: '/',
    short_name: 'Suki',
    start_url: '/dashboard',
    scope: '/',
    display: 'standalone',
    lang: 'en',
    theme_color: '#fbfaf6',
    background_color: '#fbfaf6',
  });
  expect(manifest.icons.map(({ sizes, purpose }) => `${sizes} ${purpose}`)).toEqual([
    '192x192 any',
    '512x512 any',
    '512x512 maskable',
  ]);
  expect(manifest.screenshots.map(({ form_factor: form }) => form)).toEqual(['narrow', 'wide']);
});

it('the manifest’s pictures have the declared size and type, also in the response', async () => {
  const touch = { src: '/installed/apple-touch-icon.png', sizes: '180x180', type: 'image/png' };
  for (const { src, sizes, type } of [...manifest.icons, ...manifest.screenshots, touch]) {
    const answer = await ask(src);
    expect([src, answer.headers.get('content-type')]).toEqual([src, type]);
    const { width, height, format } = await sharp(await answer.arrayBuffer()).metadata();
    expect([`${width}x${height}`, `image/${format}`]).toEqual([sizes, type]);
  }
});

it.each(['maskable-512', 'apple-touch-icon'])(
  '%s fills its whole square, and its logo is within the circle that every phone shows',
  async (name) => {
    const file = sharp(join(dist, `installed/${name}.png`)).ensureAlpha();
    const { data, info } = await file.raw().toBuffer({ resolveWithObject: true });
    const colourAt = (x: number, y: number) => data.subarray((y * info.width + x) * 4, (y * info.width + x) * 4 + 4);
    const ground = colourAt(1, 1);
    const outside: string[] = [];
    for (let y = 0; y < info.height; y++)
      for (let x = 0; x < info.width; x++) {
        const fromCentre = Math.hypot(x + 0.5 - info.width / 2, y + 0.5 - info.height / 2) / info.width;
        if (fromCentre > 0.4 && ground.some((part, n) => Math.abs(part - (colourAt(x, y)[n] ?? 0)) > 8))
          outside.push(`${x},${y}`);
      }
    expect(ground[3]).toBe(255);
    expect(outside).toEqual([]);
  },
);

it('the manifest’s start URL and shortcuts lead every role to a screen of its own', () => {
  const addresses = [manifest.start_url, ...manifest.shortcuts.map(({ url }) => url)];
  const places = addresses.map((address) => new URL(address, 'https://suki.ph'));
  expect(places.map(({ pathname }) => pathname)).toEqual(addresses.map(() => '/dashboard'));
  for (const userType of ['client', 'worker', 'admin'] as const) {
    const session = { phase: 'ready', userId: 'u1', signedOut: false, tookOver: false } as const;
    const user = { isAuthenticated: true, userType };
    const gates = places.map(({ searchParams }) =>
      dashboardGate({ ...session, user }, searchParams.get('to') ?? undefined),
    );
    expect(gates[0]).not.toEqual(gates[2]);
    expect(gates[2]).not.toEqual(gates[3]);
  }
});

it('the service worker lists every hashed file, including the entry script, and stays small', () => {
  const worker = readFileSync(join(dist, 'service-worker.js'), 'utf8');
  const { file } = JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8'))['index.html'];
  const listed = new Set(worker.match(/\/assets\/[\w.-]+\.\w+/g));
  const built = readdirSync(join(dist, 'assets')).filter((name) => !/\.(?:br|gz)$/.test(name));
  expect(listed).toContain(`/${file}`);
  // The document frame is built separately, and loads from the network.
  expect(built.filter((name) => !listed.has(`/assets/${name}`) && !isOfFrame(name))).toEqual([]);
  const { size } = statSync(join(dist, 'service-worker.js.br'));
  expect(size).toBeLessThan(10_000);
});

function isOfFrame(name: string): boolean {
  return readFileSync(join(dist, 'document-frame.html'), 'utf8').includes(name) || /^(?:pdf|draw-pdf)/.test(name);
}

it('the manifest is served with its type, is revalidated, and is allowed by the content security policy', async () => {
  const { headers } = await ask('/manifest.webmanifest');
  expect([headers.get('content-type'), headers.get('cache-control')]).toEqual([
    'application/manifest+json',
    'no-cache',
  ]);
  const policy = new Map(
    ((await ask('/dashboard')).headers.get('content-security-policy') ?? '').split(';').map((part) => {
      const [name = '', ...values] = part.trim().split(' ');
      return [name, values];
    }),
  );
  expect(policy.get('manifest-src') ?? policy.get('default-src')).toEqual(["'self'"]);
  expect(policy.get('worker-src')).toContain("'self'");
});
