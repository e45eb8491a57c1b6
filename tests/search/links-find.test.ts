import { expect, it } from 'vitest';
import { landingEn } from '../../frontend/src/features/landing/landing.en.ts';
import { popularProjects } from '../../frontend/src/features/landing/popular-projects.ts';
import { searchShortcuts } from '../../frontend/src/features/landing/search-shortcuts.ts';
import { categoriesEn } from '../../frontend/src/features/catalogue/categories.en.ts';
import { searchEn } from '../../frontend/src/features/search/search.en.ts';
import { demoServices } from '#demo/people/services.ts';
import { fitOfService } from '#query-api/search/fitting-services.ts';
import { demoWorkers, searchAmong } from './demo-search.ts';
import { translatedTexts } from '#infra/translations/translated-texts.ts';

const landingCeb = translatedTexts('ceb', landingEn, 'frontend/src/features/landing/landing');
const landingFil = translatedTexts('fil', landingEn, 'frontend/src/features/landing/landing');
const categoriesCeb = translatedTexts('ceb', categoriesEn, 'frontend/src/features/catalogue/categories');
const categoriesFil = translatedTexts('fil', categoriesEn, 'frontend/src/features/catalogue/categories');
const searchCeb = translatedTexts('ceb', searchEn, 'frontend/src/features/search/search');
const searchFil = translatedTexts('fil', searchEn, 'frontend/src/features/search/search');

/** The searches of cards and shortcuts, and those that the screen suggests. */
const said = [
  ...[landingEn, landingFil, landingCeb].flatMap((texts) => [
    ...searchShortcuts.map((shortcut) => texts[shortcut]),
    ...popularProjects.map(({ title }) => texts[title]),
  ]),
  ...[categoriesEn, categoriesFil, categoriesCeb].flatMap((texts) => Object.values(texts)),
  ...demoServices.map(({ name }) => name),
  ...[searchEn, searchFil, searchCeb].flatMap(({ nothingText }) =>
    [...nothingText.matchAll(/“([^”]+)”/g)].map(([, word = '']) => word),
  ),
];

it.each([...new Set(said)].filter((words) => !['Others', 'Iba pa', 'Uban pa'].includes(words)))(
  '“%s” finds services and workers',
  async (words) => {
    const { find } = searchAmong(demoWorkers);
    const { total, reading } = await find(words);
    expect(total).toBeGreaterThan(0);
    expect(demoServices.some(({ id }) => reading !== null && fitOfService(id, reading) > 0)).toBe(true);
  },
);
