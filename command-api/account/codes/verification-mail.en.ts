export const verificationEn = {
  subject: 'Your Suki code',
  text:
    'Hi,\n\n{code} is your code for Suki. It’s good for 10 minutes.\n\nIf you didn’t ask for it, you can ignore ' +
    'this message.',
};
