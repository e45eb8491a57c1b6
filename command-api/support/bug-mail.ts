import { inMail } from '#contracts/links.ts';
import type { Language } from '#contracts/roles.ts';
import { sayAsGiven } from '#contracts/event-texts/say.ts';
import { inEveryLanguage } from '#infra/translations/translated-texts.ts';
import { bugEn } from './bug-mail.en.ts';

/** Subject of a mail about a report: its outcome, or a note by staff. */
export type BugMailKind = 'resolved' | 'closed' | 'answered' | 'removed';

const words = inEveryLanguage(bugEn, 'command-api/support/bug-mail');

type BugMail = { to: string; language: Language; kind: BugMailKind; name: string; note: string | null };

/** Mail to the reporter. */
export function bugMail({ to, language, kind, name, note }: BugMail) {
  const { subjects, greeting, where } = words[language];
  const said = [`${subjects[kind]}.`, ...(note === null ? [] : [note]), where];
  return {
    to,
    subject: subjects[kind],
    text: `${sayAsGiven(greeting, { name: inMail(name) })}\n\n${said.join('\n\n')}`,
  };
}
