export const signInChangedEn = {
  subject: 'How you sign in to Suki has changed',
  happened: {
    added: 'A Google account can now sign in to your Suki account.',
    removed: 'A Google account can no longer sign in to your Suki account.',
    passkeyAdded: 'A passkey can now sign in to your Suki account.',
    passkeyRemoved: 'A passkey was removed from your Suki account.',
    passkeyCopied: 'Somebody tried to sign in with what looks like a copy of your passkey. We turned them away.',
  },
  notYou: 'Not you? Choose a new password right away, and look at your ways to sign in:',
  notYouText: 'Not you? In Suki, press Forgot your password right away.',
  copied: {
    subject: 'Somebody tried to sign in to your Suki account',
    advice: 'Remove that passkey in your settings and add a new one. If you can’t sign in, start here:',
    adviceText: 'Remove it under Settings in Suki.',
  },
};
