import { pipeline } from 'node:stream/promises';
import type { Request, Response } from 'express';
import { httpError } from '../calls/http-error.ts';
import type { ByteRange, Files, StoredFile } from '../../files/port.ts';
import { cutSlowReader, type ReadingPace } from '../routing/slow-reader.ts';

export type StoredFileAnswer = {
  files: Pick<Files, 'about' | 'open'>;
  id: string;
  /** Beside what the bytes themselves ask for: Cache-Control first of all. */
  headers: Readonly<Record<string, string>>;
  pace?: ReadingPace;
};

/**
 * Answers GET and HEAD with a stored file: whole, one range of it (RFC 9110; several at once get it whole), or nothing where the
 * reader has it already. What is in memory of it is what the reader is about to take, and a reader who hardly takes anything is cut.
 * Throws HttpError (not_found, range_not_satisfiable) before anything is sent.
 */
export async function sendStoredFile(
  request: Request,
  response: Response,
  { files, id, headers, pace }: StoredFileAnswer,
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
  await stream({ files, id, range, pace }, response);
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
  if (!contentType.startsWith('image/')) response.attachment(name);
  response.type(contentType);
  response.setHeader('Content-Length', range ? range.end - range.start + 1 : sizeBytes);
  if (!range) return;
  response.status(206).setHeader('Content-Range', `bytes ${range.start}-${range.end}/${sizeBytes}`);
}

type Part = Pick<StoredFileAnswer, 'files' | 'id' | 'pace'> & { range: ByteRange | undefined };

async function stream({ files, id, range, pace }: Part, response: Response): Promise<void> {
  const opened = await files.open(id, range);
  if (!opened) throw httpError('not_found');
  const stopWatching = cutSlowReader(response, opened.content, pace);
  try {
    await pipeline(opened.content, response);
  } catch (failure) {
    // Whoever reads may go at any time, and may be sent away.
    if (!isEarlyEnd(failure)) throw failure;
  } finally {
    stopWatching();
  }
}

function isEarlyEnd(failure: unknown): boolean {
  return (
    failure instanceof Error &&
    'code' in failure &&
    (failure.code === 'ERR_STREAM_PREMATURE_CLOSE' || failure.code === 'ECONNRESET' || failure.code === 'EPIPE')
  );
}
