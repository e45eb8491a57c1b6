import { inMail } from '#contracts/links.ts';
import type { ApprovalSubject } from '#contracts/approval/approval-subject.ts';
import type { Language } from '#contracts/roles.ts';
import { changePhrase } from './change-phrase.ts';

/** `refusal`: reason; null if approved. */
type Answer = { by: string; refusal: string | null; url: string };
type Words = {
  agreedSubject: string;
  refusedSubject: string;
  agreed: (answer: Answer, what: string) => string;
  refused: (answer: Answer, what: string) => string;
};

const words: Record<Language, Words> = {
  en: {
    agreedSubject: 'Another admin said yes',
    refusedSubject: 'Another admin said no',
    agreed: ({ by, url }, what) => `You asked to ${what}. ${by} agreed, so it’s being done.\n\nSee it here:\n${url}`,
    refused: ({ by, refusal, url }, what) =>
      `You asked to ${what}. ${by} said no, and nothing changes.\nWhy: ${refusal}\n\nSee it here:\n${url}`,
  },
  fil: {
    agreedSubject: 'Pumayag ang isa pang admin',
    refusedSubject: 'Tumanggi ang isa pang admin',
    agreed: ({ by, url }, what) =>
      `Hiniling mong ${what}. Sumang-ayon si ${by}, kaya ginagawa na ito.\n\nTingnan dito:\n${url}`,
    refused: ({ by, refusal, url }, what) =>
      `Hiniling mong ${what}. Tumanggi si ${by}, kaya walang magbabago.\nDahilan: ${refusal}\n\nTingnan dito:\n${url}`,
  },
  ceb: {
    agreedSubject: 'Niuyon ang laing admin',
    refusedSubject: 'Nibalibad ang laing admin',
    agreed: ({ by, url }, what) =>
      `Gihangyo nimo nga ${what}. Niuyon si ${by}, busa gibuhat na kini.\n\nTan-awa dinhi:\n${url}`,
    refused: ({ by, refusal, url }, what) =>
      `Gihangyo nimo nga ${what}. Nibalibad si ${by}, busa walay mausab.\nRason: ${refusal}\n\nTan-awa dinhi:\n${url}`,
  },
};

type Message = Answer & { to: string; language: Language; about: ApprovalSubject };

/** Mail to the requesting admin. */
export function approvalAnswerMail({ to, language, about, ...said }: Message) {
  const answer = { ...said, by: inMail(said.by) };
  const { agreedSubject, refusedSubject, agreed, refused } = words[language];
  const what = changePhrase(about, language);
  return answer.refusal === null
    ? { to, subject: agreedSubject, text: agreed(answer, what) }
    : { to, subject: refusedSubject, text: refused(answer, what) };
}
