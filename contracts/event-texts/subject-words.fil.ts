import type { subjectWordsEn } from './subject-words.en.ts';

export const subjectWordsFil: Record<keyof typeof subjectWordsEn, string> = {
  settings: 'Mga setting',
  saved_replies: 'Mga nakahandang sagot',
  bank_file: 'Bank file',
  payouts: 'mga payout',
  payments: 'mga bayad',
  audit_log: 'audit log',
};
