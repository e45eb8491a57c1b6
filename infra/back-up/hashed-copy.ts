import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { dirname } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { makeOwnFolder, OWNER_ONLY_FILE } from '../eventing/sqlite.ts';

export type Hashed = { bytes: number; sha256: string };

export async function hashOf(path: string): Promise<Hashed> {
  const [hash, counted] = [createHash('sha256'), { bytes: 0 }];
  for await (const chunk of createReadStream(path)) counted.bytes += addTo(hash, chunk);
  return { ...counted, sha256: hash.digest('hex') };
}

/** Durable when it resolves. The hash covers the bytes read from the source. */
export async function copyHashed(from: string, to: string): Promise<Hashed> {
  makeOwnFolder(dirname(to));
  const [hash, counted] = [createHash('sha256'), { bytes: 0 }];
  await pipeline(
    createReadStream(from),
    async function* counting(chunks: AsyncIterable<Buffer>) {
      for await (const chunk of chunks) {
        counted.bytes += addTo(hash, chunk);
        yield chunk;
      }
    },
    createWriteStream(to, { mode: OWNER_ONLY_FILE, flush: true }),
  );
  return { ...counted, sha256: hash.digest('hex') };
}

function addTo(hash: ReturnType<typeof createHash>, chunk: Buffer): number {
  hash.update(chunk);
  return chunk.length;
}
