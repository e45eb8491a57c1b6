import { inMail } from '#contracts/links.ts';
import type { ApprovalSubject } from '#contracts/approval/approval-subject.ts';
import type { Language } from '#contracts/roles.ts';
import { changePhrase } from './change-phrase.ts';
import { sayAsGiven } from '#contracts/event-texts/say.ts';
import { inEveryLanguage } from '#infra/translations/translated-texts.ts';
import { approvalAnswerEn } from './approval-answer-mail.en.ts';

/** `refusal`: reason; null if approved. */
type Answer = { by: string; refusal: string | null; url: string };
const words = inEveryLanguage(approvalAnswerEn, 'command-api/approval/approval-answer-mail');

type Message = Answer & { to: string; language: Language; about: ApprovalSubject };

/** Mail to the requesting admin. */
export function approvalAnswerMail({ to, language, about, ...said }: Message) {
  const answer = { ...said, by: inMail(said.by) };
  const { agreedSubject, refusedSubject, agreed, refused } = words[language];
  const what = changePhrase(about, language);
  return answer.refusal === null
    ? { to, subject: agreedSubject, text: sayAsGiven(agreed, { ...answer, what }) }
    : { to, subject: refusedSubject, text: sayAsGiven(refused, { ...answer, what }) };
}
