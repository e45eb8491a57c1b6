import { defineCatalogue } from '../../i18n/i18n.ts';
import { bookingFlowEn } from './booking-flow.en.ts';

export const bookingFlowText = defineCatalogue('bookingFlow', bookingFlowEn, {
  fil: async () => (await import('./booking-flow.fil.ts')).bookingFlowFil,
  ceb: async () => (await import('./booking-flow.ceb.ts')).bookingFlowCeb,
});
