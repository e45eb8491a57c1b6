import { detailsOf, isCallError } from '../../api/call-error.ts';
import { errorText } from '../../api/error-text.ts';
import { noticesText } from '../../api/notices.text.ts';
import { textOf } from '../../i18n/i18n.ts';

/** Why a command on a booking failed, in words. An open job that another worker took a moment sooner is told as that. */
export function commandErrorText(error: unknown): string {
  return isTakenByOther(error) ? textOf(noticesText, 'takenByOther') : errorText(error);
}

/** Nothing may be done any more with what somebody else has accepted: it is no longer this person's business. */
export function isTakenByOther(error: unknown): boolean {
  if (!isCallError(error) || error.code !== 'not_allowed_now') return false;
  const { status, allowedActions } = detailsOf(error);
  return status === 'accepted' && Array.isArray(allowedActions) && allowedActions.length === 0;
}

const gone: ReadonlySet<string> = new Set(['slot_taken', 'day_full', 'outside_hours']);

/** The free starts that the server names instead of one that can't be had; null when the failure is about something else. */
export function alternativeStarts(error: unknown): string[] | null {
  if (!isCallError(error) || !gone.has(error.code)) return null;
  const { alternatives } = detailsOf(error);
  return Array.isArray(alternatives) ? alternatives.filter((start) => typeof start === 'string') : [];
}
