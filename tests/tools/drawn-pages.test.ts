import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { expectEach } from '../harness/failing-cells.ts';
import { publicRoutes } from '../../frontend/src/app/routes/public-routes.ts';

/** The public pages as the front end's build renders them (frontend/build/drawn-pages.ts). */

const dist = join(import.meta.dirname, '../../frontend/dist');
/** Under construction, and the page for unknown addresses. */
const notDrawn = ['/ui-demo', '*'];
const signingIn = ['/login', '/signup', '/choose-user', '/forgot-password', '/worker-registration'];
const paths = [...publicRoutes.map(({ path }) => path).filter((path) => !notDrawn.includes(path)), ...signingIn];

const documentOf = (path: string) => readFileSync(join(dist, `${path === '/' ? 'index' : path.slice(1)}.html`), 'utf8');

const partsOf = (path: string) => documentOf(path).split('<body>');
const expectEachPage = (check: (path: string) => void) => expectEach(paths, (path) => path, check);

it('every page is readable before a script loads', () =>
  expectEachPage((path) => {
    const [, body = ''] = partsOf(path);
    expect(body).toMatch(/<h1[^>]*>[^<]+<\/h1>/);
    expect(body).toContain('id="main"');
  }));

it('no page has an inline script, and each loads the app’s scripts after the first paint', () =>
  expectEachPage((path) => {
    const [head = '', body = ''] = partsOf(path);
    expect(body).not.toContain('<script');
    const [, later = ''] = /<template id="scripts">(.*?)<\/template>/s.exec(head) ?? [];
    expect(later).toContain('<script type="module"');
    expect(head.replace(later, '').match(/<script[^>]*>/g)).toEqual(['<script src="/before-paint.js">']);
    for (const [, file = ''] of later.matchAll(/(?:href|src)="([^"]+)"/g))
      expect(existsSync(join(dist, file)), file).toBe(true);
  }));

it('every page fits in 13 KB, which a server sends before the first acknowledgement', () =>
  expectEachPage((path) => {
    const name = path === '/' ? 'index' : path.slice(1);
    expect(readFileSync(join(dist, `${name}.html.br`)).length).toBeLessThan(13_000);
  }));

it('every other address returns the app shell without page content', () => {
  const bare = readFileSync(join(dist, 'app.html'), 'utf8');
  expect(bare).toContain('<div id="root"></div>');
  expect(bare).toContain('<script type="module"');
});
