import { defineCatalogue } from '../../i18n/i18n.ts';
import { workerDayEn } from './worker-day.en.ts';

export const workerDayText = defineCatalogue('workerDay', workerDayEn, {
  fil: async () => (await import('./worker-day.fil.ts')).workerDayFil,
  ceb: async () => (await import('./worker-day.ceb.ts')).workerDayCeb,
});
