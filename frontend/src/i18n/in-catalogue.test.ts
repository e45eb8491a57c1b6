import '../browser/testing/fake-browser.ts';
import { describe, expect, it } from 'vitest';
import { shippedText } from '#contracts/catalogue/shipped-text.ts';
import { shippedTextsFil } from '#contracts/catalogue/shipped-texts.fil.ts';
import { categoriesCeb } from '../features/catalogue/categories.ceb.ts';
import { categoriesFil } from '../features/catalogue/categories.fil.ts';
import { landingCeb } from '../features/landing/landing.ceb.ts';
import { landingFil } from '../features/landing/landing.fil.ts';

localStorage.setItem('suki.language', 'fil');
const { defineCatalogue, inCatalogue, textOf } = await import('./i18n.ts');
const { activate } = await import('./catalogue.ts');
await import('./shipped-texts.text.ts');

describe.each(['fil', 'ceb'] as const)('in %s', (language) => {
  it('translates the shipped catalogue, and keeps texts of staff', async () => {
    await activate(language);
    for (const text of Object.keys(shippedTextsFil)) expect(inCatalogue(text)).toBe(shippedText(text, language));
    expect(inCatalogue('Gutter cleaning')).toBe('Gutter cleaning');
    expect(inCatalogue('')).toBe('');
  });

  it('translates a service within a sentence', async () => {
    const done = { over: '{service} is done' };
    const jobs = defineCatalogue(`jobs-${language}`, done, { fil: async () => done, ceb: async () => done });
    await activate(language);
    expect(textOf(jobs, 'over', { service: 'Plumbing' })).toBe('Tubero is done');
    expect(textOf(jobs, 'over', { service: 'Gutter cleaning' })).toBe('Gutter cleaning is done');
  });
});

it('uses the same names in landing, categories and services', () => {
  for (const [language, landing, categories] of [
    ['fil', landingFil, categoriesFil],
    ['ceb', landingCeb, categoriesCeb],
  ] as const) {
    const { cleaning, handyman, plumbing, electrical } = categories;
    expect(landing).toMatchObject({ cleaning, handyman, plumbing, electrical });
    expect(shippedText('Plumbing', language)).toBe(plumbing);
    expect(shippedText('Electrical', language)).toBe(electrical);
  }
});

/** What the forms of the catalogue itself show is what they change. */
const files = import.meta.glob<string>(
  ['../**/*.tsx', '!../gallery/**', '!../features/admin/services/**', '!../**/*.test.tsx'],
  {
    eager: true,
    query: '?raw',
    import: 'default',
  },
);
const read = /(?:\w+\??\.)*(?:service\??\.(?:name|title)|(?<=\.)serviceName)\b(?! \? )/g;
/** A sentence's `service`, a part that says it in one, a draft that keeps it, or a value that is looked at first. */
const unshown = /(?:inCatalogue\(|\bservice: |service=\{|service(?:Name|Title): |const \w+ = .*)$/;

it('shows the catalogue’s English on no screen', () => {
  const shown = Object.entries(files).flatMap(([path, text]) =>
    text
      .split('\n')
      .flatMap((line) =>
        [...line.matchAll(read)]
          .filter(({ index }) => !unshown.test(line.slice(0, index)))
          .map(() => `${path}: ${line.trim()}`),
      ),
  );
  expect(Object.keys(files).length).toBeGreaterThan(300);
  expect(shown).toEqual([]);
});
