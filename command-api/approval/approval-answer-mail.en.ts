export const approvalAnswerEn = {
  agreedSubject: 'Another admin said yes',
  refusedSubject: 'Another admin said no',
  agreed: 'You asked to {what}. {by} agreed, so it’s being done.\n\nSee it here:\n{url}',
  refused: 'You asked to {what}. {by} said no, and nothing changes.\nWhy: {refusal}\n\nSee it here:\n{url}',
};
