import { once } from 'node:events';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import express from 'express';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { toyCalls } from '../testing/toy-calls.ts';
import { rateLimits } from './rate-limits.ts';
import { failureHandler } from './request-log.ts';
import { createLogger } from '../../service/logging.ts';

let server: Server;
let url: string;

beforeEach(async () => {
  const { limit, limitBody } = rateLimits({ enabled: true });
  const app = express().set('trust proxy', true);
  app.use(express.json(), (request, response, next) => {
    const account = request.get('x-account');
    response.locals.caller = account ? { accountId: account } : null;
    next();
  });
  for (const name of ['signIn', 'refresh', 'feedCat', 'callTheBreeder'] as const) {
    const ofBody = limitBody(toyCalls[name]);
    app.post(
      `/${name}`,
      limit(toyCalls[name]),
      ...(ofBody ? [ofBody] : []),
      (_request, response) => void response.end(),
    );
  }
  app.use(failureHandler(createLogger('silent')));
  server = app.listen(0, '127.0.0.1');
  await once(server, 'listening');
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterEach(() => server.close());

type From = { address?: string; account?: string; body?: object };

async function refused(
  times: number,
  call: string,
  { address = '203.0.113.7', account, body = {} }: From = {},
): Promise<number> {
  let count = 0;
  for (let time = 0; time < times; time++) {
    const headers = {
      'x-forwarded-for': address,
      'content-type': 'application/json',
      ...(account && { 'x-account': account }),
    };
    const { status } = await fetch(`${url}/${call}`, { method: 'POST', headers, body: JSON.stringify(body) });
    if (status === 429) count += 1;
  }
  return count;
}

it('counts by address if the key is not text', async () => {
  const body = { refreshToken: { toString: 0, valueOf: 0 } };
  expect(await refused(25, 'refresh', { body })).toBe(5);
});

describe('users who share one address', () => {
  it('have separate limits when signed in', async () => {
    expect(await refused(310, 'feedCat', { account: 'wild' })).toBe(10);
    expect(await refused(1, 'feedCat', { account: 'wild', address: '198.51.100.1' })).toBe(1);
    for (const account of ['ana', 'ben', 'carla']) expect(await refused(5, 'feedCat', { account })).toBe(0);
  });

  it('does not let sign-ins of one minute block refreshes behind the same address', async () => {
    expect(await refused(125, 'signIn')).toBe(5);
    for (const refreshToken of ['one', 'two', 'three'])
      expect(await refused(10, 'refresh', { body: { refreshToken } })).toBe(0);
    expect(await refused(1, 'feedCat')).toBe(0);
    expect(await refused(1, 'signIn', { address: '198.51.100.1' })).toBe(0);
  });

  it('have a low limit for calls to other servers, and keep it separate from all other calls', async () => {
    expect(await refused(8, 'callTheBreeder', { account: 'wild' })).toBe(2);
    expect(await refused(5, 'callTheBreeder', { account: 'ana' })).toBe(0);
    expect(await refused(5, 'feedCat', { account: 'wild' })).toBe(0);
  });

  it('are unaffected by a browser that uses up its own refresh token', async () => {
    expect(await refused(25, 'refresh', { body: { refreshToken: 'wild' } })).toBe(5);
    expect(await refused(1, 'refresh', { body: { refreshToken: 'another' } })).toBe(0);
  });
});

it('counts one home’s IPv6 addresses together, and its neighbours’ separately', async () => {
  expect(
    (await refused(60, 'signIn', { address: '2001:db8:1:1::1' })) +
      (await refused(65, 'signIn', { address: '2001:db8:1:1:ffff::9' })),
  ).toBe(5);
  expect(await refused(1, 'signIn', { address: '2001:db8:1:2::1' })).toBe(0);
});

it('refuses nothing when disabled', () => {
  const { limit, limitBody } = rateLimits({ enabled: false });
  let passed = 0;
  const request = {} as Parameters<ReturnType<typeof limit>>[0];
  void limit(toyCalls.signIn)(request, {} as Parameters<ReturnType<typeof limit>>[1], () => {
    passed += 1;
  });
  expect([passed, limitBody(toyCalls.refresh)]).toEqual([1, null]);
});
