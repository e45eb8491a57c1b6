import { errorCodes, type ErrorCode, type FieldError } from '#contracts/errors.ts';
import type { Refusal } from '#contracts/refusal.ts';

/** `event` as in `security.sign_in_refused`; `accountId`: whose account was meant, where that is known. */
export type SecurityNote = { event: string; accountId?: string | null };

/** Ends a call with a documented error; `infra/http/routing/failure.ts` writes it as the body of the answer. */
export class ApiError extends Error {
  readonly code: ErrorCode;
  readonly errors: FieldError[] | undefined;
  readonly details: Record<string, unknown> | undefined;
  readonly retryAfterSeconds: number | undefined;
  /** What the security log says of it, beyond its code. */
  readonly security: SecurityNote | undefined;

  constructor(
    code: ErrorCode,
    options: {
      message?: string;
      errors?: FieldError[];
      details?: Record<string, unknown>;
      retryAfterSeconds?: number;
      security?: SecurityNote;
    } = {},
  ) {
    super(options.message ?? errorCodes[code].message);
    this.name = 'ApiError';
    this.code = code;
    this.errors = options.errors;
    this.details = options.details;
    this.retryAfterSeconds = options.retryAfterSeconds;
    this.security = options.security;
  }
}

export function apiErrorOf(refusal: Refusal): ApiError {
  const { refused, message, details } = refusal;
  return new ApiError(refused, { ...(message !== undefined && { message }), ...(details && { details }) });
}
