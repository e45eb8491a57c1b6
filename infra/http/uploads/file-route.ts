import express, { type Request, type RequestHandler } from 'express';
import type { Files } from '../../files/port.ts';
import type { Caller } from '../calls/handlers.ts';
import { httpError } from '../calls/http-error.ts';
import { setApiHeaders } from '../routing/security-headers.ts';
import { pictureToken } from './picture-cookie.ts';
import { sendStoredFile } from './send-stored-file.ts';

const YEAR_SECONDS = 31_536_000;

/** For whom a stored file is: for whoever asks, for the caller as one of its people, or not for the caller. */
export type PictureSight = 'everybody' | 'them' | 'nobody';

/**
 * Shown in pages, never run as one. An upload never changes, so a browser keeps it; of what only some may see it asks each
 * time whether it may show it, which costs a phone a few bytes where loading it again would cost the picture.
 */
const headers = {
  everybody: { 'Cache-Control': `public, max-age=${YEAR_SECONDS}, immutable` },
  them: { 'Cache-Control': 'private, no-cache', Vary: 'Authorization' },
} as const;
const noPage = { 'Content-Security-Policy': "default-src 'none'; sandbox" };

type Deps<C extends Caller> = {
  files: Files;
  verify: (accessToken: string) => Promise<C | null>;
  sightOf: (fileId: string, caller: C | null) => Promise<PictureSight>;
  limit: RequestHandler;
};

/**
 * GET /api/files/{id}, a call of the route table that answers with bytes. Pages show pictures by address and can't say who
 * asks in a header: a browser's cookie does. Of what isn't theirs nobody hears whether it is there.
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
    if (sight === 'nobody') throw httpError('not_found');
    await sendStoredFile(request, response, { files, id, headers: { ...headers[sight], ...noPage } });
  });
  return router;
}
