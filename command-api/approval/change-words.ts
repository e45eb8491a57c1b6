import type { ApprovalSubject, ApprovedChange } from '#contracts/approval/approval-subject.ts';
import { type SubjectValues, subjectValues } from '#contracts/approval/subject-values.ts';
import type { Language } from '#contracts/roles.ts';

type Words = Record<ApprovedChange, (values: SubjectValues) => string>;

const words: Record<Language, Words> = {
  en: {
    make_admin: ({ person }) => `make ${person} an admin`,
    remove_admin: ({ person }) => `remove ${person} as admin`,
    second_factor_reset: ({ person }) => `reset two-step sign-in for ${person}`,
    refund: ({ person, amount, code }) => `give ${amount} back to ${person} for ${code}`,
    suspend_worker: ({ person, count }) => `suspend ${person}, who has ${count} open ${count === 1 ? 'job' : 'jobs'}`,
  },
  fil: {
    make_admin: ({ person }) => `gawing admin si ${person}`,
    remove_admin: ({ person }) => `alisin si ${person} bilang admin`,
    second_factor_reset: ({ person }) => `i-reset ang dalawang-hakbang na pag-log in ni ${person}`,
    refund: ({ person, amount, code }) => `ibalik kay ${person} ang ${amount} para sa ${code}`,
    suspend_worker: ({ person, count }) => `suspindihin si ${person}, na may ${count} bukas na trabaho`,
  },
  ceb: {
    make_admin: ({ person }) => `himoong admin si ${person}`,
    remove_admin: ({ person }) => `kuhaon si ${person} isip admin`,
    second_factor_reset: ({ person }) => `i-reset ang duha ka lakang nga pag-log in ni ${person}`,
    refund: ({ person, amount, code }) => `iuli kang ${person} ang ${amount} para sa ${code}`,
    suspend_worker: ({ person, count }) => `suspindehon si ${person}, nga naay ${count} ka bukas nga trabaho`,
  },
};

/** "make Mia Cruz an admin": what is asked for, in the middle of a sentence of a mail. */
export function changeWords(subject: ApprovalSubject, language: Language): string {
  return words[language][subject.change](subjectValues(subject));
}
