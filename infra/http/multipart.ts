import type { Request, RequestHandler } from 'express';
import multer from 'multer';
import { CallFailed } from '../call-failed.ts';
import type { UploadedFile } from './handlers.ts';
import { createRoom } from './upload-room.ts';

const MAX_FILE_BYTES = 10 * 1024 * 1024;

/** Files are in memory until their call is answered: so much of all calls together is two of the largest uploads, or fifty pictures from a phone. */
const HELD_AT_ONCE_BYTES = 200 * 1024 * 1024;
const RETRY_SECONDS = 5;
const roomFor = createRoom(HELD_AT_ONCE_BYTES);

/** Reads the files of a multipart call into `response.locals.files`, its text fields into `response.locals.fields`. What they are is told from their bytes later, never from here. */
export function parseFiles({ field, max }: { field: string; max: number }): RequestHandler {
  const read = multer({ storage: multer.memoryStorage(), defParamCharset: 'utf8', limits: { fileSize: MAX_FILE_BYTES, files: max, fields: 10, fieldSize: 1000 } }).array(field, max);
  const mostBytes = max * MAX_FILE_BYTES;
  return (request, response, next) => {
    // The sender has gone already: nothing would tell when to give the room back.
    if (response.destroyed) return next(new CallFailed('invalid'));
    const leave = roomFor(Math.min(declaredBytes(request), mostBytes));
    if (!leave) return next(new CallFailed('unavailable', { retryAfterSeconds: RETRY_SECONDS }));
    response.once('close', leave);
    read(request, response, (error: unknown) => {
      // What multer has no code for is a body that is not multipart at all.
      if (error) return next(error instanceof multer.MulterError ? error : new CallFailed('invalid', { message: 'That is not a form with files.' }));
      const files = Array.isArray(request.files) ? request.files : [];
      response.locals.files = files.map(({ originalname, mimetype, buffer }): UploadedFile => ({ name: originalname, contentType: mimetype, bytes: buffer }));
      response.locals.fields = request.body;
      next();
    });
  };
}

/** Who does not say how much is coming may send any amount. */
function declaredBytes({ headers }: Request): number {
  return Number(headers['content-length'] ?? Infinity);
}
