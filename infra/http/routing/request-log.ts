import { randomUUID } from 'node:crypto';
import type { ErrorRequestHandler, Request, RequestHandler, Response } from 'express';
import { httpError } from '../calls/http-error.ts';
import { EngineUnavailable } from '../../eventing/resilience.ts';
import type { Logger } from '../../service/logging.ts';
import { discardBody } from './discard-body.ts';
import { failureOf } from './failure.ts';
import { logRefusal } from './security-log.ts';
import { sendJson } from './send-json.ts';

const HEARD_FOR_MS = 1000;

/** Assigns a request id, reusing a valid one from the proxy. Answers of calls include it, as does `sayRequestId`. */
export function identify(request: Request, response: Response): void {
  const sent = request.get('x-request-id');
  response.locals.requestId = sent && /^[\w-]{8,64}$/.test(sent) ? sent : randomUUID();
}

export const sayRequestId: RequestHandler = (_request, response, next) => {
  response.setHeader('X-Request-Id', response.locals.requestId);
  next();
};

/** Writes an error as the documented body; logs unexpected errors with their cause. */
export function failWith(error: unknown, logger: Logger, request: Request, response: Response): void {
  const requestId = String(response.locals.requestId);
  const { status, body, retryAfterSeconds, unexpected } = failureOf(error, requestId);
  logRefusal(error, logger, request, response);
  if (unexpected)
    logger.error({ err: error, requestId, method: request.method, path: request.path }, 'Request failed unexpectedly');
  else if (status === 503)
    logger.warn(
      { err: error, requestId },
      error instanceof EngineUnavailable
        ? 'Request refused; dependency unavailable'
        : 'Upload rejected: memory budget exhausted',
    );
  if (response.headersSent) return void (response.destroyed || response.end());
  const headers = retryAfterSeconds === undefined ? [] : ['Retry-After', String(retryAfterSeconds)];
  const answer = (whole: boolean) =>
    whole
      ? sendJson(response, status, body, headers)
      : sendJson(response, status, body, [...headers, 'Connection', 'close'], (text) =>
          sendAndClose(request, response, text),
        );
  if (status === 408) answer(false);
  else discardBody(request, answer);
}

/**
 * Closing a connection while the client still sends would reset it and lose the response, so the body is drained
 * briefly.
 */
function sendAndClose(request: Request, response: Response, text: string): void {
  response.write(text);
  const timer = setTimeout(hangUp, HEARD_FOR_MS);
  request.once('close', hangUp).once('end', hangUp).resume();

  function hangUp(): void {
    clearTimeout(timer);
    response.end();
  }
}

export function failureHandler(logger: Logger): ErrorRequestHandler {
  return (error, request, response, _next) => failWith(error, logger, request, response);
}

export const unknownCall: RequestHandler = (_request, _response, next) =>
  next(httpError('not_found', { message: 'There is no such call.' }));
