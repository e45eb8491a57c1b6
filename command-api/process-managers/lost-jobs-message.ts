import type { Language } from '#contracts/roles.ts';
import { sayAsGiven } from '#contracts/event-texts/say.ts';
import { inEveryLanguage } from '#infra/translations/translated-texts.ts';
import { lostJobsEn } from './lost-jobs-message.en.ts';

const words = inEveryLanguage(lostJobsEn, 'command-api/process-managers/lost-jobs-message');

type Message = { to: string; language: Language; /** Each in a line. */ jobs: readonly string[] };

export function lostJobsMail({ to, language, jobs }: Message) {
  const { subject, text, closing } = words[language];
  return { to, subject, text: `${text}\n\n${jobs.map((job) => `- ${job}`).join('\n')}\n\n${closing}` };
}

export function lostJobsText({ to, language, jobs }: Message) {
  return { to, text: sayAsGiven(words[language].short, { count: jobs.length }) };
}
