import { inMail } from '#contracts/links.ts';
import type { safetyReasons } from '#contracts/dispute/safety-reasons.ts';
import type { Language } from '#contracts/roles.ts';

type Reported = { about: (typeof safetyReasons)[number]; reporter: string; reported: string; url: string };
type Words = {
  about: Record<Reported['about'], string>;
  subject: (reported: string) => string;
  text: (report: Omit<Reported, 'about'> & { about: string }) => string;
  warned: { subject: string; text: (warning: string) => string };
};

const words: Record<Language, Words> = {
  en: {
    about: { harassment: 'harassment', threat: 'threats or violence', theft: 'theft', other: 'something else' },
    subject: (reported) => `${reported} was reported: please look at it now`,
    text: ({ about, reporter, reported, url }) =>
      `${reporter} doesn’t feel safe with ${reported} (${about}).\n\nRead it, and suspend them at once if you have to:\n${url}`,
    warned: {
      subject: 'A warning from Suki',
      text: (warning) =>
        `Somebody told us about something that we don’t accept at Suki. We looked into it, and this is our warning:\n\n${warning}\n\n` +
        'If it happens again, we may close your account. If we got it wrong, answer us under Help in the app.',
    },
  },
  fil: {
    about: { harassment: 'pangha-harass', threat: 'pananakot o pananakit', theft: 'pagnanakaw', other: 'iba pa' },
    subject: (reported) => `Ini-report si ${reported}: pakitingnan agad`,
    text: ({ about, reporter, reported, url }) =>
      `Hindi ligtas ang pakiramdam ni ${reporter} kay ${reported} (${about}).\n\nBasahin, at suspindihin agad kung kailangan:\n${url}`,
    warned: {
      subject: 'Babala mula sa Suki',
      text: (warning) =>
        `May nagsabi sa amin ng bagay na hindi namin pinapayagan sa Suki. Tiningnan namin ito, at ito ang babala namin:\n\n${warning}\n\n` +
        'Kapag naulit, puwede naming isara ang account mo. Kung nagkamali kami, sumagot sa Tulong sa app.',
    },
  },
  ceb: {
    about: { harassment: 'panghasi', threat: 'panghadlok o pagpanakit', theft: 'pangawat', other: 'uban pa' },
    subject: (reported) => `Gi-report si ${reported}: palihog tan-awa dayon`,
    text: ({ about, reporter, reported, url }) =>
      `Dili luwas ang pamati ni ${reporter} kang ${reported} (${about}).\n\nBasaha, ug suspendeha dayon kung kinahanglan:\n${url}`,
    warned: {
      subject: 'Pasidaan gikan sa Suki',
      text: (warning) =>
        `Naay misulti namo og butang nga dili namo tugotan sa Suki. Gisusi namo kini, ug mao kini ang among pasidaan:\n\n${warning}\n\n` +
        'Kung mausab kini, mahimo namong isira ang imong account. Kung nasayop mi, tubaga mi sa Tabang sa app.',
    },
  },
};

type To = { to: string; language: Language };

/** Mail to staff about a safety report. Details stay in the app, which records who reads them. */
export function safetyReportMail({ to, language, about, ...report }: To & Reported) {
  const { about: abouts, subject, text } = words[language];
  const [reported, reporter] = [inMail(report.reported), inMail(report.reporter)];
  return { to, subject: subject(reported), text: text({ ...report, reported, reporter, about: abouts[about] }) };
}

/** Warning to the reported person in staff's words; does not name the reporter. */
export function warningMail({ to, language, warning }: To & { warning: string }) {
  const { subject, text } = words[language].warned;
  return { to, subject, text: text(warning) };
}
