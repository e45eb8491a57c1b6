import { isolated } from '#contracts/isolated-text.ts';
import { inMail } from '#contracts/links.ts';
import type { Language } from '#contracts/roles.ts';

type Suspended = { by: string; person: string; reason: string; url: string };
type Words = { subject: (suspended: Suspended) => string; text: (suspended: Suspended) => string };

const words: Record<Language, Words> = {
  en: {
    subject: ({ person }) => `${person} was suspended at once`,
    text: ({ by, person, reason, url }) =>
      `${by} suspended ${person} without a second admin, for somebody’s safety.\nWhy: ${reason}\n\nTheir upcoming ` +
      `jobs are offered to other workers. Have a look, and reinstate them if it wasn’t right:\n${url}`,
  },
  fil: {
    subject: ({ person }) => `Sinuspinde agad si ${person}`,
    text: ({ by, person, reason, url }) =>
      `Sinuspinde ni ${by} si ${person} nang walang ikalawang admin, para sa kaligtasan.\nDahilan: ${reason}\n\nIniaalok ` +
      `sa ibang worker ang mga parating niyang trabaho. Tingnan mo, at ibalik siya kung hindi ito tama:\n${url}`,
  },
  ceb: {
    subject: ({ person }) => `Gisuspinde dayon si ${person}`,
    text: ({ by, person, reason, url }) =>
      `Gisuspinde ni ${by} si ${person} nga walay ikaduhang admin, alang sa kaluwasan.\nRason: ${reason}\n\nGitanyag sa ` +
      `ubang worker ang iyang umaabot nga mga trabaho. Tan-awa, ug ibalik siya kung dili kini husto:\n${url}`,
  },
};

/** Mail to an admin about a suspension that another admin made alone. */
export function safetyMail({ to, language, ...suspended }: Suspended & { to: string; language: Language }) {
  const { subject, text } = words[language];
  const { by, person, reason } = suspended;
  const told = { ...suspended, by: inMail(by), person: inMail(person), reason: isolated(reason) };
  return { to, subject: subject(told), text: text(told) };
}
