import express from 'express';
import { CallFailed } from '../call-failed.ts';
import type { Files } from '../files/port.ts';
import { setApiHeaders } from './security-headers.ts';

const YEAR_SECONDS = 31_536_000;

/** GET /api/files/{id}: an upload never changes, so a browser keeps it. Shown in pages, never run as one. */
export function fileRoute(files: Files): express.Router {
  const router = express.Router();
  router.get('/api/files/:id', setApiHeaders);
  router.get('/api/files/:id', async (request, response, next) => {
    const file = await files.get(request.params.id);
    if (!file) return next(new CallFailed('not_found'));
    response.setHeader('Cache-Control', `public, max-age=${YEAR_SECONDS}, immutable`);
    response.setHeader('Content-Security-Policy', "default-src 'none'; sandbox");
    if (!file.contentType.startsWith('image/')) response.attachment(file.name);
    response.type(file.contentType).send(file.bytes);
  });
  return router;
}
