import '../browser/testing/fake-browser.ts';
import { describe, expect, it } from 'vitest';
import { shippedTextsEn } from '#contracts/catalogue/shipped-texts.en.ts';
import { ownReasonsEn } from '#contracts/event-texts/own-reasons.en.ts';

const { default: categoriesCeb } = await import('../features/catalogue/categories.en.ts?ceb');
const { default: categoriesFil } = await import('../features/catalogue/categories.en.ts?fil');
const { default: landingCeb } = await import('../features/landing/landing.en.ts?ceb');
const { default: landingFil } = await import('../features/landing/landing.en.ts?fil');
const { default: storedCeb } = await import('./stored-texts.en.ts?ceb');
const { default: storedFil } = await import('./stored-texts.en.ts?fil');

localStorage.setItem('suki.language', 'fil');
const { inCatalogue, ownReason, textOf } = await import('./i18n.ts');
const { activate, registerTexts } = await import('./catalogue.ts');
await import('./stored-texts.en.ts');

const stored = { fil: storedFil, ceb: storedCeb };

describe.each(['fil', 'ceb'] as const)('in %s', (language) => {
  it('translates the shipped catalogue, and keeps texts of staff', async () => {
    await activate(language);
    for (const text of Object.keys(shippedTextsEn)) expect(inCatalogue(text)).toBe(stored[language][text]);
    expect(inCatalogue('Gutter cleaning')).toBe('Gutter cleaning');
    expect(inCatalogue('')).toBe('');
  });

  it('translates a service within a sentence', async () => {
    const done = { over: '{service} is done' };
    registerTexts(done, `jobs-${language}`, {
      fil: async () => ({ default: done }),
      ceb: async () => ({ default: done }),
    });
    await activate(language);
    expect(textOf(done, 'over', { service: 'Plumbing' })).toBe('Tubero is done');
    expect(textOf(done, 'over', { service: 'Gutter cleaning' })).toBe('Gutter cleaning is done');
  });

  it('recognises each of Suki’s own reasons by its text', async () => {
    await activate(language);
    const texts = Object.values(ownReasonsEn);
    expect(new Set<string>(texts).size).toBe(texts.length);
    expect(texts.filter((text) => ownReason(text) === text)).toEqual([]);
  });
});

it('translates Suki’s own reasons, alone and within a sentence, and leaves text of people unchanged', async () => {
  const told = { why: 'Why: {reason}' };
  registerTexts(told, 'reasons', { fil: async () => ({ default: told }), ceb: async () => ({ default: told }) });
  await activate('fil');
  expect(ownReason('More was paid than is owed')).toBe('Sobra sa dapat bayaran ang naibayad');
  expect(textOf(told, 'why', { reason: ownReasonsEn.noLongerWorker })).toBe('Why: Hindi na worker');
  expect(ownReason('He never came.')).toBe('He never came.');
  expect(textOf(told, 'why', { reason: 'Her papers ran out' })).toBe('Why: Her papers ran out');
  await activate('ceb');
  expect(ownReason('More was paid than is owed.')).toBe('Sobra sa bayranan ang nabayad');
  await activate('en');
  expect(ownReason('More was paid than is owed')).toBe('More was paid than is owed');
});

it('uses the same names in landing, categories and services', () => {
  for (const [landing, categories, shipped] of [
    [landingFil, categoriesFil, storedFil],
    [landingCeb, categoriesCeb, storedCeb],
  ] as const) {
    const { cleaning, handyman, plumbing, electrical } = categories;
    expect(landing).toMatchObject({ cleaning, handyman, plumbing, electrical });
    expect(shipped.Plumbing).toBe(plumbing);
    expect(shipped.Electrical).toBe(electrical);
  }
});

/** All screens except the catalogue editor, which shows the English names that it changes. */
const files = import.meta.glob<string>(
  ['../**/*.tsx', '!../gallery/**', '!../features/admin/services/**', '!../**/*.test.tsx'],
  {
    eager: true,
    query: '?raw',
    import: 'default',
  },
);
const read = /(?:\w+\??\.)*(?:service\??\.(?:name|title)|(?<=\.)serviceName)\b(?! \? )/g;
/** Uses that do not display the name directly: a sentence's value `service`, a prop, a draft, or a constant. */
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
