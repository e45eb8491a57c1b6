import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { BSON } from 'mongodb';

/**
 * The part of MongoDB's wire protocol that a driver needs before it is rejected: the greeting, and a refusal of
 * everything else.
 */

const operation = { reply: 1, query: 2004, message: 2013 };
const HEADER = 16;
/** Flags and the kind of the only section. */
const BEFORE_DOCUMENT = 5;
/** Flags, cursor, start, and the number of documents: one. */
const beforeReply = Buffer.alloc(20).fill(1, 16, 17);

const greeting = {
  ok: 1,
  helloOk: true,
  isWritablePrimary: true,
  ismaster: true,
  minWireVersion: 0,
  maxWireVersion: 21,
  maxBsonObjectSize: 16_777_216,
  maxMessageSizeBytes: 48_000_000,
  maxWriteBatchSize: 100_000,
};
const wrongPassword = { ok: 0, code: 18, codeName: 'AuthenticationFailed', errmsg: 'Authentication failed.' };
const unauthorized = { ok: 0, code: 13, codeName: 'Unauthorized', errmsg: 'Command requires authentication' };

export async function startRefusingMongo(): Promise<{ port: number; stop(): Promise<void> }> {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    let received = Buffer.alloc(0);
    socket.on('error', () => {});
    socket.on('data', (chunk) => {
      received = Buffer.concat([received, Buffer.from(chunk)]);
      while (received.length >= 4 && received.length >= received.readInt32LE(0)) {
        const length = received.readInt32LE(0);
        socket.write(answerTo(received.subarray(0, length)));
        received = received.subarray(length);
      }
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    port: (server.address() as AddressInfo).port,
    async stop() {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}

function answerTo(message: Buffer): Buffer {
  const id = message.readInt32LE(4);
  // The first greeting has the old form.
  if (message.readInt32LE(12) === operation.query)
    return framed(id, operation.reply, beforeReply, BSON.serialize(greeting));
  const [command] = Object.keys(BSON.deserialize(message.subarray(HEADER + BEFORE_DOCUMENT)));
  return framed(
    id,
    operation.message,
    Buffer.alloc(BEFORE_DOCUMENT),
    BSON.serialize(answers[command ?? ''] ?? unauthorized),
  );
}

const answers: Record<string, object> = {
  hello: greeting,
  ismaster: greeting,
  isMaster: greeting,
  saslStart: wrongPassword,
  saslContinue: wrongPassword,
  endSessions: { ok: 1 },
};

function framed(answered: number, kind: number, before: Buffer, body: Uint8Array): Buffer {
  const header = Buffer.alloc(HEADER);
  for (const [n, value] of [HEADER + before.length + body.length, 0, answered, kind].entries())
    header.writeInt32LE(value, n * 4);
  return Buffer.concat([header, before, body]);
}
