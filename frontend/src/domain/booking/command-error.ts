import { detailsOf, isCallError } from '../../api/call-error.ts';
import { errorText } from '../../api/error-text.ts';
import { noticesEn } from '../../api/notices.en.ts';
import { textOf } from '../../i18n/i18n.ts';

/** Text of a failed command on a booking. An open job that another worker has just accepted gets its own text. */
export function commandErrorText(error: unknown): string {
  return isTakenByOtherWorker(error) ? textOf(noticesEn, 'takenByOther') : errorText(error);
}

/** Another worker has accepted the job, so this user has no access to it any more. */
export function isTakenByOtherWorker(error: unknown): boolean {
  if (!isCallError(error) || error.code !== 'not_allowed_now') return false;
  const { status, allowedActions } = detailsOf(error);
  return status === 'accepted' && Array.isArray(allowedActions) && allowedActions.length === 0;
}

const startConflicts: ReadonlySet<string> = new Set(['slot_taken', 'day_full', 'outside_hours']);

/** Free starts that the server offers in place of an unavailable one; null for other failures. */
export function alternativeStarts(error: unknown): string[] | null {
  if (!isCallError(error) || !startConflicts.has(error.code)) return null;
  const { alternatives } = detailsOf(error);
  return Array.isArray(alternatives) ? alternatives.filter((start) => typeof start === 'string') : [];
}
