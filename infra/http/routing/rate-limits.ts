import { createHash } from 'node:crypto';
import type { Request, RequestHandler, Response } from 'express';
import { rateLimit } from 'express-rate-limit';
import type { Call } from '../calls/call.ts';
import { httpError } from '../calls/http-error.ts';
import { callerAddress } from './caller-address.ts';
import { runMiddlewareChain } from './middleware-chain.ts';
import { limitStreams } from './limit-streams.ts';

const WINDOW_MS = 60_000;

type Kind = 'reading' | 'writing' | NonNullable<Call['rate']>;
type Limit = { byAccount: number; byAddress: number };

/**
 * Requests per minute. Signed-in callers count by account, others by address. Thousands of users may share the
 * address of an office or a mobile carrier, so ordinary use stays below the limits. Limits for wrong passwords and
 * codes: docs/decisions/sign-in-limits.md.
 */
const limits: Readonly<Record<Kind, Limit>> = {
  reading: { byAccount: 1200, byAddress: 6000 },
  // A page may show sixty pictures, which browsers cache. Requests for pictures carry no access token.
  readingFiles: { byAccount: 9000, byAddress: 9000 },
  writing: { byAccount: 300, byAddress: 600 },
  /** Sign-in and sign-up; each costs a password hash. */
  signingIn: { byAccount: 120, byAddress: 120 },
  /** Separate, so that sign-ins do not block refreshes behind the same address. */
  refreshing: { byAccount: 1200, byAddress: 1200 },
  /** Each fetches a page from an external server, which may take seconds. */
  fetching: { byAccount: 6, byAddress: 60 },
};

/**
 * Requests per minute with the same text, such as a refresh token: enough for all tabs of one browser, and few enough to
 * stop a runaway client.
 */
const SAME_TEXT_LIMIT = 20;

export type RateLimits = {
  /** Runs after the caller is identified and before the body is read. */
  limit: (call: Call) => RequestHandler;
  /** Runs after the body is read; null for calls without `limitedBy`. */
  limitBody: (call: Call) => RequestHandler | null;
};

const unlimited: RequestHandler = (_request, _response, next) => next();

/**
 * One counter per kind of call. `enabled: false` (RATE_LIMITS=off, not in production) disables limits for load tests.
 */
export function rateLimits({ enabled }: { enabled: boolean }): RateLimits {
  if (!enabled) return { limit: () => unlimited, limitBody: () => null };
  const kinds = Object.fromEntries(
    Object.entries(limits).map(([kind, { byAccount, byAddress }]) => [
      kind,
      limiter(
        (_request, { locals }) => (locals.caller ? byAccount : byAddress),
        (request, { locals }) => (locals.caller ? `account ${locals.caller.accountId}` : callerAddress(request)),
      ),
    ]),
  ) as Record<Kind, RequestHandler>;
  const streams = limitStreams();
  const readingFiles: RequestHandler = (request, response, next) =>
    runMiddlewareChain([kinds.readingFiles, streams], request, response, next);
  const byText = (field: string) =>
    limiter(
      () => SAME_TEXT_LIMIT,
      // The token may come from a cookie; a request without one counts by address.
      (request) => {
        const sent: unknown = request.body?.[field];
        const text = typeof sent === 'string' ? sent : (request.headers.cookie ?? callerAddress(request));
        return createHash('sha256').update(text).digest('base64url');
      },
    );
  return {
    limit: (call) => (call.rate === 'readingFiles' ? readingFiles : kinds[kindOf(call)]),
    limitBody: ({ limitedBy }) => (limitedBy === undefined ? null : byText(limitedBy)),
  };
}

function kindOf({ method, rate }: Call): Kind {
  return rate ?? (method === 'GET' ? 'reading' : 'writing');
}

type FromRequest<Result> = (request: Request, response: Response) => Result;

function limiter(limit: FromRequest<number>, keyGenerator: FromRequest<string>): RequestHandler {
  return rateLimit({
    windowMs: WINDOW_MS,
    limit,
    keyGenerator,
    standardHeaders: 'draft-8',
    legacyHeaders: false,
    handler: (_request, _response, next) =>
      next(httpError('too_many_requests', { retryAfterSeconds: Math.ceil(WINDOW_MS / 1000) })),
  });
}
