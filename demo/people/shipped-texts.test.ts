import { expect, it } from 'vitest';
import { shippedTextsEn } from '#contracts/catalogue/shipped-texts.en.ts';
import { demoCatalogue, demoSubcategories } from './packages.ts';
import { demoServices } from './services.ts';

/** Catalogue texts exist in every language. */

const packages = Object.values(demoCatalogue).flatMap(({ packages: those = [] }) => those);

it.each([
  ...demoServices.flatMap(({ name, title }) => [name, title]),
  ...new Set(packages.flatMap(({ includes = [] }) => includes)),
])('translates “%s” into Filipino and Cebuano', (text) => expect(Object.keys(shippedTextsEn)).toContain(text));

it('translates packages and subcategories into Filipino and Cebuano', () => {
  const named = [...packages, ...Object.values(demoSubcategories).flat()];
  for (const { name, names } of named)
    expect([name, names?.fil, names?.ceb]).toEqual([name, expect.any(String), expect.any(String)]);
});
