import { connect, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { addressOf, connectionsHeld, kernelName } from './addresses.ts';
import { ATTACK_MS, type Assault } from './attack.ts';

/** Bytes that an attacker reads of a response at a time, if at all. */
const MOUTHFUL_BYTES = 1024;
const LOOK_EVERY_MS = 250;
const OPENING_MS = 3000;
const OPEN_EVERY_MS = 50;
const AGAIN = 4;

export type Connection = {
  socket: Socket;
  /** The status of the response, once it has arrived. */ status: number | undefined;
  closed: boolean;
  /** The connection's own end in the kernel's format. */ name: string;
};

/** A raw connection from an attacker's address. With `reads: false` the kernel buffers the response until `resume`. */
export function open(port: number, from: number, { reads = true } = {}): Connection {
  const localAddress = addressOf('attackers', from);
  const socket = connect({
    port,
    host: '127.0.0.1',
    localAddress,
    onread: { buffer: Buffer.alloc(MOUTHFUL_BYTES), callback: take },
  });
  const connection: Connection = { socket, status: undefined, closed: false, name: '' };

  function take(bytes: number, buffer: Uint8Array): boolean {
    connection.status ??= statusIn(Buffer.from(buffer.subarray(0, bytes)).toString('latin1'));
    return reads;
  }

  if (!reads) socket.pause();
  // An attacker expects broken connections; the number of closed ones is counted.
  socket.on('error', () => undefined);
  socket.once('connect', () => {
    connection.name = kernelName(localAddress, socket.localPort ?? 0);
  });
  socket.once('close', () => {
    connection.closed = true;
  });
  return connection;
}

export function sendBytes({ socket, closed }: Connection, bytes: string | Uint8Array): void {
  if (!closed && socket.writable && bytes.length > 0) socket.write(bytes);
}

/**
 * Opens `count` connections within a few seconds and keeps up their number during an attack: a closed one is replaced,
 * up to four times as often.
 */
export async function keepOpen(count: number, make: (n: number) => Connection): Promise<Connection[]> {
  const all: Connection[] = [];
  const startedAt = performance.now();
  for (let elapsedMs = 0; elapsedMs < ATTACK_MS; elapsedMs = performance.now() - startedAt) {
    const wanted = Math.min(1, elapsedMs / OPENING_MS) * count;
    let kept = all.filter(({ closed }) => !closed).length;
    while (kept++ < wanted && all.length < count * AGAIN) all.push(make(all.length));
    await pause(OPEN_EVERY_MS);
  }
  return all;
}

function statusIn(text: string): number | undefined {
  const status = text.match(/^HTTP\/1\.1 (\d{3})/)?.[1];
  return status === undefined ? undefined : Number(status);
}

/**
 * Counts their responses, ends the remaining ones and complains about each that the server kept open for the whole
 * attack.
 */
export async function expectClosedByServer(
  connections: readonly Connection[],
  { target, count, complain }: Assault,
  withinMs: number,
): Promise<void> {
  const giveUpAt = performance.now() + withinMs;
  let held = heldOf(connections, target.port);
  while (held > 0 && performance.now() < giveUpAt) {
    await pause(LOOK_EVERY_MS);
    held = heldOf(connections, target.port);
  }
  if (held > 0)
    complain(`${held} of ${connections.length} connections were still open after ${Math.round(withinMs / 1000)} s`);
  for (const { status, socket } of connections) {
    count(status ?? 'closed without a response');
    socket.destroy();
  }
}

function heldOf(connections: readonly Connection[], port: number): number {
  const held = connectionsHeld(port);
  return connections.filter(({ name }) => held.has(name)).length;
}
