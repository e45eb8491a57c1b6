import { createHash } from 'node:crypto';
import express, { type RequestHandler } from 'express';
import { httpError } from '../calls/http-error.ts';
import { setApiHeaders } from '../routing/security-headers.ts';

/** Calendar programs poll every few minutes or hours and cache the result between polls. */
const headers = {
  'Content-Type': 'text/calendar; charset=utf-8',
  'Content-Disposition': 'inline; filename="suki.ics"',
  'Cache-Control': 'private, max-age=300',
  'X-Robots-Tag': 'noindex',
};

type Deps = {
  /** With a part for the address. */ path: string;
  /** iCalendar text; null for an unknown or revoked address. */
  calendarOf: (address: string) => Promise<string | null>;
  limit: RequestHandler;
};

/** Serves a calendar at its secret address. Unchanged calendars get 304, even if the client bypasses its cache. */
export function calendarPage({ path, calendarOf, limit }: Deps): express.Router {
  const router = express.Router();
  router.get<{ address: string }>(path, setApiHeaders, limit, async (request, response) => {
    const text = await calendarOf(request.params.address);
    if (text === null) throw httpError('not_found');
    const tag = `"${createHash('sha256').update(text).digest('base64url')}"`;
    response.set({ ...headers, ETag: tag });
    if (request.get('If-None-Match') === tag) response.status(304).end();
    else response.send(text);
  });
  return router;
}
