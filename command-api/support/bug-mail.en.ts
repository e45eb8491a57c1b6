export const bugEn = {
  subjects: {
    resolved: 'What you reported is fixed',
    closed: 'Your report is closed',
    answered: 'A word on your report',
    removed: 'Your report is off our list',
  },
  greeting: 'Hi {name},',
  where:
    'You’ll find your reports in Suki: open Settings, then Report a problem. If it still goes wrong, tell us ' +
    'there.',
};
