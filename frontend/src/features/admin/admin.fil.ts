import type { Messages } from '../../i18n/i18n.ts';
import type { adminEn } from './admin.en.ts';

export const adminFil: Messages<typeof adminEn> = {
  admin: 'Admin',
  sectionOfAdmin: '{section} · Admin',
  quickLookAt: 'Mabilis na tingin: {title}',
  closeQuickLook: 'Isara ang mabilis na tingin',
  clearFilters: 'Alisin ang mga salaan',
  nothingMatches: 'Walang tumugma',
  nothingMatchesHint: 'Walang tala na tugma sa mga salaang ito.',
  live: 'Live',
  notLive: 'Hindi live',
  liveNew: 'Live, {count} bago',
  newArrived: '{count} bagong tala',
  showNew: 'Pumunta sa mga bago',
  refreshFailed: 'Maaaring luma na ang nakikita mo.',
  retry: 'Subukan muli',
  goBack: 'Bumalik',
  reason: 'Dahilan',
  reasonHint: 'Itatala ito sa audit log.',
  reasonNeeded: 'Sabihin ang dahilan sa ilang salita',
  unknownPerson: 'Di-kilala',
  policy: 'Patakaran',
  history: 'Kasaysayan',
  inAuditLog: 'Sa audit log',
  historyFailed: 'Hindi mabasa ang kasaysayan.',
};
