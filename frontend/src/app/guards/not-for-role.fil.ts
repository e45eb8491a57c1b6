import type { notForRoleEn } from './not-for-role.en.ts';

export const notForRoleFil: Record<keyof typeof notForRoleEn, string> = {
  title: 'Hindi bahagi ng tungkulin mo ang pahinang ito',
  hint: 'Narito ka bilang {role}. Kung kailangan mo ito, sabihan ang isang may-ari: mapapalitan nila ang tungkulin mo.',
  home: 'Sa dashboard',
  owner: 'may-ari',
  support: 'suporta',
  finance: 'pananalapi',
  trust: 'tiwala at kaligtasan',
  auditor: 'tagasuri',
};
