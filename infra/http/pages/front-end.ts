import { existsSync } from 'node:fs';
import { extname } from 'node:path';
import type { Readable } from 'node:stream';
import express, { type Request, type RequestHandler } from 'express';
import sirv from 'sirv';
import { StartupError } from '../../eventing/resilience.ts';
import { documentHeaders, type ForeignOrigins, setFrameHeaders } from '../routing/security-headers.ts';

const YEAR_SECONDS = 31_536_000;
const DOCUMENT_FRAME = '/document-frame.html';
const SERVICE_WORKER = '/service-worker.js';
const SERVICE_WORKER_REMOVAL = '/remove-service-worker.js';

/** sirv sets a charset for HTML only. */
const texts: Readonly<Record<string, string>> = {
  '.css': 'text/css',
  '.js': 'text/javascript',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain',
};

/**
 * Serves the built front end: hashed files for a year, documents uncached, prerendered public pages, and the app's
 * document for every other path that is not an asset, so that a reload works on any screen (the app shows Page not
 * found). Passes methods other than GET and HEAD on. `foreign`: other origins that the pages may load from.
 * `removesServiceWorker`: browsers that have the service worker drop it with all that it keeps.
 */
export function frontEnd(
  folder: string,
  foreign: ForeignOrigins = {},
  { removesServiceWorker = false } = {},
): express.Router {
  if (!existsSync(folder))
    throw new StartupError(`The front end is not built: ${folder} does not exist. Run \`npm start\`, which builds it.`);
  const router = express.Router();
  const headers = documentHeaders(foreign);
  const files = sirv(folder, {
    // Looks for each file on disk: a list made at the start would miss the files of a later build.
    dev: true,
    brotli: true,
    gzip: true,
    etag: true,
    single: 'app.html',
    ignores: '^/assets/',
    setHeaders: (response, pathname) => {
      const hashed = pathname.startsWith('/assets/');
      const type = texts[extname(pathname)];
      if (type !== undefined) response.setHeader('Content-Type', `${type};charset=utf-8`);
      // A frame without an origin requests its scripts cross-origin. They are public.
      if (hashed && extname(pathname) === '.js') response.setHeader('Access-Control-Allow-Origin', '*');
      response.setHeader('Cache-Control', hashed ? `public, max-age=${YEAR_SECONDS}, immutable` : 'no-cache');
    },
  });
  router.use((request, _response, next) => (isRead(request) ? next() : next('router')));
  router.use((request, response, next) => {
    if (request.path.startsWith('/assets/')) next();
    else (request.path === DOCUMENT_FRAME ? setFrameHeaders : headers)(request, response, next);
  });
  if (removesServiceWorker)
    router.get(SERVICE_WORKER, (request, _response, next) => {
      request.url = SERVICE_WORKER_REMOVAL;
      next();
    });
  router.use(survivingLostFiles, files);
  router.use('/assets', missingAsset);
  return router;
}

function isRead({ method }: Request): boolean {
  return method === 'GET' || method === 'HEAD';
}

/** A missing asset must not get the app's document: caches would keep it as a script or style. */
const missingAsset: RequestHandler = (_request, response) => {
  response.status(404).set('Cache-Control', 'no-store').type('text').send('Not found');
};

/** A file deleted while it is read, as during a build, ends its response but not the process. */
const survivingLostFiles: RequestHandler = (_request, response, next) => {
  response.on('pipe', (file: Readable) => file.once('error', () => response.destroy()));
  next();
};
