/** Words for a screen that is not for this member of staff. */
export const notForRoleEn = {
  title: 'This screen isn’t for your role',
  hint: 'You work here as {role}. If you need it, ask an owner: they can change your role.',
  home: 'To the dashboard',
  owner: 'owner',
  support: 'support',
  finance: 'finance',
  trust: 'trust and safety',
  auditor: 'auditor',
};
