import { defineCatalogue } from '../../../i18n/i18n.ts';
import { disputesEn } from './disputes.en.ts';

export const disputesText = defineCatalogue('adminDisputes', disputesEn, {
  fil: async () => (await import('./disputes.fil.ts')).disputesFil,
  ceb: async () => (await import('./disputes.ceb.ts')).disputesCeb,
});
