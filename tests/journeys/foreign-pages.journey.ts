import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect } from '@playwright/test';
import { person } from '../harness/test-users.ts';
import { test } from './suki-test.ts';

/** Pages of other people that are open in the browser of somebody who is signed in. */

type Tried = Record<string, string>;

/** What a page can send without being allowed to read the answer, and what it would need leave for. */
async function attack(api: string): Promise<Tried> {
  const tried: Tried = {};
  const plain = { 'Content-Type': 'text/plain' };
  const json = { 'Content-Type': 'application/json' };
  const ways: Record<string, [string, RequestInit]> = {
    'refresh, simple': ['/auth/refresh', { headers: plain, body: '{}', mode: 'no-cors' }],
    'refresh, empty': ['/auth/refresh', { mode: 'no-cors' }],
    'refresh, JSON': ['/auth/refresh', { headers: json, body: '{}' }],
    'refresh, header': ['/auth/refresh', { headers: { ...json, 'Suki-Refresh-Token': 'body' }, body: '{}' }],
    'logout, simple': ['/auth/logout', { headers: plain, body: '{}', mode: 'no-cors' }],
    'command, simple': ['/auth/change-password', { headers: plain, body: '{}', mode: 'no-cors' }],
    'command, JSON': ['/auth/me', { method: 'PUT', headers: json, body: '{"firstName":"Eve"}' }],
  };
  for (const [way, [path, init]] of Object.entries(ways)) {
    tried[way] = await fetch(api + path, { method: 'POST', credentials: 'include', ...init }).then(
      ({ type, status }) => `${type} ${status}`,
      () => 'not allowed',
    );
  }
  return tried;
}

for (const { where, host } of [
  { where: 'another site', host: '127.0.0.1' },
  { where: 'another port of the same host', host: 'localhost' },
])
  test(`a page of ${where} neither refreshes nor commands`, async ({ visitors, suki }) => {
    const andrea = await person(suki.url, 'Andrea', 'Reyes', 'client');
    const { page, context } = await visitors.at({ url: suki.url, session: andrea.session });
    await page.goto('/client/home');
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Andrea');
    const cookie = async () =>
      (await context.cookies(`${suki.url}/api/auth`)).find(({ name }) => name === 'suki_session')?.value;
    const before = await cookie();

    const foreign = createServer((_request, response) => {
      response.setHeader('Content-Type', 'text/html');
      response.end('<!doctype html><title>Win a phone</title>');
    }).listen(0);
    const { port } = foreign.address() as AddressInfo;
    const tab = await context.newPage();
    await tab.goto(`http://${host}:${port}/`);
    const tried = await tab.evaluate(attack, `${suki.url}/api`);
    for (const [way, came] of Object.entries(tried)) expect(came, way).toMatch(/^(opaque 0|not allowed)$/);

    // A form is sent with cookies where the site is the same, and its answer opens in the tab.
    await tab.evaluate((action) => {
      const form = Object.assign(document.createElement('form'), { method: 'post', action, enctype: 'text/plain' });
      document.body.append(form);
      form.submit();
    }, `${suki.url}/api/auth/refresh`);
    await expect(tab.locator('body')).toContainText('"success":false');
    await tab.close();

    expect(before).toBeTruthy();
    expect(await cookie(), 'not refreshed, not taken away').toBe(before);
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Andrea');
    foreign.close();
  });
