/** Words of showing once more that it is oneself. */
export const stepUpEn = {
  title: 'Is it you?',
  text: 'One more step, so that nobody else can do this. It’s good for ten minutes.',
  password: 'Your password',
  forgot: 'Forgot it? <link>Get a link</link>',
  sendCodeTo: 'Send a code to {address}',
  sendAnother: 'Send me a new code',
  resendIn: 'You can get another one in {seconds} s.',
  code: 'Code sent to {address}',
  useCode: 'Get a code instead',
  usePassword: 'Use your password instead',
  signInAnew: 'It’s been a while since you signed in. Log out, sign in again, and come back here.',
  confirm: 'Confirm',
  cancel: 'Not now',
};
