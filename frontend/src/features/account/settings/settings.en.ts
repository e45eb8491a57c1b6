/** Words of the settings' sections that have none of their own. */
export const settingsEn = {
  email: 'Email',
  phone: 'Mobile number',
  noEmail: 'No email yet',
  noPhone: 'No mobile number yet',
  change: 'Change',
  changeNamed: 'Change: {what}',
  add: 'Add',
  addNamed: 'Add: {what}',
  proven: 'Verified',
  unproven: 'Not verified yet',
  reportTitle: 'Something doesn’t work?',
  reportText: 'Tell us what you saw. We’ll say what becomes of it.',
  report: 'Report a problem',
};
