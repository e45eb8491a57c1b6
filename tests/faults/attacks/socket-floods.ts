import { setTimeout as pause } from 'node:timers/promises';
import { ATTACK_MS, atRate, type Assault, type AttackerAccount } from './attack.ts';
import { type Connection, expectClosedByServer } from './connection.ts';
import { emit, join, openWebsocket, sendText } from './websocket.ts';

/**
 * With valid tokens: more connections and more events of each kind than a user needs, and some sockets that never read.
 */
const CONNECTIONS_OF_ONE = 150;
const EVENTS_A_SECOND = 400;
const CLOSED_WITHIN_MS = 10_000;
const WATCHED = 200;

export async function socketFloods(assault: Assault): Promise<void> {
  const { accounts, port } = assault.target;
  const [first, ...others] = accounts;
  if (!first) throw new Error('The attackers have no account');
  const joined = (account: AttackerAccount, from: number, reads = true) => {
    const connection = openWebsocket(port, { from, reads });
    setTimeout(() => join(connection, '/chat', { token: account.token }), 300);
    return connection;
  };
  const many = Array.from({ length: CONNECTIONS_OF_ONE }, () => joined(first, 0));
  const flooding = others.flatMap((account, n) =>
    [joined(account, n + 1), joined(account, n + 1, false)].map((connection) => ({ connection, account })),
  );
  await pause(1000);
  await atRate(
    EVENTS_A_SECOND,
    (n) => {
      const { connection, account } = flooding[n % flooding.length] ?? {};
      const flood = floods[n % floods.length];
      if (connection && account && flood) flood(connection, account, n);
    },
    ATTACK_MS - 1000,
  );
  const all = [...many, ...flooding.map(({ connection }) => connection)];
  // Sockets within their budget stay open, so the attacker closes them.
  for (const { socket } of all) socket.destroy();
  await expectClosedByServer(all, assault, CLOSED_WITHIN_MS);
}

type Flood = (connection: Connection, account: AttackerAccount, n: number) => void;

const floods: readonly Flood[] = [
  (connection, { partnerId }, n) =>
    emit(connection, '/chat', 'send_message', {
      recipientId: partnerId,
      text: `flood ${n}`,
      clientTempId: `flood-${n}`,
    }),
  (connection, { partnerId }) => emit(connection, '/chat', 'chat:typing', { recipientId: partnerId, typing: true }),
  (connection, _account, n) =>
    emit(connection, '/chat', 'presence:watch', {
      accountIds: Array.from({ length: WATCHED }, (_, i) => `nobody-${n}-${i}`),
    }),
  (connection, { partnerId }, n) => emit(connection, '/chat', 'chat:read', { partnerId, upToSequence: n }),
  (connection, _account, n) => emit(connection, '/chat', 'no_such_event', { n, nested: [[[[n]]]] }),
  (connection, { partnerId }, n) =>
    emit(connection, '/chat', 'send_message', {
      recipientId: partnerId,
      text: 'a'.repeat(90_000),
      clientTempId: `long-${n}`,
    }),
  (connection) => sendText(connection, '42/chat,{not json'),
];
