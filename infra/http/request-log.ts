import { randomUUID } from 'node:crypto';
import type { ErrorRequestHandler, Request, RequestHandler, Response } from 'express';
import { CallFailed } from '../call-failed.ts';
import { EngineUnavailable } from '../engine-unavailable.ts';
import type { Logger } from '../logging.ts';
import { discardBody } from './discard-body.ts';
import { failureOf } from './failure.ts';
import { sendJson } from './send-json.ts';

/** Gives each request its id, taken from the proxy where it sends a sane one. The answers of calls say it, and so does `sayRequestId`. */
export function identify(request: Request, response: Response): void {
  const sent = request.get('x-request-id');
  response.locals.requestId = sent && /^[\w-]{8,64}$/.test(sent) ? sent : randomUUID();
}

export const sayRequestId: RequestHandler = (_request, response, next) => {
  response.setHeader('X-Request-Id', response.locals.requestId);
  next();
};

/** Writes an error as the documented body; what nobody foresaw is logged with its cause. */
export function failWith(error: unknown, logger: Logger, request: Request, response: Response): void {
  const requestId = String(response.locals.requestId);
  const { status, body, retryAfterSeconds, unexpected } = failureOf(error, requestId);
  if (unexpected) logger.error({ err: error, requestId, method: request.method, path: request.path }, 'A call failed unexpectedly');
  else if (status === 503) logger.warn({ err: error, requestId }, error instanceof EngineUnavailable ? 'A call was refused because an engine is away' : 'An upload was refused because others fill the room');
  if (response.headersSent) return void response.end();
  discardBody(request, () => sendJson(response, status, body, retryAfterSeconds === undefined ? [] : ['Retry-After', String(retryAfterSeconds)]));
}

export function failureHandler(logger: Logger): ErrorRequestHandler {
  return (error, request, response, _next) => failWith(error, logger, request, response);
}

export const unknownCall: RequestHandler = (_request, _response, next) => next(new CallFailed('not_found', { message: 'There is no such call.' }));
