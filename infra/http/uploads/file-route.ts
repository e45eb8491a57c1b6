import express, { type Request, type RequestHandler } from 'express';
import type { Files } from '../../files/port.ts';
import type { Caller } from '../calls/handlers.ts';
import { httpError } from '../calls/http-error.ts';
import { setApiHeaders } from '../routing/security-headers.ts';
import { pictureToken } from './picture-cookie.ts';
import { sendStoredFile } from './send-stored-file.ts';

const YEAR_SECONDS = 31_536_000;

/** Visibility of a stored file to one caller: visible to everyone, to this caller, or not to this caller. */
export type PictureSight = 'public' | 'permitted' | 'hidden';

/**
 * Files are displayed, never executed. They never change, so browsers cache them. For restricted ones the browser
 * revalidates each time, which costs a few bytes instead of the picture.
 */
const headers = {
  public: { 'Cache-Control': `public, max-age=${YEAR_SECONDS}, immutable` },
  permitted: { 'Cache-Control': 'private, no-cache', Vary: 'Authorization' },
} as const;
const noPage = { 'Content-Security-Policy': "default-src 'none'; sandbox" };

type Deps<C extends Caller> = {
  files: Files;
  verify: (accessToken: string) => Promise<C | null>;
  sightOf: (fileId: string, caller: C | null) => Promise<PictureSight>;
  limit: RequestHandler;
};

/**
 * GET /api/files/{id}, a call that answers with bytes. Pages load pictures by address without headers, so a cookie
 * authenticates. A hidden file gets the same answer as a missing one.
 */
export function fileRoute<C extends Caller>({ files, verify, sightOf, limit }: Deps<C>): express.Router {
  const router = express.Router();

  async function callerOf(request: Request): Promise<C | null> {
    const token = pictureToken(request);
    return token === undefined ? null : verify(token);
  }

  router.get<{ id: string }>('/api/files/:id', setApiHeaders, limit, async (request, response) => {
    const { id } = request.params;
    const sight = await sightOf(id, await callerOf(request));
    if (sight === 'hidden') throw httpError('not_found');
    await sendStoredFile(request, response, { files, id, headers: { ...headers[sight], ...noPage } });
  });
  return router;
}
