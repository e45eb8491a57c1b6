import { isPlaceholderEmail } from '#contracts/account/placeholder-email.ts';
import type { Language } from '#contracts/roles.ts';
import { ApiError } from '#contracts/api-error.ts';
import { sayAsGiven } from '#contracts/event-texts/say.ts';
import { inEveryLanguage } from '#infra/translations/translated-texts.ts';
import { verificationEn } from './verification-mail.en.ts';

const words = inEveryLanguage(verificationEn, 'command-api/account/codes/verification-mail');

/**
 * The mail with a verification code, in the recipient's language. It contains no text that users chose, because the address may
 * be a stranger's.
 */
export function verificationMail({ email, language }: { email: string; language: Language }, code: string) {
  const { subject, text } = words[language];
  return { to: email, subject, text: sayAsGiven(text, { code }), code };
}

/** Throws `not_found` for a phone-only account. */
export function mailableAddress({ email }: { email: string | null }): string {
  if (email === null || isPlaceholderEmail(email))
    throw new ApiError('not_found', { message: 'This account has no email address.' });
  return email;
}
