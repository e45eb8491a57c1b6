export const contactChangedEn = {
  subject: {
    email: 'Your email on Suki was changed',
    phone: 'Your mobile number on Suki was changed',
  },
  changed: {
    email: 'The email of your Suki account was changed.',
    phone: 'The mobile number of your Suki account was changed.',
  },
  wasYou: 'If that was you, there’s nothing to do.',
  undo: 'If it wasn’t you, put the old one back here by {day}. That also signs everybody out of your account:',
  text:
    'The {what, select, email {email} other {number}} of your Suki account was changed. Not you? Undo it by ' +
    '{day}: in Suki, press Forgot your password, then I have a code, and type {code}',
};
