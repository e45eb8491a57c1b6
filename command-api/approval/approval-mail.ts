import { isolated } from '#contracts/isolated-text.ts';
import { inMail } from '#contracts/links.ts';
import type { ApprovalSubject } from '#contracts/approval/approval-subject.ts';
import type { Language } from '#contracts/roles.ts';
import { changePhrase } from './change-phrase.ts';

type ApprovalRequest = { requestedBy: string; reason: string; url: string };
type Words = { subject: string; text: (asked: ApprovalRequest & { what: string }) => string };

const words: Record<Language, Words> = {
  en: {
    subject: 'Suki needs a second admin to agree',
    text: ({ requestedBy, what, reason, url }) =>
      `${requestedBy} asks to ${what}.\nWhy: ${reason}\n\nHave a look, and say yes or no within 7 days:\n${url}\n\n` +
      'Nothing changes until one of you agrees.',
  },
  fil: {
    subject: 'Kailangan ng Suki ang pagsang-ayon ng isa pang admin',
    text: ({ requestedBy, what, reason, url }) =>
      `Hinihiling ni ${requestedBy} na ${what}.\nDahilan: ${reason}\n\nTingnan mo, at sumagot ng oo o hindi sa loob ` +
      `ng 7 araw:\n${url}\n\nWalang magbabago hangga’t walang sumasang-ayon sa inyo.`,
  },
  ceb: {
    subject: 'Nagkinahanglan ang Suki og pagtugot sa laing admin',
    text: ({ requestedBy, what, reason, url }) =>
      `Gihangyo ni ${requestedBy} nga ${what}.\nRason: ${reason}\n\nTan-awa, ug tubag og oo o dili sulod sa 7 ka ` +
      `adlaw:\n${url}\n\nWalay mausab hangtod nga naay usa ninyo nga mouyon.`,
  },
};

type Message = ApprovalRequest & { to: string; language: Language; about: ApprovalSubject };

/** Mail to an admin about another one's request. */
export function approvalMail({ to, language, about, ...asked }: Message) {
  const { subject, text } = words[language];
  return {
    to,
    subject,
    text: text({
      ...asked,
      requestedBy: inMail(asked.requestedBy),
      reason: isolated(asked.reason),
      what: changePhrase(about, language),
    }),
  };
}
