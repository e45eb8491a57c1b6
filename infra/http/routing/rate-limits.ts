import { createHash } from 'node:crypto';
import type { Request, RequestHandler, Response } from 'express';
import { rateLimit } from 'express-rate-limit';
import { accountCalls } from '#contracts/calls/account.ts';
import type { Call } from '#contracts/calls/call.ts';
import { documentCalls } from '#contracts/calls/worker-documents.ts';
import { uploadCalls } from '#contracts/calls/upload.ts';
import { ApiError } from './api-error.ts';
import { callerAddress } from './caller-address.ts';
import { runMiddlewareChain } from './middleware-chain.ts';
import { limitStreams } from './limit-streams.ts';

const WINDOW_MS = 60_000;

/**
 * Requests a minute. Who is signed in is counted by account, wherever they are; who is not by address, behind which an
 * office or a mobile carrier may have thousands of people: ordinary use never meets a limit. How wrong passwords and
 * codes are slowed down is told elsewhere (docs/decisions/sign-in-limits.md).
 */
const limits = {
  reading: { byAccount: 1200, byAddress: 6000 },
  // A page may show sixty pictures; a browser asks for each once, and keeps it. Pages ask for them without saying who reads.
  readingFiles: { byAccount: 9000, byAddress: 9000 },
  writing: { byAccount: 300, byAddress: 600 },
  /** Signing in and up. Each costs a hash of a password. */
  signingIn: { byAccount: 120, byAddress: 120 },
  /** Of its own, so that nobody's sign-ins keep others behind the same address from going on. */
  refreshing: { byAccount: 1200, byAddress: 1200 },
} as const;

/** One browser's tabs share a refresh; a program gone wild has its own token to wear out. */
const REFRESHES_OF_A_TOKEN = 20;

type Kind = keyof typeof limits;

export type RateLimits = {
  /** Before the body is read, once it is known who calls. */
  limit: (call: Call) => RequestHandler;
  /** Once the body is there; null for most calls. */
  limitBody: (call: Call) => RequestHandler | null;
};

/** Answered with a file. */
const withBytes: readonly string[] = [uploadCalls.readFile.path, documentCalls.readDocument.path];

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
  const byToken = limiter(
    () => REFRESHES_OF_A_TOKEN,
    ({ body }) => createHash('sha256').update(String(body?.refreshToken)).digest('base64url'),
  );
  return {
    limit: (call) => (withBytes.includes(call.path) ? readingFiles : kinds[kindOf(call)]),
    limitBody: (call) => (isSame(call, accountCalls.refresh) ? byToken : null),
  };
}

function kindOf(call: Call): Kind {
  if (call.method === 'GET') return 'reading';
  if (isSame(call, accountCalls.refresh)) return 'refreshing';
  return isSame(call, accountCalls.login) || isSame(call, accountCalls.register) ? 'signingIn' : 'writing';
}

function isSame(call: Call, other: Call): boolean {
  return call.method === other.method && call.path === other.path;
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
      next(new ApiError('too_many_requests', { retryAfterSeconds: Math.ceil(WINDOW_MS / 1000) })),
  });
}
