import { isPlaceholderEmail } from '#contracts/account/placeholder-email.ts';
import { withoutLinks } from '#contracts/links.ts';
import type { Language } from '#contracts/roles.ts';
import { ApiError } from '#contracts/api-error.ts';

type Words = { subject: string; text: (firstName: string, code: string) => string };

const words: Record<Language, Words> = {
  en: {
    subject: 'Your Suki code',
    text: (firstName, code) =>
      `Hi ${firstName},\n\n${code} is your code for Suki. It is good for 15 minutes.\n\nIf you did not ask for ` +
      'it, you can ignore this message.',
  },
  fil: {
    subject: 'Ang iyong Suki code',
    text: (firstName, code) =>
      `Kumusta ${firstName},\n\n${code} ang code mo para sa Suki. Magagamit ito sa loob ng 15 minuto.\n\nKung ` +
      'hindi ikaw ang humingi nito, huwag na lang pansinin ang mensaheng ito.',
  },
  ceb: {
    subject: 'Ang imong Suki code',
    text: (firstName, code) =>
      `Kumusta ${firstName},\n\n${code} ang imong code para sa Suki. Magamit kini sulod sa 15 ka ` +
      `minuto.\n\nKung dili ikaw ang nangayo niini, ayaw na lang tagda kining mensahe.`,
  },
};

/** The mail that carries a verification code, in its reader's language. */
export function verificationMail(to: { email: string; firstName: string; language: Language }, code: string) {
  const { subject, text } = words[to.language];
  return { to: to.email, subject, text: text(withoutLinks(to.firstName), code), code };
}

/** Throws not_found for a phone-only account. */
export function mailableAddress({ email }: { email: string | null }): string {
  if (email === null || isPlaceholderEmail(email))
    throw new ApiError('not_found', { message: 'This account has no email address.' });
  return email;
}
