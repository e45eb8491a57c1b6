export const undoEn = {
  undoTitle: 'Wasn’t that you?',
  undoText:
    'Your email or mobile number on Suki was changed. Undo it here: the old one comes back, and everybody who ' +
    'is signed in to your account is signed out.',
  undo: 'Undo the change',
  undoneEmail: 'Your old email is back',
  undonePhone: 'Your old number is back',
  undoneText:
    'Everybody was signed out of your account. Log in now, and look at your profile and where your money goes. ' +
    'If somebody may know your password, tell us at once.',
  gone: 'This link no longer works',
  goneText: 'It was used already, or the seven days are over. Log in to see which email and number your account has.',
  logIn: 'Log in',
};
