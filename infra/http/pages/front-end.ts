import { extname } from 'node:path';
import type { Readable } from 'node:stream';
import express, { type Request, type RequestHandler } from 'express';
import sirv from 'sirv';
import { documentHeaders, type ForeignOrigins, setFrameHeaders } from '../routing/security-headers.ts';

const YEAR_SECONDS = 31_536_000;
const DOCUMENT_FRAME = '/document-frame.html';

/** Which letters these are read as, sirv says of HTML alone. */
const texts: Readonly<Record<string, string>> = {
  '.css': 'text/css',
  '.js': 'text/javascript',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain',
};

/**
 * The built front end: hashed files for a year, documents never cached, public pages as the build drew them, and the app's
 * document for every path that is no file and no asset, so that a reload works on any screen (the app itself shows Page not found).
 * Screens are only ever read: any other method is left to whoever comes next. `foreign`: what they may have from other
 * origins.
 */
export function frontEnd(folder: string, foreign: ForeignOrigins = {}): express.Router {
  const router = express.Router();
  const headers = documentHeaders(foreign);
  const files = sirv(folder, {
    brotli: true,
    gzip: true,
    etag: true,
    single: 'app.html',
    ignores: '^/assets/',
    setHeaders: (response, pathname) => {
      const hashed = pathname.startsWith('/assets/');
      const type = texts[extname(pathname)];
      if (type !== undefined) response.setHeader('Content-Type', `${type};charset=utf-8`);
      // A frame without an origin asks as a stranger for its scripts, which are no secret.
      if (hashed && extname(pathname) === '.js') response.setHeader('Access-Control-Allow-Origin', '*');
      response.setHeader('Cache-Control', hashed ? `public, max-age=${YEAR_SECONDS}, immutable` : 'no-cache');
    },
  });
  router.use((request, _response, next) => (isRead(request) ? next() : next('router')));
  router.use((request, response, next) => {
    if (request.path.startsWith('/assets/')) next();
    else (request.path === DOCUMENT_FRAME ? setFrameHeaders : headers)(request, response, next);
  });
  router.use(survivingLostFiles, files);
  router.use('/assets', missingAsset);
  return router;
}

function isRead({ method }: Request): boolean {
  return method === 'GET' || method === 'HEAD';
}

/** No screen's address: whoever kept the app's document as a script or a style would have a blank page for long. */
const missingAsset: RequestHandler = (_request, response) => {
  response.status(404).set('Cache-Control', 'no-store').type('text').send('Not found');
};

/** A file that goes while it is read, as when the front end is built anew, ends its answer and not the process. */
const survivingLostFiles: RequestHandler = (_request, response, next) => {
  response.on('pipe', (file: Readable) => file.once('error', () => response.destroy()));
  next();
};
