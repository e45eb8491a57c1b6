import { expect, test } from 'vitest';
import { findRetiredNames } from './retired-words.ts';
import { stillThere } from './retired-words-still-there.ts';

test('no file or name has a word that the glossary retired, but for those that are on their way out', () => {
  const back = findRetiredNames().filter(({ file, word }) => !stillThere[word]?.includes(file));
  expect(back.map(({ file, name, word, now }) => `${file}: ${name} has “${word}”; say ${now}`)).toEqual([]);
});
