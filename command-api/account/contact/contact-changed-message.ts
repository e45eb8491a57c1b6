import type { ContactKind } from '#contracts/events/account.ts';
import { formatDay } from '#contracts/manila-format.ts';
import type { Language } from '#contracts/roles.ts';
import { sayAsGiven } from '#contracts/event-texts/say.ts';
import { inEveryLanguage } from '#infra/translations/translated-texts.ts';
import { contactChangedEn } from './contact-changed-message.en.ts';

const words = inEveryLanguage(contactChangedEn, 'command-api/account/contact/contact-changed-message');

type Message = { to: string; language: Language; kind: ContactKind; undoUntil: string; url: string };

/**
 * Notice to the former email, or to the email of a person whose number changed. It contains no names: users choose their names,
 * so warnings must not repeat them.
 */
export function contactChangedMail({ to, language, kind, undoUntil, url }: Message) {
  const { subject, changed, wasYou, undo } = words[language];
  return {
    to,
    subject: subject[kind],
    text: `${changed[kind]}\n\n${wasYou}\n\n${sayAsGiven(undo, { day: formatDay(undoUntil, language) })}\n${url}`,
  };
}

export function contactChangedText({ to, language, kind, undoUntil, code }: Omit<Message, 'url'> & { code: string }) {
  const day = formatDay(undoUntil, language);
  return { to, text: sayAsGiven(words[language].text, { what: kind, code, day }), code };
}
