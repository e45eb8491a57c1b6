import type { RequestHandler } from 'express';
import multer from 'multer';
import type { UploadedFile } from './handlers.ts';

const MAX_FILE_BYTES = 10 * 1024 * 1024;

/** Reads the files of a multipart call into `response.locals.files`, its text fields into `response.locals.fields`. What they are is told from their bytes later, never from here. */
export function parseFiles({ field, max }: { field: string; max: number }): RequestHandler {
  const read = multer({ storage: multer.memoryStorage(), defParamCharset: 'utf8', limits: { fileSize: MAX_FILE_BYTES, files: max, fields: 10, fieldSize: 1000 } }).array(field, max);
  return (request, response, next) => {
    read(request, response, (error: unknown) => {
      if (error) return next(error);
      const files = Array.isArray(request.files) ? request.files : [];
      response.locals.files = files.map(({ originalname, mimetype, buffer }): UploadedFile => ({ name: originalname, contentType: mimetype, bytes: buffer }));
      response.locals.fields = request.body;
      next();
    });
  };
}
