import type { NextFunction, Request, RequestHandler, Response } from 'express';

/** Handlers that follow one another, each calling `next` for the one after it; what it is given goes to `next`. */
export type MiddlewareChain = readonly RequestHandler[];

/** Runs a chain as one layer of express: each layer of its own costs a small read about a microsecond. */
export function runMiddlewareChain(
  chain: MiddlewareChain,
  request: Request,
  response: Response,
  next: NextFunction,
  at = 0,
): void {
  const handler = chain[at];
  if (!handler) return next();
  void handler(request, response, (error?: unknown) =>
    error ? next(error) : runMiddlewareChain(chain, request, response, next, at + 1),
  );
}
