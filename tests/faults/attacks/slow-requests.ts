import type { Assault } from './attack.ts';
import { type Connection, keepOpen, open, sendBytes, expectClosedByServer } from './connection.ts';

/** Requests that never end: no byte at all, a header a second, or a slow body. */
const CONNECTIONS = 240;
const FIRST_ADDRESS = 200;
const ADDRESSES = 12;
const WORD_EVERY_MS = 1000;
const CUT_WITHIN_MS = 40_000;

type SlowRequest = { first: string; repeated: string };

const slowRequestsOfEachKind: readonly SlowRequest[] = [
  { first: '', repeated: '' },
  { first: 'GET /api/workers HTTP/1.1\r\nHost: suki\r\n', repeated: 'X-More: more\r\n' },
  {
    first:
      'POST /api/auth/login HTTP/1.1\r\nHost: suki\r\nContent-Type: application/json\r\nContent-Length: 2000\r\n\r\n{"email":"',
    repeated: 'a',
  },
  {
    first:
      'POST /api/auth/refresh HTTP/1.1\r\nHost: suki\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n',
    repeated: '1\r\n[\r\n',
  },
];

export async function slowRequests(assault: Assault): Promise<void> {
  const { port } = assault.target;
  const trickled: { connection: Connection; repeated: string }[] = [];
  const trickle = setInterval(() => {
    for (const { connection, repeated } of trickled) sendBytes(connection, repeated);
  }, WORD_EVERY_MS);
  const connections = await keepOpen(CONNECTIONS, (n) => {
    const { first, repeated } = slowRequestsOfEachKind[n % slowRequestsOfEachKind.length] ?? {
      first: '',
      repeated: '',
    };
    const connection = open(port, FIRST_ADDRESS + (n % ADDRESSES));
    sendBytes(connection, first);
    trickled.push({ connection, repeated });
    return connection;
  });
  await expectClosedByServer(connections, assault, CUT_WITHIN_MS);
  clearInterval(trickle);
}
