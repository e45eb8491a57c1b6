import type { RequestHandler } from 'express';
import { rateLimit } from 'express-rate-limit';
import type { Call } from '#contracts/calls/call.ts';
import { uploadCalls } from '#contracts/calls/upload.ts';
import { CallFailed } from '../call-failed.ts';
import { runChain } from './chain.ts';
import { limitStreams } from './limit-streams.ts';

type Limit = { windowMs: number; limit: number };

/** Requests an address may make: guessing is slow, ordinary use never meets a limit. */
const limits = {
  signingIn: { windowMs: 60_000, limit: 30 },
  writing: { windowMs: 60_000, limit: 300 },
  reading: { windowMs: 60_000, limit: 1200 },
  // A page may show sixty pictures; a browser asks for each once, and keeps it.
  readingFiles: { windowMs: 60_000, limit: 1800 },
} satisfies Record<string, Limit>;

const open: RequestHandler = (_request, _response, next) => next();

/** One counter for each kind of call. `enabled: false` (RATE_LIMITS=off, never in production) lets load tests through. */
export function rateLimits({ enabled }: { enabled: boolean }): (call: Call) => RequestHandler {
  if (!enabled) return () => open;
  const signingIn = limiter(limits.signingIn);
  const writing = limiter(limits.writing);
  const reading = limiter(limits.reading);
  const ofFiles = [limiter(limits.readingFiles), limitStreams()];
  const readingFiles: RequestHandler = (request, response, next) => runChain(ofFiles, request, response, next);
  return (call) => {
    if (call.path === uploadCalls.readFile.path) return readingFiles;
    if (call.method === 'GET') return reading;
    return call.path.startsWith('/auth/') && call.who === 'anyone' ? signingIn : writing;
  };
}

function limiter({ windowMs, limit }: Limit): RequestHandler {
  return rateLimit({
    windowMs,
    limit,
    standardHeaders: 'draft-8',
    legacyHeaders: false,
    handler: (_request, _response, next) => next(new CallFailed('too_many_requests', { retryAfterSeconds: Math.ceil(windowMs / 1000) })),
  });
}
