import type { Language } from '#contracts/roles.ts';
import { ApiError } from '#contracts/api-error.ts';
import { sayAsGiven } from '#contracts/event-texts/say.ts';
import type { Sms } from '#infra/sms/port.ts';
import { inEveryLanguage } from '#infra/translations/translated-texts.ts';
import { phoneCodeEn } from './phone-code-text.en.ts';

const words = inEveryLanguage(phoneCodeEn, 'command-api/account/codes/phone-code-text');

/** The text message with a phone code, in the recipient's language. */
export function phoneCodeText(to: { phone: string; language: Language }, code: string) {
  return { to: to.phone, text: sayAsGiven(words[to.language].text, { code }), code };
}

/** Throws `switched_off` where no texts are sent, before a code is made and counted. */
export function refuseWithoutTexts({ isOff }: Pick<Sms, 'isOff'>): void {
  if (isOff) throw new ApiError('switched_off', { message: 'Suki sends no texts here. Use your email instead.' });
}

/** Throws not_found for an account without a mobile number. */
export function textablePhone({ phone }: { phone: string | null }): string {
  if (phone === null)
    throw new ApiError('not_found', { message: 'This account has no mobile number. Add yours to your profile first.' });
  return phone;
}
