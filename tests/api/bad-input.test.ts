import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Call } from '#contracts/calls/call.ts';
import { routeTable } from '#contracts/calls/route-table.ts';
import { type ApiClient, pathOf } from '../harness/api-client.ts';
import { testUsersOf } from '../harness/test-users.ts';
import { startTestSuki, type TestSuki } from '../harness/start-suki.ts';
import { Failure } from './failure-shape.ts';

/** Nonsense for every call: always the documented failure, never a 5xx, and a 400 stores nothing. */

const calls = Object.entries<Call>(routeTable).filter(([name]) => name !== 'logout');
let suki: TestSuki;
let clients: { client: ApiClient; worker: ApiClient; admin: ApiClient };

beforeAll(async () => {
  suki = await startTestSuki();
  const { carla, andrea, jun } = await testUsersOf(suki.url);
  clients = { client: andrea, worker: jun, admin: carla };
});
afterAll(() => suki.stop());

function allowed(call: Call): ApiClient {
  if (call.who === 'anyone' || call.who === 'signed-in') return clients.client;
  return clients[call.who[0] ?? 'admin'];
}

const bodies = [
  '',
  '{',
  'null',
  '[]',
  '[[]]',
  '"text"',
  '0',
  'true',
  '{"__proto__":{"admin":true}}',
  '{"constructor":null}',
  '{"a":'.repeat(2000),
  JSON.stringify({ serviceId: { $ne: null }, email: { $gt: '' }, action: ['approve'] }),
  JSON.stringify({ text: '\u0000\ud800' }),
  JSON.stringify({ reason: 'x'.repeat(250_000) }),
];

async function headPosition(): Promise<number> {
  const { items } = await clients.admin.call('listAuditLogs', { query: { limit: 1 } });
  return items[0]?.position ?? 0;
}

async function expectDocumented(call: Call, path: string, init: { body?: string; headers?: Record<string, string> }) {
  const { status, body } = await allowed(call).send(call.method, path, init);
  expect(status, JSON.stringify(body)).toBeLessThan(500);
  if (status >= 400) Failure.parse(body);
  return status;
}

describe('bodies', () => {
  it.each(calls.filter(([, { method, files }]) => method !== 'GET' && !files))('%s', async (_name, call) => {
    const before = await headPosition();
    const statuses = [];
    for (const body of bodies) statuses.push(await expectDocumented(call, pathOf(call), { body }));
    if (statuses.every((status) => status === 400)) expect(await headPosition()).toBe(before);
    await fc.assert(
      fc.asyncProperty(
        fc.json({ maxDepth: 3 }),
        async (body) => void (await expectDocumented(call, pathOf(call), { body })),
      ),
      { numRuns: 15 },
    );
  });

  it.each(calls.filter(([, { body, files }]) => body && !files))('%s wants JSON', async (_name, call) => {
    for (const type of [
      'text/plain',
      'application/xml',
      'multipart/form-data; boundary=x',
      'application/json; charset=klingon',
    ]) {
      await expectDocumented(call, pathOf(call), { body: '<a/>', headers: { 'content-type': type } });
    }
  });
});

describe('queries and paths', () => {
  const queries = [
    'page=0',
    'page=-1',
    'page=1e99',
    'page=x',
    'limit=101',
    'limit=0',
    'limit=1.5',
    'q=%00',
    `q=${'x'.repeat(5000)}`,
    'q=%',
    'date=2026-02-30&time=25:00',
    'lat=91&lng=x',
    'status[$ne]=x',
    'status=paid',
    'from=x&to=y',
    'after=-1',
    'sort=drop',
    'days=1000',
    'year=x&month=13',
  ];
  const ids = [
    '..',
    '%2e%2e%2f',
    '%00',
    "'%20or%201=1",
    '$ne',
    'x'.repeat(500),
    '%E0%A4%A',
    '__proto__',
    'constructor',
    'none',
  ];

  it.each(calls.filter(([, { method }]) => method === 'GET'))('%s', async (_name, call) => {
    for (const query of queries) await expectDocumented(call, `${pathOf(call)}?${query}`, {});
  });

  it.each(calls.filter(([, { params }]) => params))('%s by odd ids', async (_name, call) => {
    for (const id of ids) await expectDocumented(call, call.path.replace(/\{\w+\}/, id), {});
  });

  it('a path that no call has is not found', async () => {
    for (const path of ['/nothing', '/bookings/x/y/z', '//', '/%']) {
      const { status, body } = await clients.client.send('GET', path);
      expect([400, 404]).toContain(status);
      Failure.parse(body);
    }
  });
});

describe('uploads', () => {
  it.each(calls.filter(([, { files }]) => files))('%s takes only what it says', async (_name, call) => {
    const client = allowed(call);
    const form = (field: string, bytes: Uint8Array<ArrayBuffer>, count = 1) => {
      const data = new FormData();
      for (let i = 0; i < count; i++) data.append(field, new Blob([bytes], { type: 'image/png' }), '../../evil.png');
      return data;
    };
    const field = call.files?.field ?? '';
    const tries = [
      form(field, new TextEncoder().encode('<script>')),
      form('other', new Uint8Array(10)),
      form(field, new Uint8Array(11 * 1024 * 1024)),
      form(field, new Uint8Array(0)),
      form(field, new Uint8Array(10), 12),
    ];
    for (const body of tries) {
      const answer = await client.send('POST', call.path, { body });
      expect([400, 413, 415]).toContain(answer.status);
      Failure.parse(answer.body);
    }
    const broken = await client.send('POST', call.path, {
      body: 'not multipart',
      headers: { 'content-type': 'multipart/form-data; boundary=zzz' },
    });
    expect(broken.status).toBeLessThan(500);
  });
});
