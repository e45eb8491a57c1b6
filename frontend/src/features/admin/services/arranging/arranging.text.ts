import { defineCatalogue } from '../../../../i18n/i18n.ts';
import { arrangingEn } from './arranging.en.ts';

export const arrangingText = defineCatalogue('adminArranging', arrangingEn, {
  fil: async () => (await import('./arranging.fil.ts')).arrangingFil,
  ceb: async () => (await import('./arranging.ceb.ts')).arrangingCeb,
});
