import { detailsOf, isCallError } from '../../app/call-error.ts';

/** The free starts that the server names instead of a taken one; null when the failure is about something else. */
export function freeInstead(error: unknown): string[] | null {
  if (!isCallError(error) || error.code !== 'slot_taken') return null;
  const { alternatives } = detailsOf(error);
  return Array.isArray(alternatives) ? alternatives.filter((start) => typeof start === 'string') : [];
}
