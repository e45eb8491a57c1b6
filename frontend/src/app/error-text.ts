import { textOf } from '../i18n/i18n.ts';
import { i18n } from '../i18n/i18n.ts';
import { isCallError, type CallError } from './call-error.ts';
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
  if (error.status === 0) return textOf(errorsText, code ?? 'network');
  return code && i18n.locale !== 'en' ? textOf(errorsText, code) : error.message;
}

function codeOf({ code }: CallError): Code | null {
  return Object.hasOwn(errorsEn, code) ? (code as Code) : null;
}
