import { once } from 'node:events';
import type { Server } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createLogger } from '../../service/logging.ts';
import { createMetrics } from '../../service/metrics.ts';
import { createWebServer } from './web-server.ts';

let server: Server;

beforeAll(async () => {
  server = createWebServer({
    logger: createLogger('silent'),
    metrics: createMetrics(),
    checks: {},
    api: [],
    trustProxy: false,
    now: () => new Date('2026-11-25T02:00:00.500Z'),
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
});
afterAll(() => void server.close());

/** The response to these exact bytes. */
function answerTo(head: string): Promise<string> {
  const { port } = server.address() as AddressInfo;
  const socket = connect(port, '127.0.0.1', () => socket.write(head));
  return text(socket);
}
const asking = (target: string) => `GET ${target} HTTP/1.1\r\nHost: suki.test\r\nConnection: close\r\n\r\n`;

it.each(['http://[', 'http://a:99999999/', 'suki'])('refuses a malformed target: %s', async (target) => {
  const answer = await answerTo(asking(target));
  expect(answer).toMatch(/^HTTP\/1\.1 400 Bad Request\r\n/);
  expect(answer).toContain('X-Content-Type-Options: nosniff');
});

it.each(['/nowhere', 'http://suki.test/nowhere', '*', '/%', '//['])('answers any other target: %s', async (target) => {
  const answer = await answerTo(asking(target));
  expect(answer).toMatch(/^HTTP\/1\.1 (404|400) /);
  expect(JSON.parse(answer.slice(answer.indexOf('{'), answer.lastIndexOf('}') + 1))).toMatchObject({ success: false });
});

it('sends the time of the service’s clock in each response once', async () => {
  const answer = await answerTo(asking('/api/nowhere'));
  expect(answer.match(/^Date: .*$/gm)).toEqual(['Date: Wed, 25 Nov 2026 02:00:00 GMT']);
});
