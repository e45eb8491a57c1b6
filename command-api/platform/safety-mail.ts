import { isolated } from '#contracts/isolated-text.ts';
import { inMail } from '#contracts/links.ts';
import type { Language } from '#contracts/roles.ts';
import { sayAsGiven } from '#contracts/event-texts/say.ts';
import { inEveryLanguage } from '#infra/translations/translated-texts.ts';
import { safetyEn } from './safety-mail.en.ts';

type Suspended = { by: string; person: string; reason: string; url: string };
const words = inEveryLanguage(safetyEn, 'command-api/platform/safety-mail');

/** Mail to an admin about a suspension that another admin made alone. */
export function safetyMail({ to, language, ...suspended }: Suspended & { to: string; language: Language }) {
  const { subject, text } = words[language];
  const { by, person, reason } = suspended;
  const told = { ...suspended, by: inMail(by), person: inMail(person), reason: isolated(reason) };
  return { to, subject: sayAsGiven(subject, told), text: sayAsGiven(text, told) };
}
