import { defineCatalogue } from '../../i18n/i18n.ts';
import { photosEn } from './photos.en.ts';

export const photosText = defineCatalogue('photos', photosEn, {
  fil: async () => (await import('./photos.fil.ts')).photosFil,
  ceb: async () => (await import('./photos.ceb.ts')).photosCeb,
});
