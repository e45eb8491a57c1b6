import { isPlaceholderEmail } from '#contracts/account/placeholder-email.ts';
import { withoutLinks } from '#contracts/links.ts';
import type { Language } from '#contracts/roles.ts';
import { ApiError } from '#contracts/api-error.ts';

/** `name`: a space and their first name; nothing of people whom nobody knows yet. */
type Words = { subject: string; text: (name: string, code: string) => string };

const words: Record<Language, Words> = {
  en: {
    subject: 'Your Suki code',
    text: (name, code) =>
      `Hi${name},\n\n${code} is your code for Suki. It’s good for 10 minutes.\n\nIf you didn’t ask for ` +
      'it, you can ignore this message.',
  },
  fil: {
    subject: 'Ang Suki code mo',
    text: (name, code) =>
      `Kumusta${name},\n\n${code} ang code mo para sa Suki. Magagamit ito sa loob ng 10 minuto.\n\nKung ` +
      'hindi ikaw ang humingi nito, huwag na lang pansinin ang email na ito.',
  },
  ceb: {
    subject: 'Ang imong Suki code',
    text: (name, code) =>
      `Kumusta${name},\n\n${code} ang imong code para sa Suki. Magamit kini sulod sa 10 ka ` +
      `minuto.\n\nKung dili ikaw ang nangayo niini, ayaw na lang tagda kining mensahe.`,
  },
};

/** The mail that carries a verification code, in its reader's language. */
export function verificationMail(to: { email: string; firstName: string; language: Language }, code: string) {
  const { subject, text } = words[to.language];
  return { to: to.email, subject, text: text(` ${withoutLinks(to.firstName)}`, code), code };
}

/** The same to somebody who has no account, or has one: nobody has looked. */
export function visitorMail({ email, language }: { email: string; language: Language }, code: string) {
  const { subject, text } = words[language];
  return { to: email, subject, text: text('', code), code };
}

/** Throws not_found for a phone-only account. */
export function mailableAddress({ email }: { email: string | null }): string {
  if (email === null || isPlaceholderEmail(email))
    throw new ApiError('not_found', { message: 'This account has no email address.' });
  return email;
}
