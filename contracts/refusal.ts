import type { ErrorCode } from './errors.ts';

/** A rule of the business says no. Deciders return it as a value; one place turns it into HTTP. */
export type Refusal = { refused: ErrorCode; message?: string; details?: Record<string, unknown> };

export function refuse(refused: ErrorCode, message?: string, details?: Record<string, unknown>): Refusal {
  return { refused, ...(message !== undefined && { message }), ...(details && { details }) };
}

export function isRefusal(outcome: unknown): outcome is Refusal {
  return typeof outcome === 'object' && outcome !== null && 'refused' in outcome;
}
