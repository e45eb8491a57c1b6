import { createServer } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import express from 'express';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createLogger } from '../logging.ts';
import { apiRouter } from './api-router.ts';

const jun = { accountId: 'a1', userType: 'worker', workerId: 'w1', sessionId: 's1' } as const;
const server = createServer();
let url: string;

beforeAll(async () => {
  const router = apiRouter(
    { startWork: async ({ params, context }) => ({ data: { id: params.id, bookingId: params.id, status: 'in_progress', revision: context.ifRevision ?? -1 } }) },
    { verify: async () => jun, logger: createLogger('silent'), limit: () => (_request, _response, next) => next() },
  );
  server.on('request', express().use(router)).listen(0, '127.0.0.1');
  await once(server, 'listening');
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/api/bookings/b1/start`;
});
afterAll(() => void server.close());

async function seenBy(ifMatch?: string): Promise<unknown> {
  const response = await fetch(url, { method: 'POST', headers: { authorization: 'Bearer one', ...(ifMatch !== undefined && { 'if-match': ifMatch }) } });
  const body = (await response.json()) as { code?: string; data?: { revision: number } };
  return body.data?.revision ?? body.code;
}

it.each([['7', 7], ['"7"', 7], ['W/"7"', 7], ['*', -1], [undefined, -1]])('If-Match %s names the revision %s', async (header, revision) => {
  expect(await seenBy(header)).toBe(revision);
});

it.each(['seven', '-1', '1e3', '"1", "2"', '9'.repeat(40)])('If-Match %s protects nobody, so it is refused', async (header) => {
  expect(await seenBy(header)).toBe('invalid');
});
