import { textOf } from '../i18n/i18n.ts';
import { i18n } from '../i18n/i18n.ts';
import { detailsOf, isCallError, type CallError } from './call-error.ts';
import { errorsText } from './errors.text.ts';
import { errorsEn } from './errors.en.ts';

type Code = keyof typeof errorsEn;

/**
 * What a person reads about a failed call. In English the server's own words, which may say more than its code; in other
 * languages the words of the code, where it is known.
 */
export function errorText(error: unknown): string {
  if (!isCallError(error)) return textOf(errorsText, 'internal');
  const code = codeOf(error);
  const waitSeconds = error.status === 429 ? detailsOf(error).retryAfterSeconds : undefined;
  if (typeof waitSeconds === 'number') return waitText(waitSeconds);
  if (error.status === 0) return textOf(errorsText, code ?? 'network');
  return code && i18n.locale !== 'en' ? textOf(errorsText, code) : error.message;
}

/** When it is worth trying again, rounded up: a little too late is better than refused once more. */
function waitText(seconds: number): string {
  if (seconds < 60) return textOf(errorsText, 'tryAgainInSeconds', { seconds });
  return textOf(errorsText, 'tryAgainInMinutes', { minutes: Math.ceil(seconds / 60) });
}

function codeOf({ code }: CallError): Code | null {
  return Object.hasOwn(errorsEn, code) ? (code as Code) : null;
}
