import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Call } from '#contracts/calls/call.ts';
import { routeTable } from '#contracts/calls/route-table.ts';
import { type ApiClient, pathOf } from '../harness/api-client.ts';
import { expectNoneFailing } from '../harness/failing-cells.ts';
import { testUsersOf } from '../harness/test-users.ts';
import { startTestSuki, type TestSuki } from '../harness/start-suki.ts';
import { Failure } from './failure-shape.ts';
import { isFullScope } from '../harness/test-scope.ts';

/** Malformed input for every call results in the documented failure, never in a 5xx, and a 400 stores nothing. */

const calls = Object.entries<Call>(routeTable)
  .filter(([name]) => name !== 'logout')
  .map(([name, call]) => ({ name, call }));
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

/** Valid JSON that the schema of every call refuses. */
const bodies = [
  '',
  'null',
  '[[]]',
  '"text"',
  '0',
  '{"__proto__":{"admin":true}}',
  '{"constructor":null}',
  JSON.stringify({ serviceId: { $ne: null }, email: { $gt: '' }, action: ['approve'] }),
  JSON.stringify({ text: '\u0000\ud800' }),
];

/** Refused by the parser, which all calls share: `npm test` sends them to one call only. */
const unparsable = ['{', '[]', 'true', '{"a":'.repeat(2000), JSON.stringify({ reason: 'x'.repeat(250_000) })];

const mediaTypes = [
  'text/plain',
  'application/xml',
  'multipart/form-data; boundary=x',
  'application/json; charset=klingon',
];

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

type Input = { name: string; path?: string; body?: string | FormData; headers?: Record<string, string> };

const takesJson = ({ method, files }: Call) => method !== 'GET' && !files;

function bodiesFor({ path }: Call): Input[] {
  const malformed = isFullScope || path === routeTable.login.path ? [...bodies, ...unparsable] : bodies;
  return malformed.map((body) => ({ name: `body ${body.slice(0, 40)}`, body }));
}

/** Malformed media types, queries, ids and uploads, as far as this call takes them. */
function otherInputsFor(call: Call): Input[] {
  const { method, files, body, params, path } = call;
  const types = takesJson(call) && body && (isFullScope || path === routeTable.login.path) ? mediaTypes : [];
  const searches = method === 'GET' ? queries : [];
  return [
    ...types.map((type) => ({ name: `body of ${type}`, body: '<a/>', headers: { 'content-type': type } })),
    ...searches.map((query) => ({ name: `query ${query.slice(0, 40)}`, path: `${pathOf(call)}?${query}` })),
    ...(params ? ids : []).map((id) => ({
      name: `id ${id.slice(0, 40)}`,
      path: path.replace(/\{\w+\}/, () => id),
    })),
    ...(files ? uploadsOf(files.field) : []),
  ];
}

/** Each is refused as 400, 413 or 415. */
function uploadsOf(field: string): Input[] {
  return [
    { name: 'upload of HTML', body: formOf(field, new TextEncoder().encode('<script>')) },
    { name: 'upload in another field', body: formOf('other', new Uint8Array(10)) },
    { name: 'upload of 11 MB', body: formOf(field, new Uint8Array(11 * 1024 * 1024)) },
    { name: 'upload of nothing', body: formOf(field, new Uint8Array(0)) },
    { name: 'upload of 12 files', body: formOf(field, new Uint8Array(10), 12) },
    {
      name: 'upload that is not multipart',
      body: 'not multipart',
      headers: { 'content-type': 'multipart/form-data; boundary=zzz' },
    },
  ];
}

function formOf(field: string, bytes: Uint8Array<ArrayBuffer>, count = 1): FormData {
  const data = new FormData();
  for (let i = 0; i < count; i++) data.append(field, new Blob([bytes], { type: 'image/png' }), '../../evil.png');
  return data;
}

type Result = { name: string; status: number; wrong: string | null };

/** Sends malformed input, and returns the problem with the response. */
async function sendInput(call: Call, { name, path = pathOf(call), body, headers = {} }: Input): Promise<Result> {
  const request = body === undefined ? { headers } : { body, headers };
  const { status, body: answer } = await allowed(call).send(call.method, path, request);
  const isDocumented = status < 400 || Failure.safeParse(answer).success;
  const isRefused = !(body instanceof FormData) || [400, 413, 415].includes(status);
  const isRight = status < 500 && isDocumented && isRefused;
  return { name, status, wrong: isRight ? null : `${status} ${JSON.stringify(answer)}` };
}

async function expectDocumented(call: Call, inputs: readonly Input[]): Promise<Result[]> {
  const results: Result[] = [];
  for (const input of inputs) results.push(await sendInput(call, input));
  expectNoneFailing(results.flatMap(({ name, wrong }) => (wrong === null ? [] : [`${name}: ${wrong}`])));
  return results;
}

async function headPosition(): Promise<number> {
  const { items } = await clients.admin.call('listAuditLogs', { query: { limit: 1 } });
  return items[0]?.position ?? 0;
}

describe('malformed input is answered as documented', () => {
  it.each(calls)('$name', async ({ call }) => {
    await expectDocumented(call, otherInputsFor(call));
    if (!takesJson(call)) return;
    const before = await headPosition();
    const results = await expectDocumented(call, bodiesFor(call));
    if (results.every(({ status }) => status === 400)) expect(await headPosition()).toBe(before);
    await fc.assert(
      fc.asyncProperty(fc.json({ maxDepth: 3 }), async (body) => {
        await expectDocumented(call, [{ name: 'random body', body }]);
      }),
      { numRuns: isFullScope ? 15 : 2 },
    );
  });

  it('on unknown paths', async () => {
    for (const path of ['/nothing', '/bookings/x/y/z', '//', '/%']) {
      const { status, body } = await clients.client.send('GET', path);
      expect([400, 404]).toContain(status);
      Failure.parse(body);
    }
  });
});
