import { defineCatalogue } from '../../i18n/i18n.ts';
import { disputeEn } from './dispute.en.ts';

export const disputeText = defineCatalogue('dispute', disputeEn, {
  fil: async () => (await import('./dispute.fil.ts')).disputeFil,
  ceb: async () => (await import('./dispute.ceb.ts')).disputeCeb,
});
