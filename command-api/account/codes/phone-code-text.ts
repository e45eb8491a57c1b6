import type { Language } from '#contracts/roles.ts';
import { ApiError } from '#contracts/api-error.ts';

const words: Record<Language, (code: string) => string> = {
  en: (code) => `${code} is your Suki code, good for 10 minutes. Never tell it to anyone; Suki does not ask for it.`,
  fil: (code) =>
    `${code} ang Suki code mo, magagamit sa loob ng 10 minuto. Huwag itong sabihin kaninuman; hindi ito hihingin ng Suki.`,
  ceb: (code) =>
    `${code} ang imong Suki code, magamit sulod sa 10 ka minuto. Ayaw kini isulti bisan kang kinsa; dili kini pangayoon sa Suki.`,
};

/** The text message with a phone code, in the recipient's language. */
export function phoneCodeText(to: { phone: string; language: Language }, code: string) {
  return { to: to.phone, text: words[to.language](code), code };
}

/** Throws not_found for an account without a mobile number. */
export function textablePhone({ phone }: { phone: string | null }): string {
  if (phone === null)
    throw new ApiError('not_found', { message: 'This account has no mobile number. Add yours to your profile first.' });
  return phone;
}
