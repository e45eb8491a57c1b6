import express, { type RequestHandler } from 'express';
import type { Files } from '../../files/port.ts';
import { setApiHeaders } from '../routing/security-headers.ts';
import { sendStoredFile } from './send-stored-file.ts';

const YEAR_SECONDS = 31_536_000;

/** An upload never changes, so a browser keeps it. Shown in pages, never run as one. */
const headers = {
  'Cache-Control': `public, max-age=${YEAR_SECONDS}, immutable`,
  'Content-Security-Policy': "default-src 'none'; sandbox",
};

/** GET /api/files/{id}, a call of the route table that answers with bytes. */
export function fileRoute({ files, limit }: { files: Files; limit: RequestHandler }): express.Router {
  const router = express.Router();
  router.get<{ id: string }>('/api/files/:id', setApiHeaders, limit, (request, response) =>
    sendStoredFile(request, response, { files, id: request.params.id, headers }),
  );
  return router;
}
