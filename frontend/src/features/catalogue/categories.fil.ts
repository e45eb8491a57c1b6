import type { Messages } from '../../i18n/i18n.ts';
import type { categoriesEn } from './categories.en.ts';

export const categoriesFil: Messages<typeof categoriesEn> = {
  cleaning: 'Paglilinis',
  handyman: 'Handyman',
  plumbing: 'Tubero',
  electrical: 'Elektrisyan',
  applianceRepair: 'Pagkumpuni ng appliance',
  carpentry: 'Karpintero at muwebles',
  pestControl: 'Pest control',
  furnitureAssembly: 'Pagbuo ng muwebles',
  tvMounting: 'Pagkabit ng TV',
  moving: 'Paglilipat',
  yardwork: 'Bakuran',
};
