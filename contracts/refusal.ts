import type { ErrorCode, FieldError } from './errors.ts';

/** A business rule rejects a command. Deciders return it as a value; one function converts it to HTTP. */
export type Refusal = {
  refused: ErrorCode;
  message?: string;
  details?: Record<string, unknown>;
  /** The affected part of the request. */ errors?: FieldError[];
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
