import { setTimeout as pause } from 'node:timers/promises';
import type { Request, Response } from 'express';
import { httpError } from '../calls/http-error.ts';
import { fileNameOf } from '../../files/file-name.ts';
import type { ByteRange, Files, StoredFile } from '../../files/port.ts';
import { type ReadingPace, watchReader } from '../routing/slow-reader.ts';
import { createSharedPace } from './shared-pace.ts';

export type StoredFileAnswer = {
  files: Pick<Files, 'about' | 'open'>;
  id: string;
  /** In addition to the content headers: at least Cache-Control. */
  headers: Readonly<Record<string, string>>;
  pace?: ReadingPace;
  /** Pause in ms after this many bytes; all responses of a process share it. */
  waitAfter?: (bytes: number) => number;
};

/**
 * One reused buffer per response: a new one per piece would keep the garbage collector busy at line speed. Not
 * smaller than the block size that malloc returns to the system (infra/setup/environment.json).
 */
const BUFFER_BYTES = 64 * 1024;

/** The first part of each file, such as a picture, is not paced. */
const UNPACED_BYTES = 512 * 1024;

/**
 * 400 Mbit/s for everything beyond that. The kernel buffers 4 MB per stalled reader; a hundred of them would
 * otherwise keep the event loop busy reading files.
 */
const togetherWait = createSharedPace({ bytesPerSecond: 48 * 1024 * 1024, burstBytes: 2 * 1024 * 1024 });

/**
 * Answers GET and HEAD with a stored file: complete, one range (RFC 9110; several ranges get the complete file), or
 * 304. Holds only the next piece in memory and cuts stalled readers. Throws HttpError (not_found,
 * range_not_satisfiable) before the first byte.
 */
export async function sendStoredFile(
  request: Request,
  response: Response,
  { files, id, headers, pace, waitAfter }: StoredFileAnswer,
): Promise<void> {
  const file = await files.about(id);
  if (!file) throw httpError('not_found');
  const etag = `"${id}"`;
  const range = rangeIn(request, file, etag);
  // The content of an id never changes.
  response.set({ ETag: etag, 'Accept-Ranges': 'bytes', ...headers });
  if (request.fresh) return void response.status(304).end();
  if (range === 'none') {
    response.setHeader('Content-Range', `bytes */${file.sizeBytes}`);
    throw httpError('range_not_satisfiable');
  }
  describe(response, file, range);
  if (request.method === 'HEAD') return void response.end();
  await stream({ files, id, range, pace, waitAfter }, response);
}

/** Undefined: the complete file. 'none': a range outside it. */
function rangeIn(request: Request, { sizeBytes }: StoredFile, etag: string): ByteRange | undefined | 'none' {
  const ifRange = request.get('if-range');
  if (request.method !== 'GET' || (ifRange !== undefined && ifRange !== etag)) return undefined;
  const ranges = request.range(sizeBytes);
  if (ranges === -1) return 'none';
  if (ranges === undefined || ranges === -2 || ranges.type !== 'bytes' || ranges.length > 1) return undefined;
  return ranges[0];
}

function describe(
  response: Response,
  { contentType, name, sizeBytes }: StoredFile,
  range: ByteRange | undefined,
): void {
  if (!contentType.startsWith('image/')) response.attachment(fileNameOf(name, contentType));
  response.type(contentType);
  response.setHeader('Content-Length', range ? range.end - range.start + 1 : sizeBytes);
  if (!range) return;
  response.status(206).setHeader('Content-Range', `bytes ${range.start}-${range.end}/${sizeBytes}`);
}

type Part = Pick<StoredFileAnswer, 'files' | 'id' | 'pace' | 'waitAfter'> & { range: ByteRange | undefined };

async function stream({ files, id, range, pace, waitAfter = togetherWait }: Part, response: Response): Promise<void> {
  const file = await files.open(id, range);
  if (!file) throw httpError('not_found');
  const reader = watchReader(response, pace);
  // The reader may disconnect, or be cut, at any time.
  const gone = new AbortController();
  response.once('close', () => gone.abort());
  try {
    const buffer = Buffer.allocUnsafeSlow(BUFFER_BYTES);
    let unpacedBytes = UNPACED_BYTES;
    while (!response.destroyed) {
      const bytes = await file.read(buffer);
      if (bytes === 0) return void response.end();
      unpacedBytes -= bytes;
      if (unpacedBytes < 0) await held(waitAfter(bytes), gone.signal);
      await drained(response, buffer.subarray(0, bytes));
      reader.took(bytes);
    }
  } catch (failure) {
    // The promised length cannot be completed.
    response.destroy();
    throw failure;
  } finally {
    reader.stop();
    await file.close();
  }
}

async function held(ms: number, gone: AbortSignal): Promise<void> {
  // Timers have a resolution of 1 ms.
  if (ms >= 1) await pause(ms, undefined, { signal: gone }).catch(() => undefined);
}

/** Resolves when the connection has accepted the bytes or ended: only then may the buffer be reused. */
function drained(response: Response, bytes: Uint8Array): Promise<void> {
  return new Promise((resolve) => {
    function over(): void {
      response.off('close', over);
      resolve();
    }
    response.once('close', over);
    response.write(bytes, over);
  });
}
