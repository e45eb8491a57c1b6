import { createServer, type IncomingMessage, request as httpRequest, type ServerResponse } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { join } from 'node:path';
import type { Duplex } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import express from 'express';
import type { Call } from '#contracts/calls/call.ts';
import { routeTable } from '#contracts/calls/route-table.ts';
import { frontEnd } from '#infra/http/pages/front-end.ts';

/** The services behind the proxy, by folder. */
export type ServiceName = 'command-api' | 'query-api' | 'realtime-gateway';

/** The ports of the running processes of a service; read for each request. */
export type Upstreams = (service: ServiceName) => readonly number[];

const STICKY_COOKIE = 'suki_gateway';
const TRY_FOR_MS = 5000;
const SILENT_AFTER_MS = 40_000;

/**
 * A small equivalent of a deployment's proxy (infra/deploy/Caddyfile): reads to the query API, everything else below
 * /api to the command API, the requests of a socket to the same gateway each time, and all others to the front end. A
 * process that refuses the connection is skipped. After a lost response, only a GET or HEAD request is repeated.
 */
export async function startReverseProxy(upstreams: Upstreams): Promise<{ url: string; close(): Promise<void> }> {
  const frontEndApp = express().use(frontEnd(join(import.meta.dirname, '../../frontend/dist')));
  const turn = new Map<ServiceName, number>();
  const tunnels = new Set<Duplex>();

  function next(service: ServiceName): number | undefined {
    const ports = upstreams(service);
    const n = (turn.get(service) ?? -1) + 1;
    turn.set(service, n);
    return ports[n % ports.length];
  }

  const server = createServer((request, response) => {
    const service = serviceFor(request);
    if (service)
      void forward(request, response, () =>
        service === 'realtime-gateway' ? (stickyPort(request, upstreams(service)) ?? next(service)) : next(service),
      );
    else frontEndApp(request, response);
  });

  server.on('upgrade', (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    const port = stickyPort(request, upstreams('realtime-gateway')) ?? next('realtime-gateway');
    if (port === undefined) return void socket.destroy();
    const gateway = connect(port, '127.0.0.1', () => {
      gateway.write(`${request.method} ${request.url} HTTP/1.1\r\n${headerLines(request)}\r\n\r\n`);
      gateway.write(head);
      socket.pipe(gateway).pipe(socket);
    });
    for (const [one, other] of [
      [socket, gateway],
      [gateway, socket],
    ] as const) {
      tunnels.add(one);
      one.on('error', () => other.destroy());
      one.on('close', () => {
        tunnels.delete(one);
        other.destroy();
      });
    }
  });

  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async close() {
      for (const tunnel of tunnels) tunnel.destroy();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** Reads that the command API answers. */
const commandApiReads = Object.values<Call>(routeTable).flatMap(({ path, readBy }) => (readBy ? [`/api${path}`] : []));

function serviceFor({ url = '', method }: IncomingMessage): ServiceName | null {
  if (url.startsWith('/socket.io/')) return 'realtime-gateway';
  if (url === '/readyz') return 'query-api';
  if (url.startsWith('/dev/') || url.startsWith('/.well-known/')) return 'command-api';
  if (!url.startsWith('/api/')) return null;
  const isRead = method === 'GET' || method === 'HEAD';
  return isRead && !commandApiReads.includes(url.split('?')[0] ?? '') ? 'query-api' : 'command-api';
}

function stickyPort({ headers }: IncomingMessage, ports: readonly number[]): number | undefined {
  const port = Number(headers.cookie?.match(new RegExp(`${STICKY_COOKIE}=(\\d+)`))?.[1]);
  return ports.includes(port) ? port : undefined;
}

async function forward(
  request: IncomingMessage,
  response: ServerResponse,
  choose: () => number | undefined,
): Promise<void> {
  const body = await buffer(request).catch(() => undefined);
  if (!body) return;
  const giveUpAt = Date.now() + TRY_FOR_MS;
  const reads = request.method === 'GET' || request.method === 'HEAD';
  for (;;) {
    const port = choose();
    const outcome = port === undefined ? 'refused' : await pass(port, request, body, response);
    if (outcome === 'answered') return;
    if (Date.now() > giveUpAt || (outcome === 'lost' && !reads)) break;
    await pause(100);
  }
  if (response.headersSent) return void response.destroy();
  response
    .writeHead(503, { 'content-type': 'application/json', 'retry-after': '2' })
    .end(
      JSON.stringify({ success: false, code: 'unavailable', message: 'Suki can’t answer right now.', requestId: '' }),
    );
}

/** `refused`: the request did not arrive. `lost`: it may have arrived. */
function pass(
  port: number,
  { method, url, headers }: IncomingMessage,
  body: Buffer,
  response: ServerResponse,
): Promise<'answered' | 'refused' | 'lost'> {
  return new Promise((resolve) => {
    const passed = httpRequest(
      {
        host: '127.0.0.1',
        port,
        method,
        path: url,
        headers: { ...headers, 'x-forwarded-for': '127.0.0.1' },
        agent: false,
      },
      (answer) => {
        const cookies = url?.startsWith('/socket.io/')
          ? [...(answer.headers['set-cookie'] ?? []), `${STICKY_COOKIE}=${port}; Path=/; HttpOnly`]
          : answer.headers['set-cookie'];
        response.writeHead(answer.statusCode ?? 502, { ...answer.headers, ...(cookies && { 'set-cookie': cookies }) });
        answer.pipe(response);
        answer.on('end', () => resolve('answered'));
        answer.on('error', () => {
          response.destroy();
          resolve('answered');
        });
      },
    );
    passed.on('error', (error: NodeJS.ErrnoException) => resolve(error.code === 'ECONNREFUSED' ? 'refused' : 'lost'));
    // A frozen process keeps its connections open, so requests need a time limit: longer than a long poll.
    passed.setTimeout(SILENT_AFTER_MS, () => passed.destroy(new Error('No answer')));
    // A browser that disconnected needs no response.
    const giveUp = (): void => void passed.destroy();
    response.on('close', giveUp);
    passed.on('close', () => response.off('close', giveUp));
    passed.end(body);
  });
}

function headerLines({ rawHeaders }: IncomingMessage): string {
  const lines: string[] = [];
  for (let n = 0; n < rawHeaders.length; n += 2) lines.push(`${rawHeaders[n]}: ${rawHeaders[n + 1]}`);
  return lines.join('\r\n');
}
