import { detailsOf, isCallError } from '../../../api/call-error.ts';

const gone: ReadonlySet<string> = new Set(['slot_taken', 'outside_hours']);

/** The free starts that the server names instead of one that can't be had; null when the failure is about something else. */
export function freeInstead(error: unknown): string[] | null {
  if (!isCallError(error) || !gone.has(error.code)) return null;
  const { alternatives } = detailsOf(error);
  return Array.isArray(alternatives) ? alternatives.filter((start) => typeof start === 'string') : [];
}
