import type { Language } from '#contracts/roles.ts';
import { inMail } from '#contracts/links.ts';
import { sayAsGiven } from '#contracts/event-texts/say.ts';
import { inEveryLanguage } from '#infra/translations/translated-texts.ts';
import { contactEn } from './contact-mail.en.ts';

export type ContactMailKind = 'opened' | 'answered' | 'resolved';
const words = inEveryLanguage(contactEn, 'command-api/support/contact-mail');

/** Mail to a visitor: link to their thread, a new answer, or the resolution. */
export function contactMail(
  kind: ContactMailKind,
  { email, name, language, ...told }: { email: string; name: string; language: Language; code: string; url: string },
) {
  const said = { ...told, name: inMail(name) };
  const { [kind]: text, [`${kind}Subject` as const]: subject } = words[language];
  return { to: email, subject: sayAsGiven(subject, said), text: sayAsGiven(text, said) };
}
