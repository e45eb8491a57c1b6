import type { Language } from '#contracts/roles.ts';
import { sayAsGiven } from '#contracts/event-texts/say.ts';
import { inEveryLanguage } from '#infra/translations/translated-texts.ts';
import { passwordEn } from './password-messages.en.ts';

/** Messages about passwords: by mail, or by a short text, which is priced by length. They contain no names. */

const words = inEveryLanguage(passwordEn, 'command-api/account/passwords/password-messages');

type Message = { to: string; language: Language; url: string };

type ResetMessage = Message & { byStaff: boolean };

export function resetMail({ to, language, url, byStaff }: ResetMessage) {
  const { resetSubject, reset, resetByStaff } = words[language];
  return { to, subject: resetSubject, text: sayAsGiven(byStaff ? resetByStaff : reset, { url }) };
}

export function resetText({ to, language, url, byStaff }: ResetMessage) {
  const { resetText: text, resetTextByStaff } = words[language];
  return { to, text: sayAsGiven(byStaff ? resetTextByStaff : text, { url }) };
}

export function passwordChangedMail({ to, language, url }: Message) {
  const { changedSubject, changed } = words[language];
  return { to, subject: changedSubject, text: sayAsGiven(changed, { url }) };
}

export function passwordChangedText({ to, language, url }: Message) {
  return { to, text: sayAsGiven(words[language].changedText, { url }) };
}
