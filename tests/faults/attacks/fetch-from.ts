import { Agent, request } from 'node:http';
import type { Fetch } from '../../harness/api-client.ts';

/** Connections that a browser opens to one server. */
const CONNECTIONS = 6;

/** `fetch` from its own address, over a few kept connections and with the received cookies, like a browser. */
export function fetchFrom(localAddress: string): Fetch {
  const agent = new Agent({ keepAlive: true, localAddress, maxSockets: CONNECTIONS, maxFreeSockets: CONNECTIONS });
  const cookies = new Map<string, string>();

  return async (url, init) => {
    const wanted = new Request(url, init);
    const body = Buffer.from(await wanted.arrayBuffer());
    const { promise, resolve, reject } = Promise.withResolvers<Response>();
    const headers = {
      ...Object.fromEntries(wanted.headers),
      'content-length': body.length,
      ...(cookies.size > 0 && { cookie: [...cookies].map((pair) => pair.join('=')).join('; ') }),
    };
    const sent = request(url, { method: wanted.method, headers, agent, localAddress });
    sent.once('error', reject);
    sent.once('response', (response) => {
      for (const cookie of response.headers['set-cookie'] ?? []) {
        const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
        cookies.set(name, value);
      }
      const pieces: Buffer[] = [];
      response.on('data', (piece: Buffer) => pieces.push(piece));
      response.once('error', reject);
      response.once('end', () => {
        const known = Object.entries(response.headers).flatMap(([name, value]): [string, string][] =>
          value === undefined ? [] : [[name, String(value)]],
        );
        resolve(new Response(Buffer.concat(pieces), { status: response.statusCode ?? 500, headers: known }));
      });
    });
    sent.end(body);
    return promise;
  };
}
