/** Texts for a screen that the staff role may not open. */
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
