import { expect, it } from 'vitest';
import { countedWords } from './missed-words.ts';

it.each([[['piano', 'tuning']], [['24/7', 'tubero']], [['tv']]])('counts %j', (words) => {
  expect(countedWords(words)).toBe(words.join(' '));
});

it.each([
  [['0917', '123', '4821']],
  [['+639171234821']],
  [['grace@example.ph']],
  [['grace.example.ph']],
  [['1234']],
  [['a']],
  [['x'.repeat(41)]],
])('doesn’t keep %j', (words) => {
  expect(countedWords(words)).toBeNull();
});
