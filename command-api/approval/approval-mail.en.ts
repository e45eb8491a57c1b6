export const approvalEn = {
  subject: 'Suki needs a second admin to agree',
  text:
    '{requestedBy} asks to {what}.\nWhy: {reason}\n\nHave a look, and say yes or no within 7 ' +
    'days:\n{url}\n\nNothing changes until one of you agrees.',
};
