import { randomBytes } from 'node:crypto';
import { ask } from './ask.ts';
import { ATTACK_MS, atRate, type Assault } from './attack.ts';
import { type Connection, expectClosedByServer } from './connection.ts';
import { join, openWebsocket } from './websocket.ts';

/** Sockets without a token, with a forged one, from another page, and unfinished handshakes. */
const ADDRESSES = 20;
const SOCKETS_A_SECOND = 40;
const HANDSHAKES_A_SECOND = 60;
const CLOSED_WITHIN_MS = 25_000;
const forged = `eyJhbGciOiJIUzI1NiJ9.${randomBytes(60).toString('base64url')}.${randomBytes(32).toString('base64url')}`;

export async function uninvitedSockets(assault: Assault): Promise<void> {
  const { port, accounts } = assault.target;
  const kinds = [
    (from: number) => openWebsocket(port, { from }),
    (from: number) => joining(from, '/chat', { token: forged }),
    (from: number) => joining(from, '/account', {}),
    (from: number) => joining(from, '/nowhere', {}),
    (from: number) => joining(from, '/chat', { token: accounts[0]?.token }, 'Origin: https://elsewhere.example\r\n'),
  ];
  const sockets: Connection[] = [];

  function joining(from: number, namespace: string, auth: unknown, headers = '') {
    const connection = openWebsocket(port, { from, headers, query: `&token=${forged}` });
    // Does not wait for the handshake's response: the server processes packets in order.
    setTimeout(() => join(connection, namespace, auth), 200);
    return connection;
  }

  await Promise.all([
    atRate(
      SOCKETS_A_SECOND,
      (n) =>
        void sockets.push(...kinds.slice(n % kinds.length, (n % kinds.length) + 1).map((open) => open(n % ADDRESSES))),
    ),
    atRate(HANDSHAKES_A_SECOND, (n) =>
      ask(assault, { from: n % ADDRESSES, path: '/socket.io/?EIO=4&transport=polling' }),
    ),
  ]);
  await expectClosedByServer(sockets, assault, CLOSED_WITHIN_MS + ATTACK_MS);
}
