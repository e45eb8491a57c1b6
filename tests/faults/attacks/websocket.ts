import { randomBytes } from 'node:crypto';
import { type Connection, open, sendBytes } from './connection.ts';

const UPGRADE = 'Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n';
const TEXT_FRAME = 0x81;

type Handshake = { from: number; reads?: boolean; /** Further header lines. */ headers?: string; query?: string };

/** An attacker's websocket, which need not read or answer pings. */
export function openWebsocket(port: number, { from, reads = true, headers = '', query = '' }: Handshake): Connection {
  const connection = open(port, from, { reads });
  connection.socket.write(
    `GET /socket.io/?EIO=4&transport=websocket${query} HTTP/1.1\r\nHost: ` +
      `127.0.0.1:${port}\r\n${UPGRADE}Sec-WebSocket-Key: ${randomBytes(16).toString('base64')}\r\n${headers}\r\n`,
  );
  return connection;
}

export function sendText(connection: Connection, text: string): void {
  sendBytes(connection, frame(text));
}

/** Joins a namespace in socket.io's format: `40/chat,{"token":…}`. */
export function join(connection: Connection, namespace: string, auth: unknown = {}): void {
  sendText(connection, `40${namespace},${JSON.stringify(auth)}`);
}

export function emit(connection: Connection, namespace: string, ...event: unknown[]): void {
  sendText(connection, `42${namespace},${JSON.stringify(event)}`);
}

function frame(text: string): Buffer {
  const payload = Buffer.from(text);
  const mask = randomBytes(4);
  for (let at = 0; at < payload.length; at++) payload[at] = (payload[at] ?? 0) ^ (mask[at % 4] ?? 0);
  return Buffer.concat([frameHead(payload.length), mask, payload]);
}

/** A client masks every frame (the highest bit of the length). */
function frameHead(length: number): Buffer {
  if (length < 126) return Buffer.from([TEXT_FRAME, 0x80 | length]);
  if (length < 65_536) return Buffer.from([TEXT_FRAME, 0x80 | 126, length >> 8, length & 255]);
  const head = Buffer.alloc(10);
  head.set([TEXT_FRAME, 0x80 | 127]);
  head.writeBigUInt64BE(BigInt(length), 2);
  return head;
}
