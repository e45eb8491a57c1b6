export const closingEn = {
  closedSubject: 'Your Suki account is closed',
  closed:
    'Your Suki account is closed, and you’re signed out everywhere.\n\nChanged your mind? Sign in by {day}, ' +
    'and it opens again, just as it was. After that it’s closed for good.\n\nWasn’t it you? Choose a new ' +
    'password right away, and sign in:\n{url}',
  closedText:
    'Your Suki account is closed. Sign in by {day}, and it opens again. Not you? In Suki, press Forgot your ' +
    'password.',
  openSubject: 'Your Suki account is open again',
  open:
    'You signed in, so your Suki account is open again, just as it was. Welcome back!\n\nWasn’t it you? Choose ' +
    'a new password right away:\n{url}',
  openText: 'Your Suki account is open again. Not you? In Suki, press Forgot your password right away.',
};
