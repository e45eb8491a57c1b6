import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { join } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import express from 'express';
import { expect, it } from 'vitest';
import { temporaryFolder } from '../../eventing/testing.ts';
import { openLocalFiles } from '../../files/local-files.ts';
import { sendStoredFile } from './send-stored-file.ts';

const MEGABYTE = 1024 * 1024;
const READERS = 40;
const FILE_BYTES = 10 * MEGABYTE;

/** Size of all buffers after a garbage collection. */
function heldBytes(): number {
  setFlagsFromString('--expose-gc');
  runInNewContext('gc')();
  return process.memoryUsage().arrayBuffers;
}

it('uses less than 10 MB for forty readers that read nothing of 400 MB', async () => {
  const { folder, remove } = temporaryFolder();
  const files = await openLocalFiles({ folder: join(folder, 'files') });
  const { id } = await files.put(randomBytes(FILE_BYTES), { contentType: 'image/png', name: 'large.png' });
  let [reads, readsBefore] = [0, 0];
  const open: typeof files.open = async (...asked) => {
    const file = await files.open(...asked);
    if (!file) return undefined;
    const read: typeof file.read = (into) => {
      reads++;
      return file.read(into);
    };
    return { ...file, read };
  };
  const app = express().get('/', (request, response) =>
    sendStoredFile(request, response, { files: { about: files.about, open }, id, headers: {} }),
  );
  const isStalled = () => {
    const isSame = reads === readsBefore;
    readsBefore = reads;
    return isSame && reads >= READERS;
  };
  const server = createServer(app).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const sockets: Socket[] = [];
  try {
    const before = heldBytes();
    for (let n = 0; n < READERS; n++) {
      const socket = connect((server.address() as AddressInfo).port, '127.0.0.1').on('error', () => undefined);
      socket.pause().write('GET / HTTP/1.1\r\nHost: suki\r\n\r\n');
      sockets.push(socket);
    }
    await expect.poll(isStalled, { interval: 500 }).toBe(true);
    expect(heldBytes() - before).toBeLessThan(10 * MEGABYTE);
  } finally {
    for (const socket of sockets) socket.destroy();
    server.closeAllConnections();
    server.close();
    remove();
  }
});
