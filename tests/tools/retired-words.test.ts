import { expect, test } from 'vitest';
import { findRetiredNames } from './retired-words.ts';

test('no file or name has a word that the glossary retired', () => {
  const found = findRetiredNames();
  expect(found.map(({ file, name, word, now }) => `${file}: ${name} has “${word}”; say ${now}`)).toEqual([]);
});
