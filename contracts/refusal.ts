import type { ErrorCode, FieldError } from './errors.ts';

/** A rule of the business says no. Deciders return it as a value; one place turns it into HTTP. */
export type Refusal = {
  refused: ErrorCode;
  message?: string;
  details?: Record<string, unknown>;
  /** What of the call it is about. */ errors?: FieldError[];
};

export function refuse(
  refused: ErrorCode,
  message?: string,
  details?: Record<string, unknown>,
  errors?: FieldError[],
): Refusal {
  return { refused, ...(message !== undefined && { message }), ...(details && { details }), ...(errors && { errors }) };
}

export function isRefusal(outcome: unknown): outcome is Refusal {
  return typeof outcome === 'object' && outcome !== null && 'refused' in outcome;
}
