import type { Messages } from '../../i18n/i18n.ts';
import type { categoriesEn } from './categories.en.ts';

export const categoriesCeb: Messages<typeof categoriesEn> = {
  cleaning: 'Panglimpyo',
  handyman: 'Handyman',
  plumbing: 'Tubero',
  electrical: 'Kuryente',
  applianceRepair: 'Ayo sa appliance',
  carpentry: 'Panday ug muwebles',
  pestControl: 'Pest control',
  furnitureAssembly: 'Pagtukod og muwebles',
  tvMounting: 'Pagtaod og TV',
  moving: 'Hakot ug balhin',
  yardwork: 'Hardin ug nataran',
};
