import type { ApprovedChange } from '#contracts/events/approval.ts';
import type { Language } from '#contracts/roles.ts';

/** `refusal`: why not; null where the other admin agreed. */
type Answer = { person: string; by: string; refusal: string | null; url: string };
type Words = {
  agreedSubject: string;
  refusedSubject: string;
  what: Record<ApprovedChange, (person: string) => string>;
  agreed: (answer: Answer, what: string) => string;
  refused: (answer: Answer, what: string) => string;
};

const words: Record<Language, Words> = {
  en: {
    agreedSubject: 'Another admin said yes',
    refusedSubject: 'Another admin said no',
    what: {
      make_admin: (person) => `make ${person} an admin`,
      remove_admin: (person) => `remove ${person} as admin`,
      second_factor_reset: (person) => `reset two-step sign-in for ${person}`,
    },
    agreed: ({ by, url }, what) => `You asked to ${what}. ${by} agreed, so it’s being done.\n\nSee it here:\n${url}`,
    refused: ({ by, refusal, url }, what) =>
      `You asked to ${what}. ${by} said no, and nothing changes.\nWhy: ${refusal}\n\nSee it here:\n${url}`,
  },
  fil: {
    agreedSubject: 'Pumayag ang isa pang admin',
    refusedSubject: 'Tumanggi ang isa pang admin',
    what: {
      make_admin: (person) => `gawing admin si ${person}`,
      remove_admin: (person) => `alisin si ${person} bilang admin`,
      second_factor_reset: (person) => `i-reset ang dalawang-hakbang na pag-log in ni ${person}`,
    },
    agreed: ({ by, url }, what) =>
      `Hiniling mong ${what}. Sumang-ayon si ${by}, kaya ginagawa na ito.\n\nTingnan dito:\n${url}`,
    refused: ({ by, refusal, url }, what) =>
      `Hiniling mong ${what}. Tumanggi si ${by}, kaya walang magbabago.\nDahilan: ${refusal}\n\nTingnan dito:\n${url}`,
  },
  ceb: {
    agreedSubject: 'Niuyon ang laing admin',
    refusedSubject: 'Nibalibad ang laing admin',
    what: {
      make_admin: (person) => `himoong admin si ${person}`,
      remove_admin: (person) => `kuhaon si ${person} isip admin`,
      second_factor_reset: (person) => `i-reset ang duha ka lakang nga pag-log in ni ${person}`,
    },
    agreed: ({ by, url }, what) =>
      `Gihangyo nimo nga ${what}. Niuyon si ${by}, busa gibuhat na kini.\n\nTan-awa dinhi:\n${url}`,
    refused: ({ by, refusal, url }, what) =>
      `Gihangyo nimo nga ${what}. Nibalibad si ${by}, busa walay mausab.\nRason: ${refusal}\n\nTan-awa dinhi:\n${url}`,
  },
};

type Message = Answer & { to: string; language: Language; change: ApprovedChange };

/** To the admin who asked. */
export function approvalAnswerMail({ to, language, change, ...answer }: Message) {
  const { agreedSubject, refusedSubject, what, agreed, refused } = words[language];
  const asked = what[change](answer.person);
  return answer.refusal === null
    ? { to, subject: agreedSubject, text: agreed(answer, asked) }
    : { to, subject: refusedSubject, text: refused(answer, asked) };
}
