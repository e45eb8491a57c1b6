import type { notForRoleEn } from './not-for-role.en.ts';

export const notForRoleCeb: Record<keyof typeof notForRoleEn, string> = {
  title: 'Dili kini nga panid bahin sa imong papel',
  hint: 'Ania ka isip {role}. Kon kinahanglan nimo kini, ingna ang usa ka tag-iya: mausab nila ang imong papel.',
  home: 'Sa dashboard',
  owner: 'tag-iya',
  support: 'suporta',
  finance: 'pananalapi',
  trust: 'pagsalig ug kaluwasan',
  auditor: 'tigsusi',
};
