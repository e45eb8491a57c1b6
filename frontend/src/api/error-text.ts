import { textOf } from '../i18n/i18n.ts';
import { i18n } from '../i18n/i18n.ts';
import { detailsOf, isCallError, type CallError } from './call-error.ts';
import { errorsEn } from './errors.en.ts';

type Code = keyof typeof errorsEn;

/**
 * Text of a failed call for the user. In English the server's message, which may be more specific than its code; in
 * other languages the text of the code, if it is known.
 */
export function errorText(error: unknown): string {
  if (!isCallError(error)) return textOf(errorsEn, 'internal');
  const code = codeOf(error);
  const waitSeconds = error.status === 429 ? detailsOf(error).retryAfterSeconds : undefined;
  if (typeof waitSeconds === 'number') return waitText(waitSeconds);
  if (error.status === 0) return textOf(errorsEn, code ?? 'network');
  return code && i18n.locale !== 'en' ? textOf(errorsEn, code) : error.message;
}

/** Time until a retry is useful, rounded up so that it is not refused again. */
function waitText(seconds: number): string {
  if (seconds < 60) return textOf(errorsEn, 'tryAgainInSeconds', { seconds });
  return textOf(errorsEn, 'tryAgainInMinutes', { minutes: Math.ceil(seconds / 60) });
}

function codeOf({ code }: CallError): Code | null {
  return Object.hasOwn(errorsEn, code) ? (code as Code) : null;
}
