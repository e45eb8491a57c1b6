import express, { type RequestHandler } from 'express';
import { httpError } from '../calls/http-error.ts';
import type { PrivateFiles } from '../../files/private-files.ts';
import { setApiHeaders } from '../routing/security-headers.ts';
import { sendStoredFile } from './send-stored-file.ts';

/** Not cached, shown as is, no access from other sites. Every response has nosniff and no-referrer. */
const headers = {
  'Cache-Control': 'private, no-store',
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
};

type Deps = {
  privateFiles: PrivateFiles;
  /** Whether this text opens this document. */ isGranted: (grant: string, documentId: string) => Promise<boolean>;
  limit: RequestHandler;
};

/**
 * GET /api/documents/{documentId}?grant=…: the grant alone authorises, since a new tab sends no access token. Without
 * a valid one the answer does not reveal whether the document exists.
 */
export function documentRoute({ privateFiles, isGranted, limit }: Deps): express.Router {
  const router = express.Router();
  router.get<{ documentId: string }>('/api/documents/:documentId', setApiHeaders, limit, async (request, response) => {
    const id = request.params.documentId;
    const { grant } = request.query;
    if (typeof grant !== 'string' || !(await isGranted(grant, id)))
      throw httpError('not_found', { message: 'This link has ended. Go back and open the document again.' });
    await sendStoredFile(request, response, { files: privateFiles, id, headers });
  });
  return router;
}
