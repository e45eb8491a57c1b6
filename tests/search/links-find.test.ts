import { expect, it } from 'vitest';
import { landingCeb } from '../../frontend/src/features/landing/landing.ceb.ts';
import { landingEn } from '../../frontend/src/features/landing/landing.en.ts';
import { landingFil } from '../../frontend/src/features/landing/landing.fil.ts';
import { popularProjects } from '../../frontend/src/features/landing/popular-projects.ts';
import { searchShortcuts } from '../../frontend/src/features/landing/search-shortcuts.ts';
import { categoriesCeb } from '../../frontend/src/features/catalogue/categories.ceb.ts';
import { categoriesEn } from '../../frontend/src/features/catalogue/categories.en.ts';
import { categoriesFil } from '../../frontend/src/features/catalogue/categories.fil.ts';
import { searchCeb } from '../../frontend/src/features/search/search.ceb.ts';
import { searchEn } from '../../frontend/src/features/search/search.en.ts';
import { searchFil } from '../../frontend/src/features/search/search.fil.ts';
import { demoServices } from '#command-api/demo/people/services.ts';
import { fitOfService } from '#query-api/search/fitting-services.ts';
import { demoWorkers, searchAmong } from './demo-search.ts';

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
