import { expect, it } from 'vitest';
import { shippedTextsFil } from '#contracts/catalogue/shipped-texts.fil.ts';
import { demoCatalogue, demoSubcategories } from './packages.ts';
import { demoServices } from './services.ts';

/** Catalogue texts exist in every language. */

const packages = Object.values(demoCatalogue).flatMap(({ packages: those = [] }) => those);

it.each([
  ...demoServices.flatMap(({ name, title }) => [name, title]),
  ...new Set(packages.flatMap(({ includes = [] }) => includes)),
])('translates “%s” into Filipino and Cebuano', (text) => expect(Object.keys(shippedTextsFil)).toContain(text));

it('translates packages and subcategories into Filipino and Cebuano', () => {
  const named = [...packages, ...Object.values(demoSubcategories).flat()];
  for (const { name, names } of named)
    expect([name, names?.fil, names?.ceb]).toEqual([name, expect.any(String), expect.any(String)]);
});
