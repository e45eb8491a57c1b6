import type { subjectWordsEn } from './subject-words.en.ts';

export const subjectWordsCeb: Record<keyof typeof subjectWordsEn, string> = {
  settings: 'Settings',
  saved_replies: 'Mga andam nga tubag',
  bank_file: 'Bank file',
  payouts: 'mga payout',
  payments: 'mga bayad',
  audit_log: 'audit log',
};
