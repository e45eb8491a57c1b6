import type { RequestHandler } from 'express';
import multer from 'multer';
import { CallFailed } from '../call-failed.ts';
import type { UploadedFile } from './handlers.ts';

const MAX_FILE_BYTES = 10 * 1024 * 1024;

/** Reads the files of a multipart call into `response.locals.files`, its text fields into `response.locals.fields`. What they are is told from their bytes later, never from here. */
export function parseFiles({ field, max }: { field: string; max: number }): RequestHandler {
  const read = multer({ storage: multer.memoryStorage(), defParamCharset: 'utf8', limits: { fileSize: MAX_FILE_BYTES, files: max, fields: 10, fieldSize: 1000 } }).array(field, max);
  return (request, response, next) => {
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
