/** Words of the settings' sections that have none of their own. */
export const settingsEn = {
  contacts: 'How we reach you',
  email: 'Email',
  phone: 'Mobile number',
  noEmail: 'No email yet',
  noPhone: 'No mobile number yet',
  change: 'Change',
};
