import { defineCatalogue } from '../../i18n/i18n.ts';
import { payoutEn } from './payout.en.ts';

export const payoutText = defineCatalogue('payout', payoutEn, {
  fil: async () => (await import('./payout.fil.ts')).payoutFil,
  ceb: async () => (await import('./payout.ceb.ts')).payoutCeb,
});
