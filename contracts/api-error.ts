import { HttpError, type HttpErrorOptions } from '#infra/http/calls/http-error.ts';
import { errorCodes, type ErrorCode } from './errors.ts';
import type { Refusal } from './refusal.ts';

/** Ends an API call with a documented error code. */
export class ApiError extends HttpError<ErrorCode> {
  constructor(code: ErrorCode, options?: HttpErrorOptions) {
    super(code, errorCodes[code], options);
    this.name = 'ApiError';
  }
}

export function apiErrorOf(refusal: Refusal): ApiError {
  const { refused, message, details, errors } = refusal;
  return new ApiError(refused, {
    ...(message !== undefined && { message }),
    ...(details && { details }),
    ...(errors && { errors }),
  });
}
