/** Texts of closing an account. */
export const closingEn = {
  title: 'Close my account',
  text: 'You can come back within 30 days by signing in.',
  look: 'See what it means',
  failed: 'We couldn’t check whether you can close it now.',
  signedOut: 'You’ll be signed out everywhere, and nobody can find or book you any more.',
  reopen: 'Sign in within 30 days, and your account opens again, just as it was.',
  kept:
    'We must keep the records of bookings and payments for five years: tax law requires it. What you wrote to ' +
    'others stays with them.',
  freed: 'After 30 days your email and number are free for a new account.',
  first: 'Settle these first:',
  booking: '{service}, {when} ({code})',
  payment: 'Payment of {amount} for {of}',
  refund: 'Refund of {amount} for {of}',
  payout: 'Payout of {amount}, Friday {of}',
  dispute: '{service} ({code}): we’re still deciding',
  admin: 'You’re an admin: two admins have to change your role first.',
  question: 'Close your account?',
  questionText: 'You’ll be signed out right away. You can still sign in again within 30 days.',
  close: 'Close my account',
};
