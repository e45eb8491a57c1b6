export const phoneEn = {
  textMe: 'Text me a code',
  usePassword: 'Use my password instead',
  phone: 'Mobile number',
  phoneHint: 'We’ll text you a six-digit code.',
  code: 'Six-digit code',
  sent: 'We texted a code to {phone}. It’s good for 10 minutes.',
  resend: 'Text me a new code',
  resendIn: 'You can ask for a new code in {seconds, plural, one {# second} other {# seconds}}.',
  logIn: 'Log in',
  noAccount: 'There’s no account with {phone} yet.',
  textNotEnough:
    'Someone’s account has {phone}, and a text alone doesn’t open it. Yours? Log in with your email, ' +
    'password or passkey, or in a browser you’ve used before. You can also write to us. New number? Open ' +
    'an account of your own.',
  createWithIt: 'Create an account with it',
  otherNumber: 'Use another number',
  taken: 'You already have an account with {phone}.',
  logInWithIt: 'Log in with it',
  howToJoin: 'How you want to sign up',
  byEmail: 'With an email',
  byPhone: 'With my phone',
  createAccount: 'Create account',
};
