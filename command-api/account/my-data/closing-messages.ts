import { formatDayWithYear } from '#contracts/manila-format.ts';
import type { Language } from '#contracts/roles.ts';
import { sayAsGiven } from '#contracts/event-texts/say.ts';
import { inEveryLanguage } from '#infra/translations/translated-texts.ts';
import { closingEn } from './closing-messages.en.ts';

/** Notices that an account was closed or reopened: by mail, or by a short text, which is priced by length. */

const words = inEveryLanguage(closingEn, 'command-api/account/my-data/closing-messages');

/** `reopenUntil`: end of the period in which signing in reopens the account; null if it is open. */
type Message = { to: string; language: Language; reopenUntil: string | null; url: string };

export function closingMail({ to, language, reopenUntil, url }: Message) {
  const { closedSubject, closed, openSubject, open } = words[language];
  if (reopenUntil === null) return { to, subject: openSubject, text: sayAsGiven(open, { url }) };
  return {
    to,
    subject: closedSubject,
    text: sayAsGiven(closed, { day: formatDayWithYear(reopenUntil, language), url }),
  };
}

export function closingText({ to, language, reopenUntil }: Omit<Message, 'url'>) {
  const { closedText, openText } = words[language];
  if (reopenUntil === null) return { to, text: openText };
  return { to, text: sayAsGiven(closedText, { day: formatDayWithYear(reopenUntil, language) }) };
}
