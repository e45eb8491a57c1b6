import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect } from '@playwright/test';
import { person } from '../harness/test-users.ts';
import { test } from './suki-test.ts';

/** Pages of other sites, open in a signed-in user's browser. */

type Tried = Record<string, string>;

/** Requests that a page can send without reading the response, and those that need CORS permission. */
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
    'logout, JSON': ['/auth/logout', { headers: json, body: '{}' }],
    'prove, simple': ['/auth/prove', { headers: plain, body: '{}', mode: 'no-cors' }],
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

/** Resolves when the browser has sent all of them, whatever the responses. */
async function embed(auth: string): Promise<void> {
  const settled = (element: HTMLElement) =>
    new Promise<void>((resolve) => {
      for (const event of ['load', 'error']) element.addEventListener(event, () => resolve());
      document.body.append(element);
    });
  navigator.sendBeacon(`${auth}/refresh`, '{}');
  navigator.sendBeacon(`${auth}/logout`, '{}');
  for (const call of ['refresh', 'logout']) {
    await settled(Object.assign(new Image(), { src: `${auth}/${call}` }));
    await settled(Object.assign(document.createElement('iframe'), { src: `${auth}/${call}` }));
  }
}

for (const { where, host } of [
  { where: 'another site', host: '127.0.0.1' },
  { where: 'another port of the same host', host: 'localhost' },
])
  test(`a page of ${where} can neither refresh a session nor send commands`, async ({ visitors, suki }) => {
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

    // The browser sends pictures, frames and beacons with its own headers.
    await tab.evaluate(embed, `${suki.url}/api/auth`);

    // A same-site form is sent with cookies, and its response opens in the tab.
    for (const [path, enctype] of [
      ['refresh', 'text/plain'],
      ['refresh', 'application/x-www-form-urlencoded'],
      ['logout', 'text/plain'],
      ['logout', 'application/x-www-form-urlencoded'],
    ] as const) {
      await tab.goto(`http://${host}:${port}/`);
      await tab.evaluate(
        ({ action, type }) => {
          const form = Object.assign(document.createElement('form'), { method: 'post', action, enctype: type });
          document.body.append(form);
          form.submit();
        },
        { action: `${suki.url}/api/auth/${path}`, type: enctype },
      );
      await tab.waitForURL(`${suki.url}/api/auth/${path}`);
    }
    await tab.close();

    expect(before).toBeTruthy();
    expect(await cookie(), 'the cookie is unchanged').toBe(before);
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Andrea');
    foreign.close();
  });
