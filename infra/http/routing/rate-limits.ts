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
 * Requests a minute. Who is signed in is counted by account, wherever they are; who is not by address, behind which an
 * office or a mobile carrier may have thousands of people: ordinary use never meets a limit. How wrong passwords and
 * codes are slowed down is told elsewhere (docs/decisions/sign-in-limits.md).
 */
const limits: Readonly<Record<Kind, Limit>> = {
  reading: { byAccount: 1200, byAddress: 6000 },
  // A page may show sixty pictures; a browser asks for each once, and keeps it. Pages ask for them without saying who reads.
  readingFiles: { byAccount: 9000, byAddress: 9000 },
  writing: { byAccount: 300, byAddress: 600 },
  /** Signing in and up. Each costs a hash of a password. */
  signingIn: { byAccount: 120, byAddress: 120 },
  /** Of its own, so that nobody's sign-ins keep others behind the same address from going on. */
  refreshing: { byAccount: 1200, byAddress: 1200 },
  /** Each asks somebody else's server, for something that takes seconds to read. */
  fetching: { byAccount: 6, byAddress: 60 },
};

/** One browser's tabs share a refresh token, say; a program gone wild has its own to wear out. */
const SAME_TEXT = 20;

export type RateLimits = {
  /** Before the body is read, once it is known who calls. */
  limit: (call: Call) => RequestHandler;
  /** Once the body is there; null for most calls. */
  limitBody: (call: Call) => RequestHandler | null;
};

const open: RequestHandler = (_request, _response, next) => next();

/** One counter for each kind of call. `enabled: false` (RATE_LIMITS=off, never in production) lets load tests through. */
export function rateLimits({ enabled }: { enabled: boolean }): RateLimits {
  if (!enabled) return { limit: () => open, limitBody: () => null };
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
      () => SAME_TEXT,
      // A browser may keep it in a cookie; who sends neither is counted by where they are.
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

type Of<Result> = (request: Request, response: Response) => Result;

function limiter(limit: Of<number>, keyGenerator: Of<string>): RequestHandler {
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
