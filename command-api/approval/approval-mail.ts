import { isolated } from '#contracts/isolated-text.ts';
import { inMail } from '#contracts/links.ts';
import type { ApprovalSubject } from '#contracts/approval/approval-subject.ts';
import type { Language } from '#contracts/roles.ts';
import { changePhrase } from './change-phrase.ts';
import { sayAsGiven } from '#contracts/event-texts/say.ts';
import { inEveryLanguage } from '#infra/translations/translated-texts.ts';
import { approvalEn } from './approval-mail.en.ts';

type ApprovalRequest = { requestedBy: string; reason: string; url: string };
const words = inEveryLanguage(approvalEn, 'command-api/approval/approval-mail');

type Message = ApprovalRequest & { to: string; language: Language; about: ApprovalSubject };

/** Mail to an admin about another one's request. */
export function approvalMail({ to, language, about, ...asked }: Message) {
  const { subject, text } = words[language];
  return {
    to,
    subject,
    text: sayAsGiven(text, {
      ...asked,
      requestedBy: inMail(asked.requestedBy),
      reason: isolated(asked.reason),
      what: changePhrase(about, language),
    }),
  };
}
