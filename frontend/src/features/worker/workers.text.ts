import { defineCatalogue } from '../../i18n/i18n.ts';
import { workersEn } from './workers.en.ts';

export const workersText = defineCatalogue('workers', workersEn, {
  fil: async () => (await import('./workers.fil.ts')).workersFil,
  ceb: async () => (await import('./workers.ceb.ts')).workersCeb,
});
