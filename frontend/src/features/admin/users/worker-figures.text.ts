import { defineCatalogue } from '../../../i18n/i18n.ts';
import { workerFiguresEn } from './worker-figures.en.ts';

export const workerFiguresText = defineCatalogue('workerFigures', workerFiguresEn, {
  fil: async () => (await import('./worker-figures.fil.ts')).workerFiguresFil,
  ceb: async () => (await import('./worker-figures.ceb.ts')).workerFiguresCeb,
});
