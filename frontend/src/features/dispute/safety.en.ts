/** Words for whoever doesn't feel safe with somebody. */
export const safetyEn = {
  report: 'Report {name}',
  title: 'Report {name}?',
  hint: 'In danger now? Call 911. Only Suki reads this, and we look at it before all else.',
  about: 'What happened?',
  aboutNeeded: 'Choose what happened',
  harassment: 'Harassment',
  threat: 'Threats or violence',
  theft: 'Theft',
  other: 'Something else',
  story: 'Tell us more',
  storyHint: '{name} isn’t told that you wrote to us.',
  storyNeeded: 'Tell us what happened',
  send: 'Send report',
  sent: 'Thank you. We’re looking at it now.',
  goBack: 'Go back',
};
