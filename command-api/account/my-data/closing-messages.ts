import { formatDayWithYear } from '#contracts/manila-format.ts';
import type { Language } from '#contracts/roles.ts';

/** Notices that an account was closed or reopened: by mail, or by a short text, which is priced by length. */

type Words = {
  closedSubject: string;
  closed: (day: string, url: string) => string;
  closedText: (day: string, url: string) => string;
  openSubject: string;
  open: (url: string) => string;
  openText: (url: string) => string;
};

const words: Record<Language, Words> = {
  en: {
    closedSubject: 'Your Suki account is closed',
    closed: (day, url) =>
      'Your Suki account is closed, and you’re signed out everywhere.\n\nChanged your mind? Sign in by ' +
      `${day}, and it opens again, just as it was. After that it’s closed for good.\n\nWasn’t it you? Choose a new ` +
      `password right away, and sign in:\n${url}`,
    closedText: (day, url) =>
      `Your Suki account is closed. Sign in by ${day}, and it opens again. Not you? Choose a new password: ${url}`,
    openSubject: 'Your Suki account is open again',
    open: (url) =>
      'You signed in, so your Suki account is open again, just as it was. Welcome back!\n\nWasn’t it you? Choose a ' +
      `new password right away:\n${url}`,
    openText: (url) => `Your Suki account is open again. Not you? Choose a new password right away: ${url}`,
  },
  fil: {
    closedSubject: 'Sarado na ang Suki account mo',
    closed: (day, url) =>
      'Sarado na ang Suki account mo, at na-log out ka na sa lahat.\n\nNagbago ang isip mo? Mag-log in hanggang ' +
      `${day} para mabuksan ulit ito, gaya ng dati. Pagkatapos noon, sarado na ito nang tuluyan.\n\nHindi ikaw? ` +
      `Pumili agad ng bagong password, at mag-log in:\n${url}`,
    closedText: (day, url) =>
      `Sarado na ang Suki account mo. Mag-log in hanggang ${day} para mabuksan ulit. Hindi ikaw? Pumili ng bagong password: ${url}`,
    openSubject: 'Bukas na ulit ang Suki account mo',
    open: (url) =>
      'Nag-log in ka, kaya bukas na ulit ang Suki account mo, gaya ng dati. Welcome back!\n\nHindi ikaw? Pumili agad ng ' +
      `bagong password:\n${url}`,
    openText: (url) => `Bukas na ulit ang Suki account mo. Hindi ikaw? Pumili agad ng bagong password: ${url}`,
  },
  ceb: {
    closedSubject: 'Sirado na ang imong Suki account',
    closed: (day, url) =>
      'Sirado na ang imong Suki account, ug na-log out ka na sa tanan.\n\nNausab ang imong hunahuna? Pag-log in hangtod ' +
      `${day}, ug abli na kini pag-usab sama kaniadto. Human niana, sirado na gayod kini.\n\nDili ikaw? Pagpili dayon ` +
      `og bag-ong password, ug pag-log in:\n${url}`,
    closedText: (day, url) =>
      `Sirado na ang imong Suki account. Pag-log in hangtod ${day} aron maabli pag-usab. Dili ikaw? Pagpili og bag-ong password: ${url}`,
    openSubject: 'Abli na pag-usab ang imong Suki account',
    open: (url) =>
      'Ni-log in ka, mao nga abli na pag-usab ang imong Suki account, sama kaniadto. Welcome back!\n\nDili ikaw? ' +
      `Pagpili dayon og bag-ong password:\n${url}`,
    openText: (url) => `Abli na pag-usab ang imong Suki account. Dili ikaw? Pagpili dayon og bag-ong password: ${url}`,
  },
};

/** `reopenUntil`: end of the period in which signing in reopens the account; null if it is open. */
type Message = { to: string; language: Language; reopenUntil: string | null; url: string };

export function closingMail({ to, language, reopenUntil, url }: Message) {
  const { closedSubject, closed, openSubject, open } = words[language];
  if (reopenUntil === null) return { to, subject: openSubject, text: open(url) };
  return { to, subject: closedSubject, text: closed(formatDayWithYear(reopenUntil, language), url) };
}

export function closingText({ to, language, reopenUntil, url }: Message) {
  const { closedText, openText } = words[language];
  return { to, text: reopenUntil === null ? openText(url) : closedText(formatDayWithYear(reopenUntil, language), url) };
}
