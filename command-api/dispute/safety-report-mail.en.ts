export const safetyReportEn = {
  about: {
    harassment: 'harassment',
    threat: 'threats or violence',
    theft: 'theft',
    other: 'something else',
  },
  subject: '{reported} was reported: please look at it now',
  text:
    '{reporter} doesn’t feel safe with {reported} ({about}).\n\nRead it, and suspend them at once if you have ' +
    'to:\n{url}',
  warned: {
    subject: 'A warning from Suki',
    text:
      'Somebody told us about something that we don’t accept at Suki. We looked into it, and this is our ' +
      'warning:\n\n{warning}\n\nIf it happens again, we may close your account. If we got it wrong, answer us ' +
      'under Help in the app.',
  },
};
