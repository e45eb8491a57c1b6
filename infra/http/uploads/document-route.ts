import express, { type RequestHandler } from 'express';
import { httpError } from '../calls/http-error.ts';
import type { PrivateFiles } from '../../files/private-files.ts';
import { setApiHeaders } from '../routing/security-headers.ts';
import { sendStoredFile } from './send-stored-file.ts';

/** Kept by nobody on the way, shown as it is, and told to no other site. nosniff and no-referrer are every answer's. */
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
 * GET /api/documents/{documentId}?grant=…: the grant alone opens it, since a new tab sends no access token. Without a good
 * one the answer is the same for a document that is there and for one that never was.
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
