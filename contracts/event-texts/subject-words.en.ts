/** Subjects of events that have no name of their own. */
export const subjectWordsEn = {
  settings: 'Settings',
  saved_replies: 'Saved replies',
  bank_file: 'Bank file',
  payouts: 'payouts',
  payments: 'payments',
  audit_log: 'audit log',
};
export type SubjectWord = keyof typeof subjectWordsEn;
