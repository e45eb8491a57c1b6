export const passwordEn = {
  resetSubject: 'A new password for Suki',
  reset:
    'Here’s the link to choose a new password. It works once, for 30 minutes:\n{url}\n\nDidn’t ask for it? You ' +
    'can ignore this mail: your password stays as it is.',
  resetText: '{code} is your code for a new Suki password, good for 10 minutes. Not you? Just ignore this.',
  resetByStaff:
    'Suki’s staff sent you this link, so that you can choose a new password. It works once, for 30 ' +
    'minutes:\n{url}\n\nNobody at Suki sees your password, and nobody will ask you for it. Didn’t ask us for ' +
    'help? You can ignore this mail: your password stays as it is.',
  resetTextByStaff:
    '{code} is your code from Suki staff for a new password, good for 10 minutes. In Suki, press Forgot your ' +
    'password, then I have a code.',
  changedSubject: 'Your Suki password was changed',
  changed:
    'The password of your Suki account was changed, and all other devices were signed out.\n\nIf that was you, ' +
    'there’s nothing to do.\n\nIf it wasn’t, choose a new one right away, and look at your email and ' +
    'number:\n{url}',
  changedText: 'Your Suki password was changed. Not you? In Suki, press Forgot your password right away.',
};
