import type { Language } from '#contracts/roles.ts';
import { sayAsGiven } from '#contracts/event-texts/say.ts';
import { inEveryLanguage } from '#infra/translations/translated-texts.ts';
import { passwordEn } from './password-messages.en.ts';

/**
 * Messages about passwords: by mail with a link, or by a short text with a code, because carriers block texts with links.
 * They contain no names.
 */

const words = inEveryLanguage(passwordEn, 'command-api/account/passwords/password-messages');

type Message = { to: string; language: Language; url: string };

type ResetMessage = Message & { byStaff: boolean };
type ResetText = Omit<ResetMessage, 'url'> & { code: string };

export function resetMail({ to, language, url, byStaff }: ResetMessage) {
  const { resetSubject, reset, resetByStaff } = words[language];
  return { to, subject: resetSubject, text: sayAsGiven(byStaff ? resetByStaff : reset, { url }) };
}

export function resetText({ to, language, code, byStaff }: ResetText) {
  const { resetText: text, resetTextByStaff } = words[language];
  return { to, text: sayAsGiven(byStaff ? resetTextByStaff : text, { code }), code };
}

export function passwordChangedMail({ to, language, url }: Message) {
  const { changedSubject, changed } = words[language];
  return { to, subject: changedSubject, text: sayAsGiven(changed, { url }) };
}

export function passwordChangedText({ to, language }: Omit<Message, 'url'>) {
  return { to, text: words[language].changedText };
}
