import express, { type RequestHandler } from 'express';
import type { Call } from '#contracts/calls/call.ts';
import { documentCalls } from '#contracts/calls/worker-documents.ts';
import { ApiError } from '../routing/api-error.ts';
import { type PrivateFiles, READ_PRIVATE_FILE } from '../../files/private-files.ts';
import type { SignedGrants } from '../../sessions/signed-grants.ts';
import { setApiHeaders } from '../routing/security-headers.ts';
import { sendStoredFile } from './send-stored-file.ts';

/** Kept by nobody on the way, shown as it is, and told to no other site. nosniff and no-referrer are every answer's. */
const headers = {
  'Cache-Control': 'private, no-store',
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
};

type Deps = { privateFiles: PrivateFiles; grants: Pick<SignedGrants, 'verify'>; limit: (call: Call) => RequestHandler };

/**
 * GET /api/documents/{documentId}?grant=…: the grant alone opens it, since a new tab sends no access token. Without a good
 * one the answer is the same for a paper that is there and for one that never was.
 */
export function documentRoute({ privateFiles, grants, limit }: Deps): express.Router {
  const router = express.Router();
  router.get<{ documentId: string }>(
    '/api/documents/:documentId',
    setApiHeaders,
    limit(documentCalls.readDocument),
    async (request, response) => {
      const id = request.params.documentId;
      const { grant } = request.query;
      const granted =
        typeof grant === 'string' && (await grants.verify(grant, { purpose: READ_PRIVATE_FILE, subject: id }));
      if (!granted)
        throw new ApiError('not_found', { message: 'This link has ended. Go back and open the paper again.' });
      await sendStoredFile(request, response, { files: privateFiles, id, headers });
    },
  );
  return router;
}
