import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { type PoEntry, poPathOf, readPo, writePo } from '#infra/translations/po-files.ts';
import { pseudo } from '#infra/translations/pseudo.ts';
import { problemsOf, updatedEntries } from './translations.ts';

const file = join(import.meta.dirname, '../../frontend/src/features/landing/landing.en.ts');
const own = (id: string, english: string) => ({ id, english, file, key: id.slice(id.indexOf('.') + 1) });
const entry = (id: string, english: string, text: string, fuzzy = false): PoEntry => ({ id, english, text, fuzzy });

const search = own('landing.search', 'Search {place}');

it('accepts a translation with the same placeholders and tags in another order', () => {
  const terms = own('landing.terms', 'Read <terms>the terms</terms>, {name}');
  expect(problemsOf([terms], [entry(terms.id, terms.english, '{name}, basahin ang <terms>kasunduan</terms>')])).toEqual(
    [],
  );
});

it.each<[string, PoEntry[], RegExp]>([
  ['missing', [], /landing\.search is missing\. Run npm run translations/],
  [
    'empty',
    [entry(search.id, search.english, ' ')],
    /landing\.search has no translation\. Translate it: Search \{place\}/,
  ],
  ['of a former English text', [entry(search.id, 'Find {place}', 'Hanapin {place}')], /another English text/],
  ['fuzzy', [entry(search.id, search.english, 'Hanapin {place}', true)], /marked fuzzy/],
  ['without a placeholder', [entry(search.id, search.english, 'Hanapin')], /needs \{place\}, but has none/],
  ['with another placeholder', [entry(search.id, search.english, 'Hanapin {lugar}')], /but has \{lugar\}/],
  ['not closed', [entry(search.id, search.english, 'Hanapin {place')], /cannot be parsed\. Correct its braces/],
  [
    'with the plural form one',
    [entry(search.id, search.english, '{place, plural, one {isa} other {marami}}')],
    /plural form one/,
  ],
  ['that may break before AM', [entry(search.id, search.english, 'Hanapin {place} 9 AM')], /no-break space/],
])('reports a translation that is %s', (_, entries, problem) =>
  expect(problemsOf([search], entries)).toEqual([expect.stringMatching(problem)]),
);

it('reports an entry that no screen uses', () => {
  expect(problemsOf([], [entry('landing.old', 'Old', 'Luma')])).toEqual([
    'landing.old is used by no screen. Run npm run translations.',
  ]);
});

it('adds new texts, drops unused ones and marks translations of changed texts as fuzzy', () => {
  const texts = [own('landing.a', 'New'), own('landing.b', 'Changed'), own('landing.c', 'Same')];
  const before = [
    entry('landing.c', 'Same', 'Pareho'),
    entry('landing.b', 'Before', 'Dati'),
    entry('landing.d', 'Old', 'Luma'),
  ];
  expect(updatedEntries(texts, before).map(({ id, text, fuzzy }) => ({ id, text, fuzzy }))).toEqual([
    { id: 'landing.a', text: '', fuzzy: false },
    { id: 'landing.b', text: 'Dati', fuzzy: true },
    { id: 'landing.c', text: 'Pareho', fuzzy: false },
  ]);
});

it('keeps the translation of a text whose key changed', () => {
  const [moved] = updatedEntries([own('landing.find', 'Search')], [entry('landing.search', 'Search', 'Maghanap')]);
  expect(moved).toMatchObject({ id: 'landing.find', text: 'Maghanap', fuzzy: false });
});

it('shows letters with accents, and keeps placeholders and tags', () => {
  expect(pseudo({ pay: 'Pay <b>{amount}</b>', jobs: '{count, plural, one {# job} other {# jobs}}' })).toEqual({
    pay: ['Páý <b>', ['amount'], '</b>'],
    jobs: [['count', 'plural', { one: ['#', ' ĵóƀ'], other: ['#', ' ĵóƀś'] }]],
  });
});

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'suki-translations-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

it('reads the entries that it wrote, with quotes, line breaks and marks', () => {
  const entries = [
    entry('mail.text', 'Hi {name},\n\n“Hello”', 'Kumusta {name},\n\n"Hoy" \\ ’'),
    entry('mail.b', 'B', 'Be', true),
  ];
  const path = join(folder, 'fil.po');
  writePo(path, 'fil', entries);
  expect(readPo(path)).toEqual(entries);
  expect(readFileSync(path, 'utf8')).toContain('icu-message-format');
});

it('finds the nearest folder of PO files', () => {
  mkdirSync(join(folder, 'a/b'), { recursive: true });
  mkdirSync(join(folder, 'locales'));
  writeFileSync(join(folder, 'a/b/words.en.ts'), '');
  expect(poPathOf(join(folder, 'a/b/words.en.ts'), 'ceb')).toBe(join(folder, 'locales/ceb.po'));
  mkdirSync(join(folder, 'a/locales'));
  expect(poPathOf(join(folder, 'a/b/words.en.ts'), 'ceb')).toBe(join(folder, 'a/locales/ceb.po'));
});
