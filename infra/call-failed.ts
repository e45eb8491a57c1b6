import { errorCodes, type ErrorCode, type FieldError } from '#contracts/errors.ts';
import type { Refusal } from '#contracts/refusal.ts';

/** Ends a call with a documented error; `infra/http/failure.ts` writes it as the body of the answer. */
export class CallFailed extends Error {
  readonly code: ErrorCode;
  readonly errors: FieldError[] | undefined;
  readonly details: Record<string, unknown> | undefined;
  readonly retryAfterSeconds: number | undefined;

  constructor(code: ErrorCode, options: { message?: string; errors?: FieldError[]; details?: Record<string, unknown>; retryAfterSeconds?: number } = {}) {
    super(options.message ?? errorCodes[code].message);
    this.name = 'CallFailed';
    this.code = code;
    this.errors = options.errors;
    this.details = options.details;
    this.retryAfterSeconds = options.retryAfterSeconds;
  }
}

export function failedBy(refusal: Refusal): CallFailed {
  const { refused, message, details } = refusal;
  return new CallFailed(refused, { ...(message !== undefined && { message }), ...(details && { details }) });
}
