import { isPlaceholderEmail } from '#contracts/account/placeholder-email.ts';
import type { Language } from '#contracts/roles.ts';
import { ApiError } from '#contracts/api-error.ts';

type Words = { subject: string; text: (code: string) => string };

const words: Record<Language, Words> = {
  en: {
    subject: 'Your Suki code',
    text: (code) =>
      `Hi,\n\n${code} is your code for Suki. It’s good for 10 minutes.\n\nIf you didn’t ask for ` +
      'it, you can ignore this message.',
  },
  fil: {
    subject: 'Ang Suki code mo',
    text: (code) =>
      `Kumusta,\n\n${code} ang code mo para sa Suki. Magagamit ito sa loob ng 10 minuto.\n\nKung ` +
      'hindi ikaw ang humingi nito, huwag na lang pansinin ang email na ito.',
  },
  ceb: {
    subject: 'Ang imong Suki code',
    text: (code) =>
      `Kumusta,\n\n${code} ang imong code para sa Suki. Magamit kini sulod sa 10 ka ` +
      `minuto.\n\nKung dili ikaw ang nangayo niini, ayaw na lang tagda kining mensahe.`,
  },
};

/**
 * The mail with a verification code, in the recipient's language. It contains no text that users chose, because the address may
 * be a stranger's.
 */
export function verificationMail({ email, language }: { email: string; language: Language }, code: string) {
  const { subject, text } = words[language];
  return { to: email, subject, text: text(code), code };
}

/** Throws `not_found` for a phone-only account. */
export function mailableAddress({ email }: { email: string | null }): string {
  if (email === null || isPlaceholderEmail(email))
    throw new ApiError('not_found', { message: 'This account has no email address.' });
  return email;
}
