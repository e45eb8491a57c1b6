import type { notForRoleEn } from './not-for-role.en.ts';

export const notForRoleFil: Record<keyof typeof notForRoleEn, string> = {
  title: 'Hindi para sa tungkulin mo ang screen na ito',
  hint:
    'Narito ka bilang {role}. Kung kailangan mo ito, sabihan ang isang may-ari: puwede nilang palitan ang tungkulin ' +
    'mo.',
  home: 'Sa dashboard',
  owner: 'may-ari',
  support: 'suporta',
  finance: 'pananalapi',
  trust: 'tiwala at kaligtasan',
  auditor: 'tagasuri',
};
