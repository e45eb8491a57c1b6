import { inMail } from '#contracts/links.ts';
import type { Language } from '#contracts/roles.ts';

/** Subject of a mail about a report: its outcome, or a note by staff. */
export type BugMailKind = 'resolved' | 'closed' | 'answered' | 'removed';

type Words = { subjects: Record<BugMailKind, string>; greeting: (name: string) => string; where: string };

const words: Record<Language, Words> = {
  en: {
    subjects: {
      resolved: 'What you reported is fixed',
      closed: 'Your report is closed',
      answered: 'A word on your report',
      removed: 'Your report is off our list',
    },
    greeting: (name) => `Hi ${name},`,
    where:
      'You’ll find your reports in Suki: open Settings, then Report a problem. If it still goes wrong, tell us there.',
  },
  fil: {
    subjects: {
      resolved: 'Naayos na ang ini-report mo',
      closed: 'Isinara na ang report mo',
      answered: 'May sagot sa report mo',
      removed: 'Inalis na namin ang report mo sa listahan',
    },
    greeting: (name) => `Kumusta ${name},`,
    where:
      'Nasa Suki ang mga report mo: buksan ang Settings, saka Mag-report ng problema. Kung ganoon pa rin, sabihin mo ' +
      'sa amin doon.',
  },
  ceb: {
    subjects: {
      resolved: 'Naayo na ang imong gi-report',
      closed: 'Gisira na ang imong report',
      answered: 'Naay tubag sa imong report',
      removed: 'Gitangtang na namo ang imong report sa listahan',
    },
    greeting: (name) => `Kumusta ${name},`,
    where:
      'Naa sa Suki ang imong mga report: ablihi ang Settings, dayon Mag-report og problema. Kung ingon gihapon, sultihi ' +
      'mi didto.',
  },
};

type BugMail = { to: string; language: Language; kind: BugMailKind; name: string; note: string | null };

/** Mail to the reporter. */
export function bugMail({ to, language, kind, name, note }: BugMail) {
  const { subjects, greeting, where } = words[language];
  const said = [`${subjects[kind]}.`, ...(note === null ? [] : [note]), where];
  return { to, subject: subjects[kind], text: `${greeting(inMail(name))}\n\n${said.join('\n\n')}` };
}
