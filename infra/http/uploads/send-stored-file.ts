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
  /** Beside what the bytes themselves ask for: Cache-Control first of all. */
  headers: Readonly<Record<string, string>>;
  pace?: ReadingPace;
  /** How long, in ms, an answer sends no more after so many bytes: all answers of a process share one. */
  waitAfter?: (bytes: number) => number;
};

/**
 * One for each answer, filled again and again: at the pace of a fast line a new one for each piece would keep the garbage
 * collector busy. No smaller than what malloc gives back to the machine at once (infra/setup/environment.json).
 */
const BUFFER_BYTES = 64 * 1024;

/** A picture on a page goes out as fast as its reader takes it; of a larger file so much. */
const UNPACED_BYTES = 512 * 1024;

/**
 * 400 Mbit/s for what all answers send beyond that: the kernel takes 4 MB for each reader who takes nothing, and a hundred
 * such at once would have the event loop do nothing but read files for them.
 */
const togetherWait = createSharedPace({ bytesPerSecond: 48 * 1024 * 1024, burstBytes: 2 * 1024 * 1024 });

/**
 * Answers GET and HEAD with a stored file: whole, one range of it (RFC 9110; several at once get it whole), or nothing where the
 * reader has it already. What is in memory of it is what the reader is about to take, and a reader who hardly takes anything is cut.
 * Throws HttpError (not_found, range_not_satisfiable) before anything is sent.
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
  // An id has one content for ever.
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

/** Undefined asks for all of it; 'none' for a part that is not there. */
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
  // Whoever reads may go at any time, and may be sent away.
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
      await taken(response, buffer.subarray(0, bytes));
      reader.took(bytes);
    }
  } catch (failure) {
    // What is left of the promised length will never come.
    response.destroy();
    throw failure;
  } finally {
    reader.stop();
    await file.close();
  }
}

async function held(ms: number, gone: AbortSignal): Promise<void> {
  // Timers are no finer than that.
  if (ms >= 1) await pause(ms, undefined, { signal: gone }).catch(() => undefined);
}

/** Once the connection has all of it, or is no more: only then may the buffer be filled again. */
function taken(response: Response, bytes: Uint8Array): Promise<void> {
  return new Promise((resolve) => {
    function over(): void {
      response.off('close', over);
      resolve();
    }
    response.once('close', over);
    response.write(bytes, over);
  });
}
