/** Words of the end of an account. */
export const closingEn = {
  title: 'Close my account',
  text: 'You can come back within 30 days by signing in.',
  look: 'See what it means',
  failed: 'We couldn’t check whether you can close it now.',
  signedOut: 'You’re signed out everywhere, and nobody finds or books you any more.',
  reopen: 'Sign in within 30 days, and your account is open again, as it was.',
  kept:
    'We must keep the records of bookings and payments for five years: the tax law asks for it. ' +
    'What you wrote to others stays with them.',
  freed: 'After 30 days your email and number are free for a new account.',
  first: 'These have to end first:',
  booking: '{service}, {when} ({code})',
  payment: 'Payment of {amount} for {of}',
  refund: 'Refund of {amount} for {of}',
  payout: 'Payout of {amount}, Friday {of}',
  admin: 'You’re an admin: two admins have to change that.',
  question: 'Close your account?',
  questionText: 'You’re signed out right away. You can still sign in again within 30 days.',
  close: 'Close my account',
};
