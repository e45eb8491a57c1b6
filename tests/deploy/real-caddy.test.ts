import { once } from 'node:events';
import { createServer, request as plainRequest, type IncomingHttpHeaders, type Server } from 'node:http';
import { request as tlsRequest } from 'node:https';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startCaddy, type RunningCaddy } from './real-caddy.ts';

/**
 * Checks in a real Caddy what proxy.test.ts reads in the Caddyfile. Skipped where this machine has none
 * (vitest.config.ts).
 */

const services: Server[] = [];

async function startNamedService(name: string): Promise<number> {
  const server = createServer((_, response) => void response.setHeader('set-cookie', 'own=1; Path=/api').end(name));
  services.push(server.listen(0, '127.0.0.1'));
  await once(server, 'listening');
  return (server.address() as AddressInfo).port;
}

afterAll(() => services.map((server) => server.close()));

describe.each(['tls', 'nothing'] as const)('a Caddy that ends %s', (ends) => {
  let caddy: RunningCaddy;
  beforeAll(async () => {
    const [gateway, commands, queries] = [
      await startNamedService('gateway'),
      await startNamedService('commands'),
      await startNamedService('queries'),
    ];
    caddy = await startCaddy(ends, { gateway, commands, queries });
  });
  afterAll(() => caddy.stop());

  async function ask(method: string, path: string, headers: Record<string, string> = {}) {
    const request = ends === 'tls' ? tlsRequest : plainRequest;
    const asked = request({
      host: 'localhost',
      port: caddy.port,
      method,
      path,
      headers,
      // This Caddy just created its own certificate.
      rejectUnauthorized: false,
    }).end();
    const [response] = (await once(asked, 'response')) as [AsyncIterable<Buffer> & { headers: IncomingHttpHeaders }];
    let body = '';
    for await (const part of response) body += String(part);
    return { body, cookies: response.headers['set-cookie'] ?? [] };
  }

  it('ties a chat socket to its gateway by a cookie of this host over TLS only, once', async () => {
    const first = await ask('GET', '/socket.io/?EIO=4&transport=polling');
    expect(first.body).toBe('gateway');
    const [tie, ...more] = first.cookies.filter((cookie) => !cookie.startsWith('own='));
    expect(more).toEqual([]);
    expect(tie).toMatch(/^__Host-suki_gateway=[^;]+; Path=\/; Secure; HttpOnly; SameSite=Lax$/);
    const again = await ask('POST', '/socket.io/?EIO=4&transport=polling', { cookie: tie?.split(';')[0] ?? '' });
    expect(again.cookies).toEqual(['own=1; Path=/api']);
  });

  it('leaves the cookies of the services unchanged, and ties no HTTP call to a gateway', async () => {
    expect(await ask('GET', '/api/bookings')).toEqual({ body: 'queries', cookies: ['own=1; Path=/api'] });
    expect(await ask('POST', '/api/bookings')).toEqual({ body: 'commands', cookies: ['own=1; Path=/api'] });
    expect(await ask('GET', '/api/auth/sessions')).toEqual({ body: 'commands', cookies: ['own=1; Path=/api'] });
  });

  it('hides internal paths from the outside', async () => {
    expect((await ask('GET', '/metrics')).body).toBe('404 Not Found');
  });
});
