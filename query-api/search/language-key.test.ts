import { expect, it } from 'vitest';
import { languageKey } from './language-key.ts';

it.each([
  ['Tagalog', 'filipino'],
  ['BISAYA', 'cebuano'],
  ['Ilocano', 'ilocano'],
  ['constructor', 'constructor'],
  ['__proto__', 'proto'],
])('%s is indexed as %s', (language, key) => {
  expect(languageKey(language)).toBe(key);
});
