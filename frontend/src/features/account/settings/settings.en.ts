/** Texts of settings sections without their own catalogue. */
export const settingsEn = {
  email: 'Email',
  phone: 'Mobile number',
  noEmail: 'No email yet',
  noPhone: 'No mobile number yet',
  textsRisk:
    'A text can be read by whoever gets hold of your number or your phone. A passkey or an authenticator app, ' +
    'below, is safer.',
  change: 'Change',
  changeNamed: 'Change: {what}',
  add: 'Add',
  addNamed: 'Add: {what}',
  proven: 'Verified',
  unproven: 'Not verified yet',
  reportTitle: 'Something doesn’t work?',
  reportText: 'Tell us what you saw. We’ll let you know what we do about it.',
  report: 'Report a problem',
  notifications: 'Notifications',
  notificationsText: 'News about your jobs, payments and chats is always in your list. Choose how else we tell you.',
  popUps: 'Show pop-ups while I’m using Suki',
  mails: 'Email me about disputes and answers from Suki',
  noMail: 'To get emails, add an email address to your account first.',
  alwaysTold: 'We always tell you about changes to your account and money, by email and text.',
};
