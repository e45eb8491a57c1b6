import { inMail } from '#contracts/links.ts';
import type { safetyReasons } from '#contracts/dispute/safety-reasons.ts';
import type { Language } from '#contracts/roles.ts';
import { sayAsGiven } from '#contracts/event-texts/say.ts';
import { inEveryLanguage } from '#infra/translations/translated-texts.ts';
import { safetyReportEn } from './safety-report-mail.en.ts';

type Reported = { about: (typeof safetyReasons)[number]; reporter: string; reported: string; url: string };
const words = inEveryLanguage(safetyReportEn, 'command-api/dispute/safety-report-mail');

type To = { to: string; language: Language };

/** Mail to staff about a safety report. Details stay in the app, which records who reads them. */
export function safetyReportMail({ to, language, about, ...report }: To & Reported) {
  const { about: abouts, subject, text } = words[language];
  const [reported, reporter] = [inMail(report.reported), inMail(report.reporter)];
  return {
    to,
    subject: sayAsGiven(subject, { reported }),
    text: sayAsGiven(text, { ...report, reported, reporter, about: abouts[about] }),
  };
}

/** Warning to the reported person in staff's words; does not name the reporter. */
export function warningMail({ to, language, warning }: To & { warning: string }) {
  const { subject, text } = words[language].warned;
  return { to, subject, text: sayAsGiven(text, { warning }) };
}
