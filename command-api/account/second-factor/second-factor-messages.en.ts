export const secondFactorEn = {
  subject: 'Your two-step sign-in at Suki has changed',
  happened: {
    added: 'Two-step sign-in is on for your Suki account, and all other devices were signed out.',
    removed: 'Two-step sign-in is off for your Suki account.',
    reset: 'Suki’s staff reset the two-step sign-in of your account. Set it up again when you next sign in.',
    codesRenewed: 'Your Suki account has new recovery codes. The old ones no longer work.',
    codeUsed: 'Somebody signed in to your Suki account with one of your recovery codes. It won’t work again.',
  },
  notYou: 'Not you? Choose a new password right away, and look at where you’re signed in:',
  notYouText: 'Not you? In Suki, press Forgot your password right away.',
};
