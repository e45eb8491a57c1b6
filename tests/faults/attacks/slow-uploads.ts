import { setTimeout as pause } from 'node:timers/promises';
import { ATTACK_MS, type Assault, type AttackerAccount } from './attack.ts';
import { type Connection, keepOpen, open, sendBytes, expectClosedByServer } from './connection.ts';

const SLOW_UPLOADS = 72;
const FIRST_ADDRESS = 100;
const ADDRESSES = 6;
const DRIP_EVERY_MS = 500;
const CLOSED_WITHIN_MS = 40_000;
const DECLARED_BYTES = 95_000_000;
const FAST_UPLOADS = 6;
const FAST_BYTES = 80_000_000;
/** A piece at each interval is 100 Mbit/s: a fast line, but much slower than the loopback interface. */
const PIECE_BYTES = 256 * 1024;
const PIECE_EVERY_MS = 20;
const BOUNDARY = 'suki-attack';
const PNG = Buffer.from('89504e470d0a1a0a0000000d', 'hex');

/**
 * Signed in with a few accounts: many uploads of a few bytes a second, with and without a declared length, and a few at
 * full speed.
 */
export async function slowUploads(assault: Assault): Promise<void> {
  const { accounts, port } = assault.target;
  const dripping: (() => void)[] = [];
  const drip = setInterval(() => {
    for (const each of dripping) each();
  }, DRIP_EVERY_MS);
  const [slow, fast] = await Promise.all([
    keepOpen(SLOW_UPLOADS, (n) => {
      const [account, chunked] = [accounts[n % accounts.length], n % 4 !== 3];
      const connection = begin(
        open(port, FIRST_ADDRESS + (n % ADDRESSES)),
        account,
        chunked ? 'Transfer-Encoding: chunked' : `Content-Length: ${DECLARED_BYTES}`,
      );
      sendBytes(connection, chunked ? asChunk(partHead()) : partHead());
      dripping.push(() => sendBytes(connection, chunked ? asChunk(Buffer.from('slow')) : 'slow'));
      return connection;
    }),
    Promise.all(
      Array.from({ length: FAST_UPLOADS }, (_, n) =>
        uploadEndlessly(
          begin(
            open(port, FIRST_ADDRESS + (n % ADDRESSES)),
            accounts[n % accounts.length],
            'Transfer-Encoding: chunked',
          ),
        ),
      ),
    ),
  ]);
  await expectClosedByServer([...slow, ...fast], assault, CLOSED_WITHIN_MS);
  clearInterval(drip);
}

function begin(connection: Connection, account: AttackerAccount | undefined, length: string): Connection {
  connection.socket.write(
    `POST /api/upload/portfolio HTTP/1.1\r\nHost: suki\r\nAuthorization: Bearer ` +
      `${account?.token}\r\nContent-Type: multipart/form-data; boundary=${BOUNDARY}\r\n${length}\r\n\r\n`,
  );
  return connection;
}

function partHead(): Buffer {
  return Buffer.concat([
    Buffer.from(
      `--${BOUNDARY}\r\nContent-Disposition: form-data; name="files"; filename="slow.png"\r\nContent-Type: image/png\r\n\r\n`,
    ),
    PNG,
  ]);
}

function asChunk(bytes: Buffer): Buffer {
  return Buffer.concat([Buffer.from(`${bytes.length.toString(16)}\r\n`), bytes, Buffer.from('\r\n')]);
}

/** Sends one endless file at full speed, until the connection closes or the limit is reached. */
async function uploadEndlessly(connection: Connection): Promise<Connection> {
  const piece = asChunk(Buffer.alloc(PIECE_BYTES, 7));
  const endAt = performance.now() + ATTACK_MS;
  const over = () =>
    connection.closed || !connection.socket.writable || connection.status !== undefined || performance.now() > endAt;
  sendBytes(connection, asChunk(partHead()));
  for (let sent = 0; sent < FAST_BYTES && !over();) {
    sendBytes(connection, piece);
    sent += piece.length;
    do await pause(PIECE_EVERY_MS);
    while (connection.socket.writableNeedDrain && !over());
  }
  return connection;
}
